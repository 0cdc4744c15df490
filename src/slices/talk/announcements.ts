/**
 * Announcements of the staff, and their drafts. `announcements` holds only what the server said,
 * `reading` the unconfirmed read marks.
 */
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Announcement } from '@/domain/talk/announcement';
import type { AnnouncementDraft } from '@/domain/talk/announcementDraft';
import { slices } from '@/slices/root';

export interface WrittenAnnouncement {
  draft: AnnouncementDraft;
  /** The server's error, until it is dismissed. */
  error: string | null;
}

export interface AnnouncementsState {
  /** In the server's order: oldest first. */
  announcements: Announcement[];
  /** True once they were loaded. */
  known: boolean;
  /** Staff requested their list, and the server has none for them. */
  unmanageable: boolean;
  reading: Readonly<Record<string, true>>;
  /**
   * Drafts by id, with `NEW_ANNOUNCEMENT` for a new one. An entry means that the editor is open.
   */
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
    /** The page of announcements is open. */
    announcementsOpened(_state, _action: PayloadAction<undefined>) {
      // The saga fetches.
    },
    announcementsClosed(_state, _action: PayloadAction<undefined>) {
      // The saga stops retrying.
    },
    announcementsReceived(
      state,
      { payload }: PayloadAction<{ announcements: Announcement[]; unmanageable?: boolean }>,
    ) {
      state.announcements = payload.announcements;
      state.known = true;
      if (payload.unmanageable) state.unmanageable = true;
    },
    /** A new or changed announcement. The socket does not know if it was read. */
    announcementReceived(state, { payload }: PayloadAction<{ announcement: Announcement }>) {
      keep(state, payload.announcement);
    },
    announcementDeleted(state, { payload }: PayloadAction<OfAnnouncement>) {
      const { announcementId } = payload;
      state.announcements = state.announcements.filter(({ id }) => id !== announcementId);
      Reflect.deleteProperty(state.reading, announcementId);
      Reflect.deleteProperty(state.written, announcementId);
    },

    /** Ignored for an announcement that is not visible, as it cannot be read. */
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

    /** Changes the draft; the first change opens the editor. */
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
    /** The server accepted the draft. */
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
      // A notice shows it.
    },
  },
});

/** Stores an announcement; a read one stays read. */
function keep(state: { announcements: Announcement[] }, announcement: Announcement): void {
  const place = state.announcements.findIndex(({ id }) => id === announcement.id);
  const known = state.announcements[place];
  if (!known) state.announcements.push(announcement);
  else state.announcements[place] = { ...announcement, read: known.read || announcement.read };
}

declare module '@/slices/root' {
  interface DeferredSlices {
    announcements: AnnouncementsState;
  }
}

slices.inject(slice);

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
