/** Who a status is for. */
import type { Visibility } from '@/domain/statuses/status';
import { oneOf } from '@/api/decode/engine/read';

const visibilities = ['public', 'unlisted', 'private', 'direct', 'local', 'list'] as const;

/** A word newer than this client reads as the fallback. */
export const decodeVisibility = (word: unknown, fallback: Visibility): Visibility =>
  oneOf(visibilities, word, fallback);
