/**
 * What happens over time once the first screen stands, one line per noun. What was said before these
 * were here is told to them when they come (`store/laterSagas.ts`).
 */
import type { RootState } from '@/slices/root';
import { aboutSaga } from './about';
import { adminConfigSaga } from './adminConfig';
import { announcementChangesSaga, announcementsSaga } from './announcements';
import { badgeSaga } from './badge';
import { bondsSaga } from './bonds';
import { capabilitiesSaga } from './capabilities';
import { chatMessagesSaga } from './chatMessages';
import { chatsSaga } from './chats';
import { closingSaga } from './closing';
import { completionsSaga } from './completions';
import { crowdSaga } from './crowd';
import { directsSaga } from './directs';
import { dataTransferSaga } from './dataTransfer';
import { domainMutesSaga } from './domainMutes';
import { emojiDataSaga } from './emojiData';
import { emojiPacksSaga } from './emojiPacks';
import { emojiUseSaga } from './emojiUse';
import { credentialsSaga } from './credentials';
import { call, fork, getContext, select } from './engine/effects';
import type { SagaGenerator } from './engine/effects';
import { waitUntil } from './engine/flow';
import { filteringSaga } from './filtering';
import { filtersSaga } from './filters';
import { flowViewSaga } from './flowView';
import { followAnswersSaga } from './followAnswers';
import { followRequestsSaga } from './followRequests';
import { frontendsSaga } from './frontends';
import { happeningsSaga } from './happenings';
import { instanceExtrasSaga } from './instanceExtras';
import { interactionsSaga } from './interactions';
import { keptFilesSaga } from './keptFiles';
import { lastSeenSaga } from './lastSeen';
import { lastWordsSaga } from './lastWords';
import { listMembersSaga } from './listMembers';
import { listChangesSaga, listsSaga } from './lists';
import { loginSaga } from './login';
import { logoutSaga } from './logout';
import { lookTrialSaga } from './lookTrial';
import { marksSaga } from './marks';
import { membershipsSaga } from './memberships';
import { notesSaga } from './notes';
import { noticesSaga } from './notices';
import { moderationSaga } from './moderation';
import { notificationMarksSaga } from './notificationMarks';
import { notificationsSaga } from './notifications';
import { passwordResetSaga } from './passwordReset';
import { peopleListsSaga } from './peopleLists';
import { offlineSaga } from './offline';
import { openChatSaga } from './openChat';
import { placesSaga } from './places';
import { outboxSaga } from './outbox';
import { personActionsSaga } from './personActions';
import { pollsSaga } from './polls';
import { popUpsSaga } from './popUps';
import { postingSaga } from './posting';
import { postPreviewSaga } from './postPreview';
import { preferencesSaga } from './preferences';
import { previewsSaga } from './previews';
import { profileEditorSaga } from './profileEditor';
import { profileOptionsSaga } from './profileOptions';
import { profilesSaga } from './profiles';
import { pushSaga } from './push';
import { reactionsSaga } from './reactions';
import { recordingSaga } from './recording';
import { registrationSaga } from './registration';
import { relationshipsSaga } from './relationships';
import { reportingSaga } from './reporting';
import { reportsSaga } from './reports';
import { rewritingSaga } from './rewriting';
import { savedSettingsSaga } from './savedSettings';
import { scrobblesSaga } from './scrobbles';
import { searchSaga } from './search';
import { securitySaga } from './security';
import { settingsFileSaga } from './settingsFile';
import { sharingSaga } from './sharing';
import { shelvedDraftsSaga } from './shelvedDrafts';
import { statusActionsSaga } from './statusActions';
import { statusesSaga } from './statuses';
import { stickersSaga } from './stickers';
import { streamingSaga } from './streaming/session';
import { shoutboxSaga } from './streaming/shoutbox';
import { suggestionsSaga } from './suggestions';
import { supervise } from './supervise';
import { sweepSaga } from './sweep';
import { themeListSaga } from './themeList';
import { themeFileSaga } from './themeFile';
import { threadsSaga } from './threads';
import { timelineNewsSaga } from './timelineNews';
import { toldSaga } from './told';
import { updateNoticeSaga } from './updateNotice';
import { updatesSaga } from './updates';
import { uploadsSaga } from './uploads';

/** Have work as soon as somebody presses something. */
const fromTheStart = {
  capabilities: capabilitiesSaga,
  notices: noticesSaga,
  updates: updatesSaga,
  instanceExtras: instanceExtrasSaga,
  savedSettings: savedSettingsSaga,
  settingsFile: settingsFileSaga,
  themeFile: themeFileSaga,
  themeList: themeListSaga,
  lookTrial: lookTrialSaga,
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
  flowView: flowViewSaga,
  statuses: statusesSaga,
  previews: previewsSaga,
  timelineNews: timelineNewsSaga,
  places: placesSaga,
  threads: threadsSaga,
  marks: marksSaga,
  notificationMarks: notificationMarksSaga,
  followAnswers: followAnswersSaga,
  reports: reportsSaga,
  moderation: moderationSaga,
  reporting: reportingSaga,
  about: aboutSaga,
  statusActions: statusActionsSaga,
  reactions: reactionsSaga,
  interactions: interactionsSaga,
  polls: pollsSaga,
  profiles: profilesSaga,
  profileEditor: profileEditorSaga,
  profileOptions: profileOptionsSaga,
  relationships: relationshipsSaga,
  crowd: crowdSaga,
  directs: directsSaga,
  bonds: bondsSaga,
  personActions: personActionsSaga,
  notes: notesSaga,
  memberships: membershipsSaga,
  peopleLists: peopleListsSaga,
  suggestions: suggestionsSaga,
  search: searchSaga,
  listChanges: listChangesSaga,
  announcementChanges: announcementChangesSaga,
  listMembers: listMembersSaga,
  lastWords: lastWordsSaga,
  lastSeen: lastSeenSaga,
  offline: offlineSaga,
  outbox: outboxSaga,
  rewriting: rewritingSaga,
  uploads: uploadsSaga,
  closing: closingSaga,
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
  recording: recordingSaga,
};

/** Wait for what starting finds out. */
const onceStarted = {
  announcements: announcementsSaga,
  streaming: streamingSaga,
  shoutbox: shoutboxSaga,
  notifications: notificationsSaga,
  lists: listsSaga,
  happenings: happeningsSaga,
  followRequests: followRequestsSaga,
  chats: chatsSaga,
  filters: filtersSaga,
  scrobbles: scrobblesSaga,
  sweep: sweepSaga,
  badge: badgeSaga,
  popUps: popUpsSaga,
  told: toldSaga,
  push: pushSaga,
  keptFiles: keptFilesSaga,
  updateNotice: updateNoticeSaga,
};

type Sagas = Readonly<Record<string, () => SagaGenerator<void>>>;

/** `listening`: called when those that are needed by now are all here. */
export function* laterSaga(listening = (): void => undefined): SagaGenerator<void> {
  yield* begin(fromTheStart);
  const started = yield* select(isStarted);
  if (started) yield* begin(onceStarted);
  listening();
  if (started) return;
  yield* waitUntil(isStarted);
  yield* begin(onceStarted);
}

const isStarted = ({ startup }: RootState): boolean => startup.phase !== 'starting';

/** In steps: somebody may be scrolling by now. */
function* begin(sagas: Sagas): SagaGenerator<void> {
  const breathe = yield* getContext('breathe');
  for (const [name, saga] of Object.entries(sagas)) {
    const turn = breathe();
    if (turn) yield* call(() => turn);
    yield* fork(supervise, name, saga);
  }
}
