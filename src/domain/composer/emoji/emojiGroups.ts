/** The Unicode emoji in their groups, and their names, which are loaded separately. */
import { unicodeEmoji, type Emoji, type EmojiAnnotation } from './emoji';

interface UnicodeEmojiRow {
  text: string;
  takesSkinTone: boolean;
}

export interface EmojiGroup {
  /** `smileys-and-emotion` and so on: the nine standard categories. */
  id: string;
  emoji: UnicodeEmojiRow[];
}

/** By language: one line per emoji in group order. */
export type EmojiNames = Record<string, readonly string[]>;

interface NamedGroup {
  id: string;
  emoji: Emoji[];
}

/** The id of the group of letters; two side by side form a flag. */
const REGIONAL_INDICATORS = 'regional-indicator';

const LETTERS = 26;
const FIRST_INDICATOR = 0x1f1e6;
const FIRST_LETTER = 0x41;

const regionalIndicators = (): Emoji[] =>
  Array.from({ length: LETTERS }, (_each, at) => {
    const letter = String.fromCodePoint(FIRST_LETTER + at);
    return unicodeEmoji(String.fromCodePoint(FIRST_INDICATOR + at), {
      en: { name: `regional indicator ${letter}`, keywords: [letter] },
    });
  });

function annotationOf(line: string | undefined): EmojiAnnotation | null {
  const [name, ...keywords] = (line ?? '').split('|');
  return name === undefined || name === '' ? null : { name, keywords };
}

/** Returns the nine categories with names, and the letters of flags after them. */
export function namedGroups(groups: readonly EmojiGroup[], names: EmojiNames): NamedGroup[] {
  if (groups.length === 0) return [];
  let place = -1;
  const named = groups.map(({ id, emoji }) => ({
    id,
    emoji: emoji.map(({ text, takesSkinTone }) => {
      place += 1;
      const annotations: Record<string, EmojiAnnotation> = {};
      for (const [language, lines] of Object.entries(names)) {
        const annotation = annotationOf(lines[place]);
        if (annotation) annotations[language] = annotation;
      }
      return unicodeEmoji(text, annotations, takesSkinTone);
    }),
  }));
  return [...named, { id: REGIONAL_INDICATORS, emoji: regionalIndicators() }];
}
