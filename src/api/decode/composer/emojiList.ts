/** Decodes the list of the instance's custom emoji, in its three forms. */
import type { InstanceEmoji } from '@/domain/composer/emoji/emoji';
import type { WireEmoji, WireEmojiEntry } from '@/api/wire/emoji';
import { decodeOneEmoji } from './emoji';
import { addressOf, fieldsOf, isRecord, listOf, stringOf, textsOf } from '@/api/decode/engine/read';
import { isRefusal, keepReadable, refuse, type Refusal } from '@/api/decode/engine/refusal';

/** Decodes `/api/v1/custom_emojis`, which may give the pack as category only. */
export function decodeCustomEmojis(wires: unknown, origin: string): InstanceEmoji[] {
  return keepReadable(listOf(wires), (wire): InstanceEmoji | Refusal => {
    const emoji = decodeOneEmoji(wire, origin);
    if (isRefusal(emoji)) return emoji;
    const { tags, category } = fieldsOf<WireEmoji>(wire);
    const names = textsOf(tags);
    const group = stringOf(category);
    return { ...emoji, tags: names.length > 0 || group === null ? names : tagsOf(group) };
  }).items;
}

/** Reads a category: some servers write the tags in it, others a group name of their own. */
const tagsOf = (category: string): string[] =>
  category.includes('pack:') ? category.split(',') : [`pack:${category}`];

/**
 * Decodes `/api/v1/pleroma/emoji`: an object by shortcode. Very old servers sent a list of such
 * objects, and bare addresses as entries.
 */
export function decodeEmojiList(wire: unknown, origin: string): InstanceEmoji[] {
  const tables = Array.isArray(wire)
    ? wire.filter(isRecord)
    : [fieldsOf<Record<string, unknown>>(wire)];
  const entries = tables.flatMap((table) => Object.entries(table));
  return keepReadable(entries, (entry): InstanceEmoji | Refusal => {
    const [shortcode, value] = entry as [string, unknown];
    const { image_url, tags } = fieldsOf<WireEmojiEntry>(value);
    const url = addressOf(typeof value === 'string' ? value : image_url, origin);
    if (shortcode === '' || url === null) return refuse('emoji', 'no name or no picture');
    return { shortcode, url, staticUrl: url, tags: textsOf(tags) };
  }).items;
}
