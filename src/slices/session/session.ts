/**
 * Who is signed in, the tokens, and how far a login has come. The only slice that holds secrets.
 * `loggedOut` is the one action of logging out: `slices/root.ts` then drops all that belongs to the
 * account, and sagas see the token go.
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

/** `pause`: a wish as well, but of one who comes back and wants to go on writing then. */
export type LogoutReason = 'wish' | 'pause' | 'refusal';

/**
 * The account is gone from this browser: by a press here or in another tab, or because the server
 * takes its token no more. Whoever did not ask for it finds what they were writing when they return.
 */
export const loggedOut = createAction('session/loggedOut', (why: LogoutReason = 'wish') => ({
  payload: { why },
}));

interface SessionState {
  oauth: OauthState;
  /** Null until the credential check said who it is. */
  currentUser: CurrentUser | null;
  lastLoginName: string | null;
  strategy: LoginStrategy;
  phase: LoginPhase;
  failure: LoginFailure | null;
  /** Of the second factor: what the challenge must carry, null outside of it. */
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
    /** The server's page sent back to us with an error in place of a code. */
    oauthErrorReceived(
      _state,
      _action: PayloadAction<{ error: string; description: string | null; state: string | null }>,
    ) {
      // The saga says what it means.
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
    /** The server takes no passwords from applications: its own page is the way in. */
    passwordGrantRefused(state, { payload }: PayloadAction<{ username: string }>) {
      state.strategy = 'token';
      state.lastLoginName = payload.username;
    },
    loginFailed(state, { payload }: PayloadAction<LoginFailure>) {
      state.phase = 'idle';
      // A failed trip to the server's page ends where it began; a failed code may be typed again.
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
    /** The server no longer takes the token. */
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
        /** Not told by the server just now, but kept by this browser. */
        remembered?: true;
      }>,
    ) {
      const before = state.currentUser;
      state.currentUser = {
        ...payload.user,
        // Answers leave them out, one of them or both.
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
    /** Pressed "Log out"; the confirmation, if any, was given. */
    logoutRequested(_state, _action: PayloadAction<{ keepsDrafts: boolean } | undefined>) {
      // The saga revokes the token, then says `loggedOut`.
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
  logoutRequested,
} = slice.actions;
export default slice.reducer;
