/** Decodes the custom emoji of a text. */
import type { CustomEmoji } from '@/domain/people/user';
import type { WireEmoji } from '@/api/wire/emoji';
import { addressOf, fieldsOf, listOf, stringOf } from '@/api/decode/engine/read';
import { keepReadable, refuse, type Refusal } from '@/api/decode/engine/refusal';

export function decodeEmoji(wires: unknown): CustomEmoji[] {
  return keepReadable(listOf(wires), (wire) => decodeOneEmoji(wire)).items;
}

/** `base` resolves addresses without a host. */
export function decodeOneEmoji(wire: unknown, base?: string): CustomEmoji | Refusal {
  const { shortcode, url, static_url } = fieldsOf<WireEmoji>(wire);
  const name = stringOf(shortcode);
  const address = addressOf(url, base);
  if (name === null || address === null) return refuse('emoji', 'no name or no picture');
  return { shortcode: name, url: address, staticUrl: addressOf(static_url, base) ?? address };
}
