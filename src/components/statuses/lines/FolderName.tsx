/** The name of a folder of bookmarks, behind its emoji. */
import { EmojiImage } from '@/components/statuses/text/EmojiImage';
import type { BookmarkFolder } from '@/domain/timelines/bookmarkFolders';

export function FolderName({ folder: { name, emoji, emojiUrl } }: { folder: BookmarkFolder }) {
  const image =
    emoji !== null && emojiUrl !== null
      ? { shortcode: emoji.replaceAll(':', ''), url: emojiUrl, staticUrl: emojiUrl }
      : null;
  return (
    <>
      {image ? <EmojiImage emoji={image} still /> : emoji} <bdi>{name}</bdi>
    </>
  );
}
