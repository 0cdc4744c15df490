/**
 * What guards the own account, while its tab is open. Keys and recovery codes are here only as long as
 * they are shown.
 */
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { OauthSession, SecurityForm, TotpSetup } from '@/domain/security';
import { joinSlices } from './lateSlices';

export interface SecurityState {
  /** The form that the server took last. */
  done: SecurityForm | null;
  /** Null until they are known. */
  aliases: string[] | null;
  sessions: OauthSession[] | null;
  factor: 'on' | 'off' | null;
  /** In the course of setting up, and where new codes were wanted. */
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

/** The saga does it. */
const wish =
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
    emailChangeRequested: wish<{ email: string; password: string }>(),
    passwordChangeRequested: wish<{
      password: string;
      newPassword: string;
      confirmation: string;
    }>(),
    accountDeletionRequested: wish<{ password: string }>(),
    accountMoveRequested: wish<{ password: string; target: string }>(),
    aliasAdditionRequested: wish<{ alias: string }>(),
    aliasRemovalRequested: wish<{ alias: string }>(),
    sessionRevocationRequested: wish<{ sessionId: string }>(),
    factorSetupRequested: wish<undefined>(),
    /** The reader has kept the recovery codes: now the authenticator. */
    recoveryCodesKept: wish<undefined>(),
    factorConfirmationRequested: wish<{ code: string; password: string }>(),
    factorRemovalRequested: wish<{ password: string }>(),
    recoveryCodesRequested: wish<undefined>(),
    recoveryCodesPutAway(state) {
      state.recoveryCodes = null;
    },
    factorSetupGivenUp(state) {
      state.recoveryCodes = null;
      state.setup = null;
    },
    securityFormTaken(state, { payload }: PayloadAction<{ form: SecurityForm }>) {
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

joinSlices('security', slice.reducer);

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
  recoveryCodesPutAway,
  factorSetupGivenUp,
  securityFormTaken,
  aliasesReceived,
  sessionsReceived,
  sessionRevoked,
  factorReceived,
  recoveryCodesReceived,
  factorSetupReceived,
} = slice.actions;
