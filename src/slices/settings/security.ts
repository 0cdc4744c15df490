/**
 * Security data of the own account, while its tab is open. Keys and recovery codes are kept only as
 * long as they are shown.
 */
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { OauthSession, SecurityForm, TotpSetup } from '@/domain/settings/security';
import { slices } from '@/slices/root';

export interface SecurityState {
  /** The last form that the server accepted. */
  done: SecurityForm | null;
  /** Null until they are loaded. */
  aliases: string[] | null;
  sessions: OauthSession[] | null;
  factor: 'on' | 'off' | null;
  /** Set during the setup, and when new codes were requested. */
  recoveryCodes: string[] | null;
  setup: TotpSetup | null;
}

export const noSecurity: SecurityState = {
  done: null,
  aliases: null,
  sessions: null,
  factor: null,
  recoveryCodes: null,
  setup: null,
};

/** Makes the reducer of a request, which the saga handles. */
const requested =
  <Payload>() =>
  (state: SecurityState, _action: PayloadAction<Payload>) => {
    state.done = null;
  };

const slice = createSlice({
  name: 'security',
  initialState: noSecurity,
  reducers: {
    securityOpened: () => noSecurity,
    securityLeft: () => noSecurity,
    emailChangeRequested: requested<{ email: string; password: string }>(),
    passwordChangeRequested: requested<{
      password: string;
      newPassword: string;
      confirmation: string;
    }>(),
    accountDeletionRequested: requested<{ password: string }>(),
    accountMoveRequested: requested<{ password: string; target: string }>(),
    aliasAdditionRequested: requested<{ alias: string }>(),
    aliasRemovalRequested: requested<{ alias: string }>(),
    sessionRevocationRequested: requested<{ sessionId: string }>(),
    factorSetupRequested: requested<undefined>(),
    /** The reader has saved the recovery codes; the authenticator is next. */
    recoveryCodesKept: requested<undefined>(),
    factorConfirmationRequested: requested<{ code: string; password: string }>(),
    factorRemovalRequested: requested<{ password: string }>(),
    recoveryCodesRequested: requested<undefined>(),
    recoveryCodesDismissed(state) {
      state.recoveryCodes = null;
    },
    factorSetupCancelled(state) {
      state.recoveryCodes = null;
      state.setup = null;
    },
    securityFormAccepted(state, { payload }: PayloadAction<{ form: SecurityForm }>) {
      state.done = payload.form;
    },
    aliasesReceived(state, { payload }: PayloadAction<{ aliases: string[] }>) {
      state.aliases = payload.aliases;
    },
    sessionsReceived(state, { payload }: PayloadAction<{ sessions: OauthSession[] }>) {
      state.sessions = payload.sessions;
    },
    sessionRevoked(state, { payload }: PayloadAction<{ sessionId: string }>) {
      state.sessions = state.sessions?.filter(({ id }) => id !== payload.sessionId) ?? null;
    },
    factorReceived(state, { payload }: PayloadAction<{ enabled: boolean }>) {
      state.factor = payload.enabled ? 'on' : 'off';
      state.setup = null;
    },
    recoveryCodesReceived(state, { payload }: PayloadAction<{ codes: string[] }>) {
      state.recoveryCodes = payload.codes;
    },
    factorSetupReceived(state, { payload }: PayloadAction<{ setup: TotpSetup }>) {
      state.setup = payload.setup;
      state.recoveryCodes = null;
    },
  },
});

declare module '@/slices/root' {
  interface DeferredSlices {
    security: SecurityState;
  }
}

slices.inject(slice);

export const {
  securityOpened,
  securityLeft,
  emailChangeRequested,
  passwordChangeRequested,
  accountDeletionRequested,
  accountMoveRequested,
  aliasAdditionRequested,
  aliasRemovalRequested,
  sessionRevocationRequested,
  factorSetupRequested,
  recoveryCodesKept,
  factorConfirmationRequested,
  factorRemovalRequested,
  recoveryCodesRequested,
  recoveryCodesDismissed,
  factorSetupCancelled,
  securityFormAccepted,
  aliasesReceived,
  sessionsReceived,
  sessionRevoked,
  factorReceived,
  recoveryCodesReceived,
  factorSetupReceived,
} = slice.actions;
