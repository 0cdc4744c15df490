/** Decodes the custom emoji of GoToSocial as its administrators see them. */
import type { ServerEmoji } from '@/domain/admin/server/serverEmoji';
import { addressOf, fieldsOf, idOf, stringOf, textOf } from '@/api/decode/engine/read';
import { refuse, type Refusal } from '@/api/decode/engine/refusal';

interface WireServerEmoji {
  id: string;
  shortcode: string;
  url: string;
  category?: string;
}

export function decodeServerEmoji(input: unknown, origin: string): ServerEmoji | Refusal {
  const wire = fieldsOf<WireServerEmoji>(input);
  const [id, shortcode] = [idOf(wire.id), stringOf(wire.shortcode)];
  const url = addressOf(wire.url, origin);
  if (id === null || shortcode === null || url === null) {
    return refuse('emoji', 'no id, name or picture');
  }
  return { id, shortcode, url, category: textOf(wire.category) };
}
