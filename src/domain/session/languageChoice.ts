/**
 * The languages that can be chosen for a post, as a list to search in: recent ones first, then by
 * name in the order of the interface language; those without a name in this browser come last.
 */
import { knownLanguageName, languageName, primaryLanguage } from '@/lib/text/languageNames';
import { languageCodes } from './languageCodes';

export interface LanguageEntry {
  code: string;
  /** In the language of the interface; the code if there is none. */
  name: string;
  /** In itself; null if unknown or the same. */
  ownName: string | null;
}

export interface LanguageLists {
  recent: LanguageEntry[];
  others: LanguageEntry[];
}

/** So many recent languages are kept. */
export const MOST_RECENT = 5;

/** Adds the last choice to the recent ones. */
export const withRecent = (recent: readonly string[], code: string): string[] =>
  [code, ...recent.filter((each) => each !== code)].slice(0, MOST_RECENT);

/** Of two with the same name, the first of `first` or of all is listed. */
export function languageLists(locale: string, first: readonly string[]): LanguageLists {
  const recent = [...new Set(first)].map((code) => entryOf(code, locale));
  const names = new Set(recent.map(({ name }) => name));
  const named: LanguageEntry[] = [];
  const unnamed: LanguageEntry[] = [];
  for (const code of languageCodes) {
    if (recent.some((each) => each.code === code)) continue;
    const entry = entryOf(code, locale);
    if (entry.name === code) unnamed.push(entry);
    else if (!names.has(entry.name)) named.push(entry);
    names.add(entry.name);
  }
  const { compare } = new Intl.Collator(locale);
  return {
    recent,
    others: [...named.sort((one, other) => compare(one.name, other.name)), ...unnamed],
  };
}

function entryOf(code: string, locale: string): LanguageEntry {
  const name = languageName(code, locale);
  const own = ownNameOf(code);
  return { code, name, ownName: own === name ? null : own };
}

/** The name of a language in itself; null where the browser has none. */
function ownNameOf(code: string): string | null {
  try {
    // Without data for a language, the browser answers in its default one.
    const [spoken] = Intl.DisplayNames.supportedLocalesOf(code);
    return spoken !== undefined && primaryLanguage(spoken) === primaryLanguage(code)
      ? (knownLanguageName(code, code) ?? null)
      : null;
  } catch {
    return null;
  }
}

/** Those that begin with the words come before those that contain them. */
export function searchLanguages(entries: readonly LanguageEntry[], words: string): LanguageEntry[] {
  const sought = plain(words);
  if (sought === '') return [...entries];
  const rank = ({ code, name, ownName }: LanguageEntry): number => {
    const texts = [name, ownName ?? ''].map(plain);
    if (code === sought) return 0;
    if (texts.some((text) => text.startsWith(sought))) return 1;
    return texts.some((text) => text.includes(sought)) ? 2 : 3;
  };
  return entries
    .map((entry) => ({ entry, place: rank(entry) }))
    .filter(({ place }) => place < 3)
    .sort((one, other) => one.place - other.place)
    .map(({ entry }) => entry);
}

/** Without case and accents, which a searcher leaves out. */
const plain = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').trim().toLowerCase();
