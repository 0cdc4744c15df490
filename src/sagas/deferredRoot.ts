/**
 * Lists the sagas that start after the first screen. Actions dispatched before they are loaded are
 * replayed to them (`store/deferredSagas.ts`).
 */
import type { RootState } from '@/slices/root';
import { aboutSaga } from './session/about';
import { adminConfigSaga } from './admin/adminConfig';
import { announcementChangesSaga, announcementsSaga } from './talk/announcements';
import { badgeSaga } from './notifications/badge';
import { relationshipActionsSaga } from './people/relationshipActions';
import { capabilitiesSaga } from './session/capabilities';
import { chatMessagesSaga } from './talk/chats/chatMessages';
import { chatsSaga } from './talk/chats/chats';
import { unloadGuardSaga } from './composer/unloadGuard';
import { completionsSaga } from './composer/completions';
import { bulkActionsSaga } from './admin/bulkActions';
import { conversationsSaga } from './talk/conversations';
import { dataTransferSaga } from './settings/dataTransfer';
import { domainMutesSaga } from './people/domainMutes';
import { emojiDataSaga } from './composer/emoji/emojiData';
import { emojiPacksSaga } from './admin/emojiPacks';
import { emojiUseSaga } from './composer/emoji/emojiUse';
import { credentialsSaga } from './session/credentials';
import { call, fork, getContext, select } from './engine/effects';
import type { SagaGenerator } from './engine/effects';
import { waitUntil } from './engine/control';
import { filteringSaga } from './timelines/filtering';
import { filtersSaga } from './timelines/filters';
import { flowViewerSaga } from '@/testing/state/sagas/flowViewer';
import { answerFollowRequestsSaga } from './people/answerFollowRequests';
import { followRequestsSaga } from './people/followRequests';
import { frontendsSaga } from './admin/frontends';
import { interactionFeedsSaga } from './notifications/interactionFeeds';
import { instanceDetailsSaga } from './session/instanceDetails';
import { statusEngagementSaga } from './statuses/statusEngagement';
import { draftFilesSaga } from './composer/uploads/draftFiles';
import { offlineSnapshotSaga } from './session/offlineSnapshot';
import { listMembersSaga } from './people/listMembers';
import { listChangesSaga, listsSaga } from './people/lists';
import { loginSaga } from './session/login';
import { logoutSaga } from './session/logout';
import { textSizeTrialSaga } from './settings/textSizeTrial';
import { statusTogglesSaga } from './statuses/statusToggles';
import { membershipsSaga } from './people/memberships';
import { notesSaga } from './people/notes';
import { noticesSaga } from './noticeRules';
import { moderationSaga } from './admin/moderation';
import { markNotificationsAsReadSaga } from './notifications/markNotificationsAsRead';
import { notificationsSaga } from './notifications/notifications';
import { passwordResetSaga } from './session/passwordReset';
import { peopleListsSaga } from './people/peopleLists';
import { offlineSaga } from './session/offline';
import { openChatSaga } from './talk/chats/openChat';
import { scrollAnchorsSaga } from './timelines/scrollAnchors';
import { outboxSaga } from './composer/outbox/outbox';
import { personCommandsSaga } from './people/personCommands';
import { pollsSaga } from './statuses/polls';
import { desktopNotificationsSaga } from './notifications/desktopNotifications';
import { postingSaga } from './composer/posting';
import { postPreviewSaga } from './composer/postPreview';
import { preferencesSaga } from './settings/preferences';
import { statusPreviewsSaga } from './statuses/statusPreviews';
import { profileEditorSaga } from './settings/profileEditor';
import { profileOptionsSaga } from './settings/profileOptions';
import { profilesSaga } from './people/profiles';
import { pushSaga } from './notifications/push';
import { quietHoursSaga } from './notifications/quietHours';
import { reactionsSaga } from './statuses/reactions';
import { readingLimitSaga } from './timelines/readingLimit';
import { recordingSaga } from '@/testing/state/sagas/recording';
import { registrationSaga } from './session/registration';
import { relationshipsSaga } from './people/relationships';
import { reportingSaga } from './people/reporting';
import { reportsSaga } from './people/reports';
import { editingSaga } from './composer/editing';
import { savedSettingsSaga } from './session/savedSettings';
import { scrobblesSaga } from './statuses/scrobbles';
import { searchSaga } from './discovery/search';
import { securitySaga } from './settings/security';
import { settingsFileSaga } from './settings/settingsFile';
import { sharingSaga } from './composer/sharing';
import { shelvedDraftsSaga } from './composer/drafts/shelvedDrafts';
import { statusCommandsSaga } from './statuses/statusCommands';
import { statusesSaga } from './statuses/statuses';
import { stickersSaga } from './composer/emoji/stickers';
import { streamingSaga } from './realtime/streaming/streaming';
import { shortcutsSaga } from './engine/shortcuts';
import { shoutSaga } from './talk/shout/shout';
import { suggestionsSaga } from './discovery/suggestions';
import { supervise } from './engine/supervise';
import { cacheEvictionSaga } from './timelines/cacheEviction';
import { themeListSaga } from './settings/themeList';
import { themeFileSaga } from './settings/themeFile';
import { threadsSaga } from './statuses/threads';
import { timelineNewsSaga } from './timelines/timelineNews';
import { desktopNotificationPermissionSaga } from './notifications/desktopNotificationPermission';
import { updateNoticeSaga } from './session/updateNotice';
import { updatesSaga } from './session/updates';
import { uploadsSaga } from './composer/uploads/uploads';

/** Sagas that have to respond as soon as the reader does something. */
const fromTheStart = {
  capabilities: capabilitiesSaga,
  notices: noticesSaga,
  updates: updatesSaga,
  instanceDetails: instanceDetailsSaga,
  savedSettings: savedSettingsSaga,
  settingsFile: settingsFileSaga,
  themeFile: themeFileSaga,
  themeList: themeListSaga,
  textSizeTrial: textSizeTrialSaga,
  security: securitySaga,
  adminConfig: adminConfigSaga,
  frontends: frontendsSaga,
  emojiPacks: emojiPacksSaga,
  dataTransfer: dataTransferSaga,
  domainMutes: domainMutesSaga,
  credentials: credentialsSaga,
  preferences: preferencesSaga,
  filtering: filteringSaga,
  login: loginSaga,
  registration: registrationSaga,
  passwordReset: passwordResetSaga,
  logout: logoutSaga,
  flowViewer: flowViewerSaga,
  statuses: statusesSaga,
  statusPreviews: statusPreviewsSaga,
  timelineNews: timelineNewsSaga,
  scrollAnchors: scrollAnchorsSaga,
  threads: threadsSaga,
  statusToggles: statusTogglesSaga,
  markNotificationsAsRead: markNotificationsAsReadSaga,
  answerFollowRequests: answerFollowRequestsSaga,
  reports: reportsSaga,
  moderation: moderationSaga,
  reporting: reportingSaga,
  about: aboutSaga,
  statusCommands: statusCommandsSaga,
  // Counts the rows that show one, also those from before the start is complete.
  scrobbles: scrobblesSaga,
  reactions: reactionsSaga,
  statusEngagement: statusEngagementSaga,
  polls: pollsSaga,
  profiles: profilesSaga,
  profileEditor: profileEditorSaga,
  profileOptions: profileOptionsSaga,
  relationships: relationshipsSaga,
  bulkActions: bulkActionsSaga,
  conversations: conversationsSaga,
  relationshipActions: relationshipActionsSaga,
  personCommands: personCommandsSaga,
  notes: notesSaga,
  memberships: membershipsSaga,
  peopleLists: peopleListsSaga,
  suggestions: suggestionsSaga,
  search: searchSaga,
  listChanges: listChangesSaga,
  announcementChanges: announcementChangesSaga,
  listMembers: listMembersSaga,
  offlineSnapshot: offlineSnapshotSaga,
  offline: offlineSaga,
  outbox: outboxSaga,
  editing: editingSaga,
  uploads: uploadsSaga,
  unloadGuard: unloadGuardSaga,
  openChat: openChatSaga,
  chatMessages: chatMessagesSaga,
  shelvedDrafts: shelvedDraftsSaga,
  sharing: sharingSaga,
  completions: completionsSaga,
  emojiData: emojiDataSaga,
  emojiUse: emojiUseSaga,
  stickers: stickersSaga,
  posting: postingSaga,
  postPreview: postPreviewSaga,
  shortcuts: shortcutsSaga,
  recording: recordingSaga,
  quietHours: quietHoursSaga,
  readingLimit: readingLimitSaga,
};

/** Sagas that need the results of the startup. */
const onceStarted = {
  announcements: announcementsSaga,
  streaming: streamingSaga,
  shout: shoutSaga,
  notifications: notificationsSaga,
  lists: listsSaga,
  interactionFeeds: interactionFeedsSaga,
  followRequests: followRequestsSaga,
  chats: chatsSaga,
  filters: filtersSaga,
  cacheEviction: cacheEvictionSaga,
  badge: badgeSaga,
  desktopNotifications: desktopNotificationsSaga,
  desktopNotificationPermission: desktopNotificationPermissionSaga,
  push: pushSaga,
  draftFiles: draftFilesSaga,
  updateNotice: updateNoticeSaga,
};

type Sagas = Readonly<Record<string, () => SagaGenerator<void>>>;

/** Calls `onReady` once all sagas that are needed at this point are listening. */
export function* deferredRootSaga(onReady = (): void => undefined): SagaGenerator<void> {
  yield* begin(fromTheStart);
  const started = yield* select(isStarted);
  if (started) yield* begin(onceStarted);
  onReady();
  if (started) return;
  yield* waitUntil(isStarted);
  yield* begin(onceStarted);
}

const isStarted = ({ startup }: RootState): boolean => startup.phase !== 'starting';

/** Starts the sagas in steps, so that scrolling stays smooth. */
function* begin(sagas: Sagas): SagaGenerator<void> {
  const { yieldToMain } = yield* getContext('clock');
  for (const [name, saga] of Object.entries(sagas)) {
    const turn = yieldToMain();
    if (turn) yield* call(() => turn);
    yield* fork(supervise, name, saga);
  }
}
