/**
 * The table of facts that a tab tells the others: the server has confirmed a press, or answered what
 * one tab asked for all of them, or the reader has changed a setting of this browser. Each row says
 * which action brings the fact, and which one a tab puts that hears of it. A tab puts no others.
 *
 * Frames of the socket, read notifications and chats, sent posts and logging out have ways of their
 * own.
 */
import { isAnyOf } from '@reduxjs/toolkit';
import { rowIn } from '@/lib/values/rowTable';
import { selectSocketJoined } from '@/selectors/realtime/realtime';
import { attachmentLost, fileUploaded } from '@/slices/composer/drafts';
import { draftsHeard, type SharedDrafts } from '@/slices/composer/tabDrafts';
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
import { draftsToShare, readSharedDrafts } from './sharedDrafts';

const changesRelationship = isAnyOf(followRequestSettled, relationshipActionConfirmed);

const isKnown = ({ statuses }: RootState, statusId: string): boolean =>
  rowIn(statuses.entities, statusId) !== undefined;

/** A press of this reader changed a status; pending presses of the other tab stay. */
const ofStatus: Hear = (payload: PayloadOf<typeof statusReceived>, state) =>
  isKnown(state, payload.statusId) ? statusReceived(payload) : null;

const changedStatus = ({ statusId, entities }: PayloadOf<typeof statusReceived>) => ({
  statusId,
  entities,
});

export const sharedFacts: FactRows = {
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
  drafts: {
    tell: draftsToShare,
    hear: (payload: SharedDrafts) => draftsHeard(readSharedDrafts(payload)),
  },
  file: {
    tell: payloadFrom(fileUploaded),
    hear: (payload: PayloadOf<typeof fileUploaded>) => fileUploaded(payload),
  },
  lostFile: {
    tell: payloadFrom(attachmentLost),
    hear: (payload: PayloadOf<typeof attachmentLost>) => attachmentLost(payload),
  },
  ...accountFacts,
  ...settingFacts,
};
