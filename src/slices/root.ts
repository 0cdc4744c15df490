/** All the state there is, one line per top-level key. */
import { combineReducers, type UnknownAction } from '@reduxjs/toolkit';
import config from './config';
import notices from './notices';
import realtime from './realtime';
import requests from './requests';
import session, { loggedOut } from './session';
import statuses from './statuses';
import users from './users';

const slices = combineReducers({
  config,
  notices,
  realtime,
  requests,
  session,
  statuses,
  users,
});

export type RootState = ReturnType<typeof slices>;

/** What is still there after logging out: the browser's, the instance's and the socket's own. */
const keptOnLogout = ['config', 'notices', 'realtime', 'session'] as const;

export function rootReducer(state: RootState | undefined, action: UnknownAction): RootState {
  if (state && loggedOut.match(action)) {
    const kept = Object.fromEntries(keptOnLogout.map((key) => [key, state[key]]));
    return slices(kept as unknown as RootState, action);
  }
  return slices(state, action);
}
