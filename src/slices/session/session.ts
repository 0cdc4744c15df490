/**
 * The current user, the tokens, and the progress of a login. The only slice that holds secrets.
 * `loggedOut` is the one action of logging out: `slices/root.ts` then drops all data of the
 * account, and sagas see the token disappear.
 */
import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { EntityBundle } from '@/domain/engine/entities';
import {
  noOauth,
  type CurrentUser,
  type LoginFailure,
  type LoginPhase,
  type LoginStrategy,
  type OauthState,
} from '@/domain/session/session';

/** `pause`: requested as well, but by a reader who will return to the unsent drafts. */
type LogoutReason = 'wish' | 'pause' | 'refusal';

/**
 * The account left this browser: by a press here or in another tab, or because the server refuses
 * its token. Drafts are kept unless the reader asked to log out for good.
 */
export const loggedOut = createAction('session/loggedOut', (why: LogoutReason = 'wish') => ({
  payload: { why },
}));

interface SessionState {
  oauth: OauthState;
  /** Null until the credentials are checked. */
  currentUser: CurrentUser | null;
  lastLoginName: string | null;
  strategy: LoginStrategy;
  phase: LoginPhase;
  failure: LoginFailure | null;
  /** For the second factor: the contents of the challenge; null otherwise. */
  mfa: { mfa_token: string; challengeTypes: string[] } | null;
}

const initialState: SessionState = {
  oauth: noOauth,
  currentUser: null,
  lastLoginName: null,
  strategy: 'password',
  phase: 'idle',
  failure: null,
  mfa: null,
};

const slice = createSlice({
  name: 'session',
  initialState,
  reducers: {
    loginRequested(state, _action: PayloadAction<{ username: string; password: string }>) {
      state.phase = 'begin';
      state.failure = null;
    },
    tokenLoginRequested(state) {
      state.strategy = 'token';
      state.failure = null;
    },
    oauthCodeReceived(state, _action: PayloadAction<{ code: string; state: string | null }>) {
      state.strategy = 'token';
      state.phase = 'begin';
      state.failure = null;
    },
    /** The server's page returned an error in place of a code. */
    oauthErrorReceived(
      _state,
      _action: PayloadAction<{ error: string; description: string | null; state: string | null }>,
    ) {
      // The saga interprets it.
    },
    codeSubmitted(state, _action: PayloadAction<{ code: string }>) {
      state.phase = 'begin';
      state.failure = null;
    },
    mfaRequired(
      state,
      { payload }: PayloadAction<{ mfa_token: string; challengeTypes: string[] }>,
    ) {
      state.mfa = payload;
      state.strategy = 'totp';
      state.phase = 'idle';
    },
    strategyChosen(state, { payload }: PayloadAction<'totp' | 'recovery'>) {
      state.strategy = payload;
      state.failure = null;
    },
    loginCancelled(state) {
      state.strategy = 'password';
      state.phase = 'idle';
      state.failure = null;
      state.mfa = null;
    },
    /** The server accepts no passwords from applications, so its own page is used. */
    passwordGrantRefused(state, { payload }: PayloadAction<{ username: string }>) {
      state.strategy = 'token';
      state.lastLoginName = payload.username;
    },
    loginFailed(state, { payload }: PayloadAction<LoginFailure>) {
      state.phase = 'idle';
      // A failed visit to the server's page returns to the password form; a failed code can be
      // retyped.
      if (state.strategy === 'token') state.strategy = 'password';
      state.failure = payload;
    },
    loginFailureDismissed(state) {
      state.failure = null;
    },
    clientRegistered(
      state,
      { payload }: PayloadAction<{ clientId: string; clientSecret: string; scopes: string }>,
    ) {
      Object.assign(state.oauth, payload, { appToken: null });
    },
    appTokenReceived(state, { payload }: PayloadAction<{ appToken: string }>) {
      state.oauth.appToken = payload.appToken;
    },
    userTokenReceived(state, { payload }: PayloadAction<{ userToken: string }>) {
      state.oauth.userToken = payload.userToken;
      state.phase = 'verify';
    },
    /** The server no longer accepts the token. */
    userTokenCleared(state) {
      state.oauth.userToken = null;
      state.currentUser = null;
    },
    currentUserReceived(
      state,
      {
        payload,
      }: PayloadAction<{
        user: CurrentUser;
        entities: EntityBundle;
        /** Restored from this browser's storage, not received from the server. */
        remembered?: true;
      }>,
    ) {
      const before = state.currentUser;
      state.currentUser = {
        ...payload.user,
        // Answers omit one or both of these tokens.
        chatToken: payload.user.chatToken ?? before?.chatToken ?? null,
        muteIds: before?.id === payload.user.id ? before.muteIds : payload.user.muteIds,
      };
      state.lastLoginName = payload.user.screenName;
      state.phase = 'end';
      state.strategy = 'password';
      state.failure = null;
      state.mfa = null;
    },
    mutesReceived(
      state,
      { payload }: PayloadAction<{ userIds: string[]; entities: EntityBundle }>,
    ) {
      if (state.currentUser) state.currentUser.muteIds = payload.userIds;
    },
    /** The reader pressed "Log out" and confirmed it if asked. */
    /** A press of the button; the saga asks first, or logs out. */
    logoutCommandRequested(_state, _action: PayloadAction<undefined>) {
      // The saga decides.
    },
    logoutRequested(_state, _action: PayloadAction<{ keepsDrafts: boolean } | undefined>) {
      // The saga dispatches `loggedOut`, then revokes the token.
    },
  },
  extraReducers: (builder) => {
    builder.addCase(loggedOut, (state, { payload: { why } }) => ({
      ...initialState,
      oauth: { ...state.oauth, userToken: null },
      lastLoginName: why === 'wish' ? null : state.lastLoginName,
    }));
  },
});

export const {
  loginRequested,
  tokenLoginRequested,
  oauthCodeReceived,
  oauthErrorReceived,
  codeSubmitted,
  mfaRequired,
  strategyChosen,
  loginCancelled,
  passwordGrantRefused,
  loginFailed,
  loginFailureDismissed,
  clientRegistered,
  appTokenReceived,
  userTokenReceived,
  userTokenCleared,
  currentUserReceived,
  mutesReceived,
  logoutCommandRequested,
  logoutRequested,
} = slice.actions;
export default slice.reducer;
