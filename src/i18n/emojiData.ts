/**
 * Unicode emoji, and their names and keywords in the languages of the Unicode CLDR. The list and
 * each language are chunks of their own, loaded on demand.
 */
import type { EmojiGroup } from '@/domain/composer/emoji/emojiGroups';
import { isLanguageCode } from './languages';

/** Languages with another code in the data. */
const otherNames: Record<string, string> = {
  ja_easy: 'ja',
  nb: 'no',
  'nan-TW': 'zh-Hant',
  zh_Hant: 'zh-Hant',
};

/** Our languages that are missing from the data; they use English. */
const unspoken: readonly string[] = ['eo', 'oc', 'en-XA'];

const fileOf = (code: string): string | null =>
  !isLanguageCode(code) || unspoken.includes(code) ? null : (otherNames[code] ?? code);

/** The format that the build writes (`tools/build/emojiData.cjs`). */
type WrittenGroup = { id: string; emoji: [text: string, toned: 0 | 1][] }[];

export async function loadEmojiGroups(): Promise<EmojiGroup[]> {
  const groups = contentsOf<WrittenGroup>(
    await import(/* webpackChunkName: "emoji-list" */ 'unicode-emoji-json/data-by-group.json'),
  );
  return groups.map(({ id, emoji }) => ({
    id,
    emoji: emoji.map(([text, toned]) => ({ text, takesSkinTone: toned === 1 })),
  }));
}

/**
 * One line per emoji, in the order of the list: the name, then keywords. Empty if not available.
 */
export async function loadEmojiNames(code: string): Promise<string[]> {
  const file = fileOf(code);
  if (file === null) return [];
  return contentsOf<string[]>(
    await import(
      /* webpackChunkName: "emoji-[request]" */
      /* webpackInclude: /[\\/](ar|ca|cs|de|en|es|et|eu|fi|fr|ga|he|hu|it|ja|ko|no|nl|pl|pt|ro|ru|sk|te|uk|zh|zh-Hant)[\\/]annotations\.json$/ */
      `cldr-annotations-full/annotations/${file}/annotations.json`
    ),
  );
}

/** The type checker knows the file in the package, not what the build makes of it. */
function contentsOf<Contents>(file: unknown): Contents {
  const module = file as { default?: Contents };
  return module.default ?? (file as Contents);
}
