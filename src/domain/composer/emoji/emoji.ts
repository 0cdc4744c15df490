/** The emoji of the picker and the composer: custom ones, and those of Unicode. */
import type { CustomEmoji } from '@/domain/people/user';

export interface InstanceEmoji extends CustomEmoji {
  /** Packs are tags of the form `pack:name`. */
  tags: string[];
}

/** An emoji's name and keywords in one language. */
export interface EmojiAnnotation {
  name: string;
  keywords: string[];
}

/** An emoji that can be picked or suggested. */
export interface Emoji {
  /** For a Unicode emoji, its English name in one word. */
  shortcode: string;
  /** Null for Unicode emoji, which the system's font draws. */
  imageUrl: string | null;
  /** The picture without animation. */
  staticUrl: string | null;
  tags: string[];
  /** Its form in plain text. */
  displayText: string;
  /** The text that is inserted for it. */
  replacement: string;
  /** By language code. */
  annotations: Record<string, EmojiAnnotation>;
  takesSkinTone: boolean;
}

const PACK = 'pack:';

/** Returns the emoji's pack, or null. */
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

/** Without an English annotation, the emoji itself is its name. */
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

/** Returns its name in the first of these languages that has one. */
export function nameOf(emoji: Emoji, languages: readonly string[]): string {
  const spoken = languages.find((code) => emoji.annotations[code]);
  return (spoken === undefined ? undefined : emoji.annotations[spoken]?.name) ?? emoji.displayText;
}
