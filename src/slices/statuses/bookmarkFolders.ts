/**
 * The folders of bookmarks, and in which of them posts lie, as far as that is known. A move is
 * optimistic: it lies over what is known until it is confirmed.
 */
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { EntityBundle } from '@/domain/engine/entities';
import {
  byName,
  withFolder,
  withPlace,
  type BookmarkFolder,
  type BookmarkPlace,
  type FolderInput,
} from '@/domain/timelines/bookmarkFolders';
import { slices } from '@/slices/root';

export interface BookmarkFoldersState {
  /** By name; null until they are loaded. */
  folders: BookmarkFolder[] | null;
  /** Newest first. */
  places: BookmarkPlace[];
  /** Unconfirmed moves: the folder by status, null for none. */
  pending: Record<string, string | null>;
  /** The posts of an open folder that this browser keeps, and how many of them were asked for. */
  shown: { folderId: string; ids: string[] | null; asked: number } | null;
}

export const noBookmarkFolders: BookmarkFoldersState = {
  folders: null,
  places: [],
  pending: {},
  shown: null,
};

interface OfFolder {
  folderId: string;
}

interface OfStatus {
  statusId: string;
}

const slice = createSlice({
  name: 'bookmarkFolders',
  initialState: noBookmarkFolders,
  reducers: {
    foldersOpened(_state, _action: PayloadAction<undefined>) {
      // The saga asks.
    },
    foldersClosed(_state, _action: PayloadAction<undefined>) {
      // The saga stops asking.
    },
    /** With places where this browser keeps the folders. */
    foldersReceived(
      state,
      { payload }: PayloadAction<{ folders: BookmarkFolder[]; places?: BookmarkPlace[] }>,
    ) {
      state.folders = byName(payload.folders);
      if (!payload.places) return;
      const { places } = payload;
      const placed = new Set(places.map(({ statusId }) => statusId));
      // The record of a browser does not name what lies in no folder.
      const loose = state.places.filter(({ statusId }) => !placed.has(statusId));
      state.places = [...places, ...loose.map(({ statusId }) => ({ statusId, folderId: null }))];
    },
    folderSaveRequested(
      _state,
      _action: PayloadAction<{ folderId: string | null; input: FolderInput; statusId?: string }>,
    ) {
      // The saga asks; a new folder may be for a status.
    },
    folderSaved(state, { payload: { folder } }: PayloadAction<{ folder: BookmarkFolder }>) {
      state.folders = byName(withFolder(state.folders ?? [], folder));
    },
    folderDeleteRequested(_state, _action: PayloadAction<OfFolder>) {
      // The saga asks.
    },
    folderDeleted(state, { payload: { folderId } }: PayloadAction<OfFolder>) {
      state.folders = state.folders?.filter(({ id }) => id !== folderId) ?? null;
      for (const place of state.places) {
        if (place.folderId === folderId) place.folderId = null;
      }
    },
    /** Something shows in which folder a bookmark lies. */
    placeOpened(_state, _action: PayloadAction<OfStatus>) {
      // The saga asks.
    },
    placeClosed(_state, _action: PayloadAction<OfStatus>) {
      // The saga stops asking.
    },
    placeReceived(state, { payload }: PayloadAction<BookmarkPlace>) {
      state.places = withPlace(state.places, payload);
    },
    moveRequested({ pending }, { payload: { statusId, folderId } }: PayloadAction<BookmarkPlace>) {
      pending[statusId] = folderId;
    },
    moveConfirmed(state, { payload }: PayloadAction<BookmarkPlace & { entities?: EntityBundle }>) {
      const { statusId, folderId } = payload;
      state.places = withPlace(state.places, { statusId, folderId });
      // A newer wish is not confirmed yet.
      if (state.pending[statusId] === folderId) Reflect.deleteProperty(state.pending, statusId);
    },
    moveRefused({ pending }, { payload }: PayloadAction<BookmarkPlace & { reason: string }>) {
      Reflect.deleteProperty(pending, payload.statusId);
    },
    /** The page of a folder that this browser keeps is open, or wants this many of its posts. */
    folderPostsRequested(state, { payload }: PayloadAction<OfFolder & { asked: number }>) {
      const { folderId, asked } = payload;
      const ids = state.shown?.folderId === folderId ? state.shown.ids : null;
      state.shown = { folderId, ids, asked };
    },
    folderPostsReceived(
      state,
      { payload }: PayloadAction<OfFolder & { ids: string[]; entities: EntityBundle }>,
    ) {
      const { shown } = state;
      if (shown?.folderId === payload.folderId) shown.ids = payload.ids;
    },
    folderPostsClosed(state) {
      state.shown = null;
    },
  },
});

declare module '@/slices/root' {
  interface DeferredSlices {
    bookmarkFolders: BookmarkFoldersState;
  }
}

slices.inject(slice);

export const {
  foldersOpened,
  foldersClosed,
  foldersReceived,
  folderSaveRequested,
  folderSaved,
  folderDeleteRequested,
  folderDeleted,
  placeOpened,
  placeClosed,
  placeReceived,
  moveRequested,
  moveConfirmed,
  moveRefused,
  folderPostsRequested,
  folderPostsReceived,
  folderPostsClosed,
} = slice.actions;
