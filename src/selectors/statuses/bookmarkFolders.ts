/** Components read folders of bookmarks here, because their slice is deferred and missing at first. */
import type { BookmarkFolder } from '@/domain/timelines/bookmarkFolders';
import { noBookmarkFolders, type BookmarkFoldersState } from '@/slices/statuses/bookmarkFolders';
import type { RootState } from '@/slices/root';

export const selectBookmarkFolders = (state: RootState): BookmarkFoldersState =>
  state.bookmarkFolders ?? noBookmarkFolders;

export const selectBookmarkFolder = (
  state: RootState,
  folderId: string,
): BookmarkFolder | undefined =>
  selectBookmarkFolders(state).folders?.find(({ id }) => id === folderId);

/** The reader's wish, confirmed or not; undefined if it is not known. */
export function selectFolderOf(state: RootState, statusId: string): string | null | undefined {
  const { pending, places } = selectBookmarkFolders(state);
  const wanted = pending[statusId];
  if (wanted !== undefined) return wanted;
  return places.find((place) => place.statusId === statusId)?.folderId;
}
