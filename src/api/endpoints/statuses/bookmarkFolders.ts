/** Folders of bookmarks on servers that have them, and moving bookmarks between them. */
import { decodeBookmarkFolder, decodeFolderOfStatus } from '@/api/decode/statuses/bookmarkFolder';
import { keepReadable } from '@/api/decode/engine/refusal';
import { decodeStatus, type StatusAnswer } from '@/api/decode/statuses/status';
import { request, type Connection } from '@/api/http';
import { requestOne, requestRows } from '@/api/endpoints/engine/answers';
import type { BookmarkFolder, FolderInput } from '@/domain/timelines/bookmarkFolders';

const FOLDERS = '/api/v1/pleroma/bookmark_folders';

const folderAt = (folderId: string): string => `${FOLDERS}/${encodeURIComponent(folderId)}`;

/** The server finds the picture of a shortcode itself, and refuses an empty emoji. */
const told = ({ name, emoji }: FolderInput) => ({ name, emoji });

/** GET /api/v1/pleroma/bookmark_folders */
export const fetchBookmarkFolders = async (to: Connection): Promise<BookmarkFolder[]> =>
  keepReadable((await requestRows(to, FOLDERS)).data, decodeBookmarkFolder).items;

/** POST /api/v1/pleroma/bookmark_folders */
export const createBookmarkFolder = (to: Connection, input: FolderInput): Promise<BookmarkFolder> =>
  requestOne(to, FOLDERS, { method: 'POST', json: told(input) }, decodeBookmarkFolder);

/** PATCH /api/v1/pleroma/bookmark_folders/:id */
export const updateBookmarkFolder = (
  to: Connection,
  folderId: string,
  input: FolderInput,
): Promise<BookmarkFolder> =>
  requestOne(to, folderAt(folderId), { method: 'PATCH', json: told(input) }, decodeBookmarkFolder);

/** DELETE /api/v1/pleroma/bookmark_folders/:id — what was in it stays bookmarked. */
export async function deleteBookmarkFolder(to: Connection, folderId: string): Promise<void> {
  await request(to, folderAt(folderId), { method: 'DELETE', expects: 'nothing' });
}

/** POST /api/v1/statuses/:id/bookmark — without a folder, it lies in none. */
export const moveBookmark = (
  to: Connection,
  statusId: string,
  folderId: string | null,
): Promise<StatusAnswer> => {
  const path = `/api/v1/statuses/${encodeURIComponent(statusId)}/bookmark`;
  const told = to.dialect === 'pleroma' && folderId !== null;
  const json = told ? { json: { folder_id: folderId } } : {};
  return requestOne(to, path, { method: 'POST', ...json }, decodeStatus);
};

/** GET /api/v1/statuses/:id — the folder that it lies in. */
export const fetchFolderOf = async (to: Connection, statusId: string): Promise<string | null> => {
  const path = `/api/v1/statuses/${encodeURIComponent(statusId)}`;
  return (await requestOne(to, path, {}, decodeFolderOfStatus)).folderId;
};
