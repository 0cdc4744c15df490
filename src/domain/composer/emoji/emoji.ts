/** Emoji as the picker and the composer need them: the instance's own, and those of Unicode. */
import type { CustomEmoji } from '@/domain/people/user';

export interface InstanceEmoji extends CustomEmoji {
  /** Packs are tags of the form `pack:name`. */
  tags: string[];
}

/** How a language calls an emoji, and what else one may look for to find it. */
export interface EmojiAnnotation {
  name: string;
  keywords: string[];
}

/** One that can be picked or suggested. */
export interface Emoji {
  /** Of an emoji of Unicode: its English name in one word. */
  shortcode: string;
  /** Null for emoji of Unicode, which the system's font draws. */
  imageUrl: string | null;
  /** The picture without movement. */
  staticUrl: string | null;
  tags: string[];
  /** What stands for it where there are only letters. */
  displayText: string;
  /** What is put into a text for it. */
  replacement: string;
  /** By the code of the language. */
  annotations: Record<string, EmojiAnnotation>;
  takesSkinTone: boolean;
}

const PACK = 'pack:';

/** The pack that an emoji came with, or null when it came alone. */
export function packOf({ tags }: { tags: readonly string[] }): string | null {
  const tag = tags.find((name) => name.startsWith(PACK));
  return tag === undefined ? null : tag.slice(PACK.length);
}

export const customEmoji = ({ shortcode, url, staticUrl, tags }: InstanceEmoji): Emoji => ({
  shortcode,
  imageUrl: url,
  staticUrl,
  tags,
  displayText: `:${shortcode}:`,
  replacement: `:${shortcode}:`,
  annotations: {},
  takesSkinTone: false,
});

/** `annotations` may lack English; then the emoji itself has to do for a name. */
export const unicodeEmoji = (
  text: string,
  annotations: Record<string, EmojiAnnotation>,
  takesSkinTone = false,
): Emoji => ({
  shortcode: annotations.en?.name.replaceAll(/[^\p{L}\p{N}]+/gu, '_').toLowerCase() ?? text,
  imageUrl: null,
  staticUrl: null,
  tags: [],
  displayText: text,
  replacement: text,
  annotations,
  takesSkinTone,
});

/** What it is called in the first of these languages that has a name for it. */
export function nameOf(emoji: Emoji, languages: readonly string[]): string {
  const spoken = languages.find((code) => emoji.annotations[code]);
  return (spoken === undefined ? undefined : emoji.annotations[spoken]?.name) ?? emoji.displayText;
}
