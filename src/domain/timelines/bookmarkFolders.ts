/**
 * Folders of bookmarks. Servers of the Pleroma family keep them from 2.7 on; for all others this
 * browser keeps them beside the account, with the ids of what is in them.
 */

export interface BookmarkFolder {
  id: string;
  name: string;
  /** An emoji, or the shortcode of one of the server's; null for none. */
  emoji: string | null;
  /** The picture of a shortcode. */
  emojiUrl: string | null;
}

export type FolderInput = Omit<BookmarkFolder, 'id'>;

/** A post that lies in a folder, or in none. */
export interface BookmarkPlace {
  statusId: string;
  folderId: string | null;
}

/** The record of a browser for an account: places are newest first, and each is in a folder. */
export interface LocalFolders {
  folders: readonly BookmarkFolder[];
  places: readonly BookmarkPlace[];
}

/** The name of the stored record. */
export const LOCAL_FOLDERS_KEY = 'bookmarkFolders';

export const FOLDERS_REQUEST = 'bookmark folders';

export const folderRequest = (folderId: string): string => `bookmark folder ${folderId}`;

export const folderSaving = (folderId: string | null): string =>
  `bookmark folder saving ${folderId ?? ''}`;

/** The request for the folder of a bookmark. */
export const placeRequest = (statusId: string): string => `bookmark place ${statusId}`;

/** The maximum length of a name. */
export const MOST_LETTERS = 100;
const MOST_FOLDERS = 50;
const MOST_PLACES = 2_000;

export const noLocalFolders: LocalFolders = { folders: [], places: [] };

/** True if this browser keeps no more folders. */
export const isFull = ({ length }: readonly BookmarkFolder[]): boolean => length >= MOST_FOLDERS;

export const byName = (folders: readonly BookmarkFolder[]): BookmarkFolder[] => {
  const { compare } = new Intl.Collator(undefined, { numeric: true });
  return [...folders].sort((a, b) => compare(a.name, b.name));
};

/** Replaces a folder, or adds it. */
export const withFolder = (
  folders: readonly BookmarkFolder[],
  folder: BookmarkFolder,
): BookmarkFolder[] => [...folders.filter(({ id }) => id !== folder.id), folder];

/** Puts a post into a folder, as the newest one there, or takes it out of all. */
export const withPlace = (
  places: readonly BookmarkPlace[],
  place: BookmarkPlace,
): BookmarkPlace[] => [place, ...places.filter(({ statusId }) => statusId !== place.statusId)];

/** Drops what is in no folder, and the oldest ones beyond the limit. */
export const boundedFolders = ({ folders, places }: LocalFolders): LocalFolders => {
  const kept = folders.slice(0, MOST_FOLDERS);
  const ids = new Set<string | null>(kept.map(({ id }) => id));
  return {
    folders: kept,
    places: places.filter(({ folderId }) => ids.has(folderId)).slice(0, MOST_PLACES),
  };
};

/** Reads the stored record; nothing of another account, and nothing that is not as it should be. */
export function readLocalFolders(kept: unknown, reader: string | null): LocalFolders {
  const { owner, folders, places } = recordOf(kept);
  if (owner !== reader || reader === null) return noLocalFolders;
  const known = new Map(listOf(folders).flatMap(readFolder));
  const placed = new Map(listOf(places).flatMap(readPlace));
  return boundedFolders({
    folders: [...known.values()],
    places: [...placed].map(([statusId, folderId]) => ({ statusId, folderId })),
  });
}

function readFolder(kept: unknown): [string, BookmarkFolder][] {
  const { id, name, emoji, emojiUrl } = recordOf(kept);
  if (!isText(id) || !isText(name)) return [];
  const picture = isText(emojiUrl) && /^https?:/.test(emojiUrl) ? emojiUrl : null;
  return [[id, { id, name, emoji: isText(emoji) ? emoji : null, emojiUrl: picture }]];
}

function readPlace(kept: unknown): [string, string][] {
  const { statusId, folderId } = recordOf(kept);
  return isText(statusId) && isText(folderId) ? [[statusId, folderId]] : [];
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

const recordOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
