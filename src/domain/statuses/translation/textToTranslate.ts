/** The texts that are translated: posts, and bios, which go by ids of their own among the posts'. */
import type { Status } from '@/domain/statuses/status';

export type TextToTranslate = Pick<
  Status,
  'id' | 'html' | 'text' | 'summary' | 'language' | 'poll' | 'media' | 'editedAt'
> & {
  /** Null for a bio, which no server translates. */
  visibility: Status['visibility'] | null;
};

const BIO = 'bio ';

export const bioTextId = (userId: string): string => BIO + userId;

/** Null for a post. */
export const userOfBio = (textId: string): string | null =>
  textId.startsWith(BIO) ? textId.slice(BIO.length) : null;
