/** Decodes the visibility of a status. */
import type { Visibility } from '@/domain/statuses/status';
import { oneOf } from '@/api/decode/engine/read';

const visibilities = ['public', 'unlisted', 'private', 'direct', 'local', 'list'] as const;

/** Reads a word that this client does not know as the fallback. */
export const decodeVisibility = (word: unknown, fallback: Visibility): Visibility =>
  oneOf(visibilities, word, fallback);
