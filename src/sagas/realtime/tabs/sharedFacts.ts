/**
 * The table of facts that a tab tells the others: the server has confirmed a press, or answered what
 * one tab asked for all of them, or the reader has changed a setting of this browser. Each row says
 * which action brings the fact, and which one a tab puts that hears of it. A tab puts no others.
 *
 * Frames of the socket, read notifications and chats, sent posts and logging out have ways of their
 * own.
 */
import { isAnyOf } from '@reduxjs/toolkit';
import { isPending } from '@/domain/composer/upload';
import { rowIn } from '@/lib/values/rowTable';
import { selectFiles, selectUploads } from '@/selectors/composer/uploads';
import { selectSocketJoined } from '@/selectors/realtime/realtime';
import { attachmentLost, fileUploaded } from '@/slices/composer/drafts';
import { uploadFailed, uploadStopped } from '@/slices/composer/uploads';
import { suggestionDismissed, suggestionRestored } from '@/slices/discovery/suggestions';
import { noticeDismissed } from '@/slices/engine/notices';
import { notificationsReceived } from '@/slices/notifications/notifications';
import { followRequestSettled } from '@/slices/people/followRequests';
import { relationshipActionConfirmed } from '@/slices/people/relationshipActions';
import { relationshipsReceived } from '@/slices/people/relationships';
import type { RootState } from '@/slices/root';
import { pollReceived } from '@/slices/statuses/polls';
import { reactionConfirmed } from '@/slices/statuses/reactions';
import { statusDeleted, statusReceived, statusToggleConfirmed } from '@/slices/statuses/statuses';
import { announcementReadConfirmed } from '@/slices/talk/announcements';
import { chatNewsReceived } from '@/slices/talk/chats';
import { accountFacts } from './accountFacts';
import { payloadFrom, type FactRows, type Hear, type PayloadOf } from './factRow';
import { settingFacts } from './settingFacts';
import { shareDrafts } from './sharedDrafts';

const changesRelationship = isAnyOf(followRequestSettled, relationshipActionConfirmed);

/** Notices of what is so in each tab. All others are about something that was done in one. */
const noticesOfAllTabs: readonly string[] = [
  'errors.chunk_failed',
  'errors.rate_limited',
  'errors.server_back',
  'errors.server_unreachable',
  'errors.storage_unavailable',
  'timeline.socket_broke',
  'timeline.socket_reconnected',
  'updates.ready',
  'updates.still_lost',
];

const isOfAllTabs = ({ id }: { id: string }): boolean => noticesOfAllTabs.includes(id);

/** A file of a draft that this tab has, and does not upload itself. */
function isUploadedElsewhere(state: RootState, { fileId }: { fileId: string }): boolean {
  const upload = selectUploads(state).uploads[fileId];
  return selectFiles(state).has(fileId) && !(upload && isPending(upload));
}

const isKnown = ({ statuses }: RootState, statusId: string): boolean =>
  rowIn(statuses.entities, statusId) !== undefined;

/** A press of this reader changed a status; pending presses of the other tab stay. */
const ofStatus: Hear = (payload: PayloadOf<typeof statusReceived>, state) =>
  isKnown(state, payload.statusId) ? statusReceived(payload) : null;

const changedStatus = ({ statusId, entities }: PayloadOf<typeof statusReceived>) => ({
  statusId,
  entities,
});

/** Those of one tab, as it remembers what it told. */
export const makeSharedFacts = (): FactRows => ({
  toggle: { tell: payloadFrom(statusToggleConfirmed, changedStatus), hear: ofStatus },
  reaction: { tell: payloadFrom(reactionConfirmed, changedStatus), hear: ofStatus },
  poll: {
    tell: payloadFrom(pollReceived),
    hear: (payload: PayloadOf<typeof pollReceived>, state) =>
      isKnown(state, payload.statusId) ? pollReceived(payload) : null,
  },
  relationship: {
    tell: (action, { relationships }) => {
      const known = changesRelationship(action) ? relationships[action.payload.userId] : undefined;
      return known ? { relationships: [known] } : null;
    },
    hear: (payload: PayloadOf<typeof relationshipsReceived>) => relationshipsReceived(payload),
  },
  // With a socket, all tabs hear of it anyway.
  deletion: {
    tell: payloadFrom(statusDeleted, (payload, state) =>
      selectSocketJoined(state) ? null : payload,
    ),
    hear: (payload: PayloadOf<typeof statusDeleted>, state) =>
      isKnown(state, payload.statusId) ? statusDeleted(payload) : null,
  },
  announcement: {
    tell: payloadFrom(announcementReadConfirmed),
    hear: (payload: PayloadOf<typeof announcementReadConfirmed>) =>
      announcementReadConfirmed(payload),
  },
  // Those of the socket reach all tabs as frames.
  notifications: {
    tell: payloadFrom(notificationsReceived, (payload) =>
      payload.kind === 'news' || payload.kind === 'anew' ? payload : null,
    ),
    hear: (payload: PayloadOf<typeof notificationsReceived>, { notifications }) =>
      notifications?.loaded ? notificationsReceived(payload) : null,
  },
  chats: {
    tell: payloadFrom(chatNewsReceived),
    hear: (payload: PayloadOf<typeof chatNewsReceived>, { chats }) =>
      chats.known ? chatNewsReceived(payload) : null,
  },
  suggestion: {
    tell: payloadFrom(suggestionDismissed),
    hear: (payload: PayloadOf<typeof suggestionDismissed>, { suggestions }) =>
      suggestions?.userIds.includes(payload.userId) ? suggestionDismissed(payload) : null,
  },
  suggestionBack: {
    tell: payloadFrom(suggestionRestored),
    hear: (payload: PayloadOf<typeof suggestionRestored>, { suggestions }) =>
      suggestions?.dismissed.includes(payload.userId) ? suggestionRestored(payload) : null,
  },
  notice: {
    tell: payloadFrom(noticeDismissed, (payload) => (isOfAllTabs(payload) ? payload : null)),
    hear: (payload: PayloadOf<typeof noticeDismissed>) =>
      isOfAllTabs(payload) ? noticeDismissed(payload) : null,
  },
  drafts: shareDrafts(),
  file: {
    tell: payloadFrom(fileUploaded),
    hear: (payload: PayloadOf<typeof fileUploaded>) => fileUploaded(payload),
  },
  // Only the tab that uploads knows of it; the one that takes the draft over can try again.
  failedUpload: {
    tell: payloadFrom(uploadFailed),
    hear: (payload: PayloadOf<typeof uploadFailed>, state) =>
      isUploadedElsewhere(state, payload) ? uploadFailed(payload) : null,
  },
  stoppedUpload: {
    tell: payloadFrom(uploadStopped),
    hear: (payload: PayloadOf<typeof uploadStopped>, state) =>
      isUploadedElsewhere(state, payload) ? uploadStopped(payload) : null,
  },
  lostFile: {
    tell: payloadFrom(attachmentLost),
    hear: (payload: PayloadOf<typeof attachmentLost>) => attachmentLost(payload),
  },
  ...accountFacts,
  ...settingFacts,
});
