/**
 * The table of facts that a tab tells the others: the server has confirmed a press, or answered what
 * one tab asked for all of them, or the reader has changed a setting of this browser. Each row says
 * which action brings the fact, and which one a tab puts that hears of it. A tab puts no others.
 *
 * Frames of the socket, read notifications and chats, sent posts and logging out have ways of their
 * own.
 */
import type { Action } from '@reduxjs/toolkit';
import { readSettings, type SettingName } from '@/domain/settings/settings';
import { isRecord, textOf } from '@/api/decode/engine/read';
import { readSharedDrafts, draftsToShare } from './sharedDrafts';
import { rowIn } from '@/lib/values/rowTable';
import { selectSocketJoined } from '@/selectors/realtime/realtime';
import { attachmentLost, fileUploaded } from '@/slices/composer/drafts';
import { draftsHeard, type SharedDrafts } from '@/slices/composer/tabDrafts';
import { notificationsReceived } from '@/slices/notifications/notifications';
import { relationshipActionConfirmed } from '@/slices/people/relationshipActions';
import { relationshipsReceived } from '@/slices/people/relationships';
import type { RootState } from '@/slices/root';
import { settingChanged, settingReset } from '@/slices/session/config';
import preferences, { preferencesRestored, preferenceUpdated } from '@/slices/settings/preferences';
import { pollReceived } from '@/slices/statuses/polls';
import { reactionConfirmed } from '@/slices/statuses/reactions';
import { statusDeleted, statusReceived, statusToggleConfirmed } from '@/slices/statuses/statuses';
import { announcementReadConfirmed } from '@/slices/talk/announcements';
import { chatNewsReceived } from '@/slices/talk/chats';

/** The name of a row and what is told; null if the action brings no fact for others. */
type Tell = (action: Action, state: RootState) => object | null;
/** The action that brings the fact into this tab; null if it says nothing here. */
type Hear = (payload: never, state: RootState) => Action | null;

interface Row {
  tell: Tell;
  hear: Hear;
}

interface Creator<Payload> {
  match: (action: unknown) => action is Action & { payload: Payload };
}

/** Tells the payload of an action, as far as `what` lets it. */
const payloadOf =
  <Payload extends object>(
    { match }: Creator<Payload>,
    what: (payload: Payload, state: RootState) => object | null = (payload) => payload,
  ): Tell =>
  (action, state) =>
    match(action) ? what(action.payload, state) : null;

const isKnown = ({ statuses }: RootState, statusId: string): boolean =>
  rowIn(statuses.entities, statusId) !== undefined;

type Of<Kind extends (...args: never[]) => { payload: unknown }> = ReturnType<Kind>['payload'];

/** A press of this reader changed a status; pending presses of the other tab stay. */
const ofStatus: Hear = (payload: Of<typeof statusReceived>, state) =>
  isKnown(state, payload.statusId) ? statusReceived(payload) : null;

const changedStatus = ({ statusId, entities }: Of<typeof statusReceived>) => ({
  statusId,
  entities,
});

export const sharedFacts: Readonly<Record<string, Row>> = {
  toggle: { tell: payloadOf(statusToggleConfirmed, changedStatus), hear: ofStatus },
  reaction: { tell: payloadOf(reactionConfirmed, changedStatus), hear: ofStatus },
  poll: {
    tell: payloadOf(pollReceived),
    hear: (payload: Of<typeof pollReceived>, state) =>
      isKnown(state, payload.statusId) ? pollReceived(payload) : null,
  },
  relationship: {
    tell: payloadOf(relationshipActionConfirmed, ({ userId }, { relationships }) => {
      const relationship = relationships[userId];
      return relationship ? { relationships: [relationship] } : null;
    }),
    hear: (payload: Of<typeof relationshipsReceived>) => relationshipsReceived(payload),
  },
  // With a socket, all tabs hear of it anyway.
  deletion: {
    tell: payloadOf(statusDeleted, (payload, state) =>
      selectSocketJoined(state) ? null : payload,
    ),
    hear: (payload: Of<typeof statusDeleted>, state) =>
      isKnown(state, payload.statusId) ? statusDeleted(payload) : null,
  },
  announcement: {
    tell: payloadOf(announcementReadConfirmed),
    hear: (payload: Of<typeof announcementReadConfirmed>) => announcementReadConfirmed(payload),
  },
  // Those of the socket reach all tabs as frames.
  notifications: {
    tell: payloadOf(notificationsReceived, (payload) =>
      payload.kind === 'news' || payload.kind === 'anew' ? payload : null,
    ),
    hear: (payload: Of<typeof notificationsReceived>, { notifications }) =>
      notifications?.loaded ? notificationsReceived(payload) : null,
  },
  chats: {
    tell: payloadOf(chatNewsReceived),
    hear: (payload: Of<typeof chatNewsReceived>, { chats }) =>
      chats.known ? chatNewsReceived(payload) : null,
  },
  drafts: {
    tell: draftsToShare,
    hear: (payload: SharedDrafts) => draftsHeard(readSharedDrafts(payload)),
  },
  file: {
    tell: payloadOf(fileUploaded),
    hear: (payload: Of<typeof fileUploaded>) => fileUploaded(payload),
  },
  lostFile: {
    tell: payloadOf(attachmentLost),
    hear: (payload: Of<typeof attachmentLost>) => attachmentLost(payload),
  },
  setting: {
    tell: payloadOf(settingChanged),
    hear: ({ name, value }: { name: SettingName; value: unknown }) =>
      Object.hasOwn(readSettings({ [name]: value }), name)
        ? settingChanged({ name, value } as Of<typeof settingChanged>)
        : null,
  },
  settingReset: {
    tell: payloadOf(settingReset),
    hear: (payload: Of<typeof settingReset>) => settingReset(payload),
  },
  // The tab that made the change sends it to the server.
  preference: {
    tell: payloadOf(preferenceUpdated),
    hear: (payload: Of<typeof preferenceUpdated>, state) =>
      preferencesRestored({
        ...preferences(state.preferences, preferenceUpdated(payload)),
        dirty: state.preferences.dirty,
      }),
  },
};

/** Reads what another tab told; an unknown fact is none. */
export function factFrom(name: string, payload: unknown, state: RootState): Action | null {
  const row = Object.hasOwn(sharedFacts, textOf(name)) ? sharedFacts[name] : undefined;
  return row && isRecord(payload) ? row.hear(payload as never, state) : null;
}
