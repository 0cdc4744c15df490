/**
 * What staff tell everybody, and what they write to tell it. Truth and wish are kept apart:
 * `announcements` holds what the server said, `reading` what was marked as read since.
 */
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Announcement } from '@/domain/talk/announcement';
import type { AnnouncementDraft } from '@/domain/talk/announcementDraft';
import { addDeferredSlice } from '@/slices/engine/deferredSlices';

export interface WrittenAnnouncement {
  draft: AnnouncementDraft;
  /** Why the server did not take it, until that was put away. */
  error: string | null;
}

export interface AnnouncementsState {
  /** As the server orders them: the oldest first. */
  announcements: Announcement[];
  /** Whether the server ever said which there are. */
  known: boolean;
  /** Staff asked for theirs, and the server has no such list for them. */
  unmanageable: boolean;
  reading: Readonly<Record<string, true>>;
  /** By id, and that of the new one by `NEW_ANNOUNCEMENT`; those that are there are being edited. */
  written: Readonly<Record<string, WrittenAnnouncement>>;
}

export const noAnnouncements: AnnouncementsState = {
  announcements: [],
  known: false,
  unmanageable: false,
  reading: {},
  written: {},
};

interface OfAnnouncement {
  announcementId: string;
}

const slice = createSlice({
  name: 'announcements',
  initialState: noAnnouncements,
  reducers: {
    /** Somebody looks at the page of announcements. */
    announcementsOpened(_state, _action: PayloadAction<undefined>) {
      // The saga fetches.
    },
    announcementsClosed(_state, _action: PayloadAction<undefined>) {
      // The saga gives up what it still tries.
    },
    announcementsReceived(
      state,
      { payload }: PayloadAction<{ announcements: Announcement[]; unmanageable?: boolean }>,
    ) {
      state.announcements = payload.announcements;
      state.known = true;
      if (payload.unmanageable) state.unmanageable = true;
    },
    /** A new one, or one that was changed. The socket does not know what was read. */
    announcementReceived(state, { payload }: PayloadAction<{ announcement: Announcement }>) {
      keep(state, payload.announcement);
    },
    announcementDeleted(state, { payload }: PayloadAction<OfAnnouncement>) {
      const { announcementId } = payload;
      state.announcements = state.announcements.filter(({ id }) => id !== announcementId);
      Reflect.deleteProperty(state.reading, announcementId);
      Reflect.deleteProperty(state.written, announcementId);
    },

    /** One that does not show cannot be read. */
    announcementReadRequested(state, { payload }: PayloadAction<OfAnnouncement>) {
      const known = state.announcements.find(({ id }) => id === payload.announcementId);
      if (known && !known.inactive) state.reading[known.id] = true;
    },
    announcementReadConfirmed(state, { payload }: PayloadAction<OfAnnouncement>) {
      const known = state.announcements.find(({ id }) => id === payload.announcementId);
      if (known) known.read = true;
      Reflect.deleteProperty(state.reading, payload.announcementId);
    },
    announcementReadRefused(
      { reading },
      { payload }: PayloadAction<OfAnnouncement & { reason: string }>,
    ) {
      Reflect.deleteProperty(reading, payload.announcementId);
    },

    /** Also begins it: what is being written is being edited. */
    announcementWritten(
      { written },
      { payload }: PayloadAction<OfAnnouncement & { draft: AnnouncementDraft }>,
    ) {
      const { announcementId, draft } = payload;
      written[announcementId] = { draft, error: written[announcementId]?.error ?? null };
    },
    announcementDropped({ written }, { payload }: PayloadAction<OfAnnouncement>) {
      Reflect.deleteProperty(written, payload.announcementId);
    },
    announcementSaveRequested({ written }, { payload }: PayloadAction<OfAnnouncement>) {
      const known = written[payload.announcementId];
      if (known) known.error = null;
    },
    /** The server took what was written. */
    announcementSaved(
      state,
      { payload }: PayloadAction<OfAnnouncement & { announcement: Announcement }>,
    ) {
      keep(state, payload.announcement);
      Reflect.deleteProperty(state.written, payload.announcementId);
    },
    announcementSaveRefused(
      { written },
      { payload }: PayloadAction<OfAnnouncement & { reason: string }>,
    ) {
      const known = written[payload.announcementId];
      if (known) known.error = payload.reason;
    },
    announcementErrorDismissed({ written }, { payload }: PayloadAction<OfAnnouncement>) {
      const known = written[payload.announcementId];
      if (known) known.error = null;
    },

    announcementDeleteRequested(_state, _action: PayloadAction<OfAnnouncement>) {
      // The saga asks.
    },
    announcementDeleteRefused(_state, _action: PayloadAction<OfAnnouncement & { reason: string }>) {
      // A notice tells it.
    },
  },
});

/** What was read stays read. */
function keep(state: { announcements: Announcement[] }, announcement: Announcement): void {
  const place = state.announcements.findIndex(({ id }) => id === announcement.id);
  const known = state.announcements[place];
  if (!known) state.announcements.push(announcement);
  else state.announcements[place] = { ...announcement, read: known.read || announcement.read };
}

addDeferredSlice('announcements', slice.reducer);

export const {
  announcementsOpened,
  announcementsClosed,
  announcementsReceived,
  announcementReceived,
  announcementDeleted,
  announcementReadRequested,
  announcementReadConfirmed,
  announcementReadRefused,
  announcementWritten,
  announcementDropped,
  announcementSaveRequested,
  announcementSaved,
  announcementSaveRefused,
  announcementErrorDismissed,
  announcementDeleteRequested,
  announcementDeleteRefused,
} = slice.actions;
