/** Decodes folders of bookmarks, and the folder that a status says it lies in. */
import type { WireBookmarkFolder } from '@/api/wire/bookmarkFolder';
import type { BookmarkFolder } from '@/domain/timelines/bookmarkFolders';
import { addressOf, fieldsOf, idOf, stringOf } from '@/api/decode/engine/read';
import { refuse, type Refusal } from '@/api/decode/engine/refusal';

export function decodeBookmarkFolder(input: unknown): BookmarkFolder | Refusal {
  const wire = fieldsOf<WireBookmarkFolder>(input);
  const id = idOf(wire.id);
  const name = stringOf(wire.name);
  if (id === null || name === null) return refuse('bookmark folder', 'no id or no name');
  return { id, name, emoji: stringOf(wire.emoji), emojiUrl: addressOf(wire.emoji_url) };
}

/** Null also for servers that do not say. */
export function decodeFolderOfStatus(input: unknown): { folderId: string | null } {
  const { pleroma } = fieldsOf<{ pleroma: object }>(input);
  return { folderId: idOf(fieldsOf<{ bookmark_folder: string }>(pleroma).bookmark_folder) };
}
