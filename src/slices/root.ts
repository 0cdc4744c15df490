/** The whole state, one line per top-level key. */
import {
  combineReducers,
  type Reducer,
  type StateFromReducersMapObject,
  type UnknownAction,
} from '@reduxjs/toolkit';
import type { ThreadFocusPaths } from '@/domain/statuses/threadFocus';
import type { Draft, DraftTarget } from '@/domain/composer/draft';
import { noFilters } from '@/domain/timelines/filter';
import type { Job } from '@/domain/composer/outbox';
import type { AboutState } from './session/about';
import type { AdminConfigState } from './admin/adminConfig';
import type { AnnouncementsState } from './talk/announcements';
import type { RelationshipActionsState } from './people/relationshipActions';
import capabilities from './session/capabilities';
import cardViews from './statuses/cardViews';
import type { ChatMessagesState } from './talk/chatMessages';
import chats from './talk/chats';
import type { ComposerView } from './composer/composers';
import type { CompletionsState } from './composer/completions';
import config from './session/config';
import threadContexts from './statuses/threadContexts';
import type { BulkActionsState } from './admin/bulkActions';
import type { DataTransferState } from './settings/dataTransfer';
import type { DomainMutesState } from './people/domainMutes';
import type { ConversationsState } from './talk/conversations';
import dialogs from './engine/dialogs';
import drafts from './composer/drafts';
import emoji from './composer/emoji';
import type { EmojiPacksState } from './admin/emojiPacks';
import type { EmojiUseState } from './composer/emojiUse';
import type { FlowViewerState } from '@/testing/state/slices/flowViewer';
import type { FollowRequestsState } from './people/followRequests';
import type { FrontendsState } from './admin/frontends';
import rateLimit from './engine/rateLimit';
import type { InteractionFeedsState } from './notifications/interactionFeeds';
import histories from './statuses/histories';
import interfaceReducer from './session/interface';
import statusEngagement from './statuses/statusEngagement';
import language from './session/language';
import { deferredSlices } from './engine/deferredSlices';
import type { ListEditorState } from './people/listEditor';
import type { ListsState } from './people/lists';
import notices from './engine/notices';
import type { TextSizeTrialState } from './settings/textSizeTrial';
import type { MembershipsState } from './people/memberships';
import type { NotesState } from './people/notes';
import type { NotificationsState } from './notifications/notificationChanges';
import polls from './statuses/polls';
import type { OfflineState } from './session/offline';
import type { PeopleListsState } from './people/peopleLists';
import pinned from './statuses/pinned';
import scrollAnchors from './timelines/scrollAnchors';
import type { PasswordResetState } from './session/passwordReset';
import preferences from './settings/preferences';
import type { ProfileEditorState } from './settings/profileEditor';
import type { ProfileOptionsState } from './settings/profileOptions';
import profiles from './people/profiles';
import reactions from './statuses/reactions';
import realtime from './realtime/realtime';
import type { RecordingState } from '@/testing/state/slices/recording';
import type { RegistrationState } from './session/registration';
import relationships from './people/relationships';
import type { ReportingState } from './people/reporting';
import type { ReportsState } from './people/reports';
import requests from './engine/requests';
import scrobbles from './statuses/scrobbles';
import type { SearchState } from './discovery/search';
import type { SecurityState } from './settings/security';
import session, { currentUserReceived, loggedOut } from './session/session';
import type { ShoutState } from './talk/shout';
import startup from './session/startup';
import statusCommands from './statuses/statusCommands';
import statuses from './statuses/statuses';
import storage from './session/storage';
import type { SuggestionsState } from './discovery/suggestions';
import theme from './settings/theme';
import type { ThemeEditorState } from './settings/themeEditor';
import threadViews from './statuses/threadViews';
import timelines from './timelines/timelines';
import type { DesktopNotificationsState } from './notifications/desktopNotifications';
import type { UnicodeEmojiState } from './composer/unicodeEmoji';
import type { UploadsState } from './composer/uploads';
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
  histories,
  statusEngagement,
  interface: interfaceReducer,
  language,
  notices,
  polls,
  pinned,
  scrollAnchors,
  preferences,
  profiles,
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

type FirstState = StateFromReducersMapObject<typeof first>;

/** State of deferred slices. Selectors use its initial value until the slice is registered. */
interface DeferredState {
  about?: AboutState;
  adminConfig?: AdminConfigState;
  announcements?: AnnouncementsState;
  relationshipActions?: RelationshipActionsState;
  chatMessages?: ChatMessagesState;
  completions?: CompletionsState;
  composers?: Record<DraftTarget, ComposerView>;
  bulkActions?: BulkActionsState;
  dataTransfer?: DataTransferState;
  domainMutes?: DomainMutesState;
  conversations?: ConversationsState;
  threadFocus?: ThreadFocusPaths;
  discardedDrafts?: Record<DraftTarget, Draft>;
  emojiPacks?: EmojiPacksState;
  emojiUse?: EmojiUseState;
  flowViewer?: FlowViewerState;
  followRequests?: FollowRequestsState;
  frontends?: FrontendsState;
  interactionFeeds?: InteractionFeedsState;
  listEditor?: ListEditorState;
  textSizeTrial?: TextSizeTrialState;
  lists?: ListsState;
  memberships?: MembershipsState;
  notes?: NotesState;
  notifications?: NotificationsState;
  reporting?: ReportingState;
  passwordReset?: PasswordResetState;
  profileEditor?: ProfileEditorState;
  profileOptions?: ProfileOptionsState;
  recording?: RecordingState;
  registration?: RegistrationState;
  offline?: OfflineState;
  peopleLists?: PeopleListsState;
  reports?: ReportsState;
  suggestions?: SuggestionsState;
  themeEditor?: ThemeEditorState;
  desktopNotifications?: DesktopNotificationsState;
  unicodeEmoji?: UnicodeEmojiState;
  uploads?: UploadsState;
  outbox?: Record<string, Job>;
  search?: SearchState;
  security?: SecurityState;
  shout?: ShoutState;
}

export type RootState = FirstState & DeferredState;

/** The slices in `combined`; some may have registered before this file was loaded. */
let joined: ReturnType<typeof deferredSlices> | null = null;
let combined: Reducer<FirstState> = combineReducers(first);

function slices(state: RootState | undefined, action: UnknownAction): RootState {
  if (joined !== deferredSlices()) {
    joined = deferredSlices();
    combined = combineReducers({ ...first, ...joined }) as Reducer<FirstState>;
  }
  return combined(state, action);
}

/** Slices that survive logging out: those that belong to the browser and the instance. */
const keptOnLogout = [
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
    if (isAnother) return slices({ ...others, drafts: {} }, action);
  }
  return slices(state, action);
}

/** Resets all other slices. */
function only(state: RootState, keys: readonly (keyof RootState)[]): RootState {
  const there = keys.filter((key) => Object.hasOwn(state, key));
  return Object.fromEntries(there.map((key) => [key, state[key]])) as unknown as RootState;
}
