/** The whole state, one line per top-level key. */
import {
  combineSlices,
  type StateFromReducersMapObject,
  type UnknownAction,
} from '@reduxjs/toolkit';
import { noFilters } from '@/domain/timelines/filter';
import capabilities from './session/capabilities';
import cardViews from './statuses/cardViews';
import chats from './talk/chats';
import config from './session/config';
import threadContexts from './statuses/threadContexts';
import dialogs from './engine/dialogs';
import drafts from './composer/drafts';
import emoji from './composer/emoji';
import rateLimit from './engine/rateLimit';
import interfaceReducer from './session/interface';
import language from './session/language';
import notices from './engine/notices';
import polls from './statuses/polls';
import pinned from './statuses/pinned';
import scrollAnchors from './timelines/scrollAnchors';
import preferences from './settings/preferences';
import reactions from './statuses/reactions';
import realtime from './realtime/realtime';
import relationships from './people/relationships';
import requests from './engine/requests';
import scrobbles from './statuses/scrobbles';
import session, { currentUserReceived, loggedOut } from './session/session';
import startup from './session/startup';
import statusCommands from './statuses/statusCommands';
import statuses from './statuses/statuses';
import storage from './session/storage';
import theme from './settings/theme';
import threadViews from './statuses/threadViews';
import timelines from './timelines/timelines';
import users from './people/users';
import visits from './statuses/threadVisits';

const first = {
  capabilities,
  cardViews,
  chats,
  config,
  threadContexts,
  dialogs,
  drafts,
  emoji,
  /** Filters restored from storage, until `filters.ts` replaces this reducer. */
  filters: (state = noFilters) => state,
  rateLimit,
  interface: interfaceReducer,
  language,
  notices,
  polls,
  pinned,
  scrollAnchors,
  preferences,
  reactions,
  realtime,
  relationships,
  requests,
  scrobbles,
  session,
  startup,
  statusCommands,
  statuses,
  storage,
  theme,
  threadViews,
  timelines,
  users,
  visits,
};

/**
 * The states of slices whose code is loaded after the first screen, with the first module that
 * needs them. Each adds its own here where it injects itself, so no other file names it.
 */
// oxlint-disable-next-line typescript/no-empty-object-type -- filled by declarations
export interface DeferredSlices {}

/** A deferred slice exists from the next action after it was injected on. */
export const slices = combineSlices(first).withLazyLoadedSlices<DeferredSlices>();

/** Selectors use the initial value of a deferred slice until it is injected. */
export type RootState = StateFromReducersMapObject<typeof first> & Partial<DeferredSlices>;

/** Slices that survive logging out: those that belong to the browser and the instance. */
const keptOnLogout = [
  'accounts',
  'capabilities',
  'config',
  'emoji',
  'interface',
  'language',
  'notices',
  // Polls stay, as cards that stay on the page keep counting.
  'polls',
  'realtime',
  'session',
  'startup',
  'storage',
  'theme',
  'desktopNotifications',
  // Empties itself, but keeps the counts of viewers.
  'timelines',
] as const satisfies readonly (keyof RootState)[];

export function rootReducer(state: RootState | undefined, action: UnknownAction): RootState {
  if (state && loggedOut.match(action)) {
    const drafts = action.payload.why === 'wish' ? [] : (['drafts'] as const);
    return slices(only(state, [...keptOnLogout, ...drafts]), action);
  }
  if (state && currentUserReceived.match(action)) {
    const { lastLoginName } = state.session;
    const isAnother = lastLoginName !== null && lastLoginName !== action.payload.user.screenName;
    const { outbox: _theirs, ...others } = state;
    if (isAnother) return slices({ ...others, drafts: Object.freeze({}) }, action);
  }
  return slices(state, action);
}

/** Resets all other slices. */
function only(state: RootState, keys: readonly (keyof RootState)[]): RootState {
  const there = keys.filter((key) => Object.hasOwn(state, key));
  return Object.fromEntries(there.map((key) => [key, state[key]])) as unknown as RootState;
}
