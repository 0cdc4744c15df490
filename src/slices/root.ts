/** All the state there is, one line per top-level key. */
import {
  combineReducers,
  type Reducer,
  type StateFromReducersMapObject,
  type UnknownAction,
} from '@reduxjs/toolkit';
import type { Dives } from '@/domain/dives';
import type { Draft, DraftTarget } from '@/domain/draft';
import { noFilters } from '@/domain/filter';
import type { Job } from '@/domain/outbox';
import type { AboutState } from './about';
import type { AdminConfigState } from './adminConfig';
import type { AnnouncementsState } from './announcements';
import type { BondsState } from './bonds';
import capabilities from './capabilities';
import cardViews from './cardViews';
import type { ChatMessagesState } from './chatMessages';
import chats from './chats';
import type { ComposerView } from './composers';
import type { CompletionsState } from './completions';
import config from './config';
import conversations from './conversations';
import type { CrowdState } from './crowd';
import type { DataTransferState } from './dataTransfer';
import type { DomainMutesState } from './domainMutes';
import type { DirectsState } from './directs';
import dialogs from './dialogs';
import drafts from './drafts';
import emoji from './emoji';
import type { EmojiPacksState } from './emojiPacks';
import type { EmojiUseState } from './emojiUse';
import type { FlowViewState } from './flowView';
import type { FollowRequestsState } from './followRequests';
import type { FrontendsState } from './frontends';
import governor from './governor';
import type { HappeningsState } from './happenings';
import histories from './histories';
import interfaceReducer from './interface';
import interactions from './interactions';
import language from './language';
import { joinedSlices } from './lateSlices';
import type { ListEditorState } from './listEditor';
import type { ListsState } from './lists';
import notices from './notices';
import type { LookTrialState } from './lookTrial';
import type { MembershipsState } from './memberships';
import type { NotesState } from './notes';
import type { NotificationsState } from './notifications';
import polls from './polls';
import type { OfflineState } from './offline';
import type { PeopleListsState } from './peopleLists';
import pinned from './pinned';
import places from './places';
import type { PasswordResetState } from './passwordReset';
import preferences from './preferences';
import type { ProfileEditorState } from './profileEditor';
import type { ProfileOptionsState } from './profileOptions';
import profiles from './profiles';
import reactions from './reactions';
import realtime from './realtime';
import type { RecordingState } from './recording';
import type { RegistrationState } from './registration';
import relationships from './relationships';
import type { ReportingState } from './reporting';
import type { ReportsState } from './reports';
import requests from './requests';
import scrobbles from './scrobbles';
import type { SearchState } from './search';
import type { SecurityState } from './security';
import session, { currentUserReceived, loggedOut } from './session';
import type { ShoutState } from './shout';
import startup from './startup';
import statusActions from './statusActions';
import statuses from './statuses';
import storage from './storage';
import type { SuggestionsState } from './suggestions';
import theme from './theme';
import type { ThemeEditorState } from './themeEditor';
import threads from './threads';
import timelines from './timelines';
import type { ToldState } from './told';
import type { UnicodeEmojiState } from './unicodeEmoji';
import type { UploadsState } from './uploads';
import users from './users';
import visits from './visits';

const first = {
  capabilities,
  cardViews,
  chats,
  config,
  conversations,
  dialogs,
  drafts,
  emoji,
  /** What was kept: `filters.ts` takes its place. */
  filters: (state = noFilters) => state,
  governor,
  histories,
  interactions,
  interface: interfaceReducer,
  language,
  notices,
  polls,
  pinned,
  places,
  preferences,
  profiles,
  reactions,
  realtime,
  relationships,
  requests,
  scrobbles,
  session,
  startup,
  statusActions,
  statuses,
  storage,
  theme,
  threads,
  timelines,
  users,
  visits,
};

type FirstState = StateFromReducersMapObject<typeof first>;

/** What is not there before somebody needs it; selectors know what it begins with. */
export interface LateState {
  about?: AboutState;
  adminConfig?: AdminConfigState;
  announcements?: AnnouncementsState;
  bonds?: BondsState;
  chatMessages?: ChatMessagesState;
  completions?: CompletionsState;
  composers?: Record<DraftTarget, ComposerView>;
  crowd?: CrowdState;
  dataTransfer?: DataTransferState;
  domainMutes?: DomainMutesState;
  directs?: DirectsState;
  dives?: Dives;
  discardedDrafts?: Record<DraftTarget, Draft>;
  emojiPacks?: EmojiPacksState;
  emojiUse?: EmojiUseState;
  flowView?: FlowViewState;
  followRequests?: FollowRequestsState;
  frontends?: FrontendsState;
  happenings?: HappeningsState;
  listEditor?: ListEditorState;
  lookTrial?: LookTrialState;
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
  told?: ToldState;
  unicodeEmoji?: UnicodeEmojiState;
  uploads?: UploadsState;
  outbox?: Record<string, Job>;
  search?: SearchState;
  security?: SecurityState;
  shout?: ShoutState;
}

export type RootState = FirstState & LateState;

/** Those that are in `combined`; some may have joined before this file was read. */
let joined: ReturnType<typeof joinedSlices> | null = null;
let combined: Reducer<FirstState> = combineReducers(first);

function slices(state: RootState | undefined, action: UnknownAction): RootState {
  if (joined !== joinedSlices()) {
    joined = joinedSlices();
    combined = combineReducers({ ...first, ...joined }) as Reducer<FirstState>;
  }
  return combined(state, action);
}

/** What is still there after logging out: what belongs to the browser and the instance. */
const keptOnLogout = [
  'capabilities',
  'config',
  'emoji',
  'interface',
  'language',
  'notices',
  // Cards that stay on the page go on counting.
  'polls',
  'realtime',
  'session',
  'startup',
  'storage',
  'theme',
  'told',
  // Empties itself, but keeps who is looking at what.
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

/** The other slices begin anew. */
function only(state: RootState, keys: readonly (keyof RootState)[]): RootState {
  const there = keys.filter((key) => Object.hasOwn(state, key));
  return Object.fromEntries(there.map((key) => [key, state[key]])) as unknown as RootState;
}
