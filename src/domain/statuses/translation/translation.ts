/**
 * Translations of posts: what a server or the browser made of a text, the languages that a translator
 * takes, and the reasons for which there is none.
 */
import { primaryLanguage } from '@/lib/text/languageNames';

/** A translated text with everything that was translated with it. */
export interface Translation {
  /** Cleaned HTML. */
  html: string;
  /** The text without markup. */
  text: string;
  /** Null where the translator leaves subjects alone. */
  summary: string | null;
  /** The titles of the poll's options, in their order; empty where they are left alone. */
  options: string[];
  /** The descriptions of files, by id. */
  descriptions: Record<string, string>;
  /** The language of the original, as told by the translator or by the post. */
  source: string | null;
  /** The language that it was translated into. */
  target: string;
  /** The service that the server names; null if it names none. */
  provider: string | null;
  /** Made on this device. */
  byBrowser: boolean;
}

/** The languages that can be translated, each with those that it can be translated into. */
export type LanguagePairs = Record<string, string[]>;

/** The key of a source language that has to be found out. */
export const UNKNOWN_LANGUAGE = 'und';

/** Known by name, so that the card can say what may be done. */
export type TranslationTrouble =
  /** The server refuses to translate this post. */
  | 'refused'
  /** The post is gone, or the server has switched translations off. */
  | 'missing'
  /** Too many were asked for. */
  | 'tooMany'
  /** The service behind the server does not answer. */
  | 'unavailable'
  /** Nobody here translates between these languages. */
  | 'noPair'
  /** The language was neither told nor found out. */
  | 'noLanguage'
  /** It is in a language already that the reader reads. */
  | 'sameLanguage'
  | 'failed';

export interface TranslationFailure {
  trouble: TranslationTrouble;
  /** The server's words, or a technical reason. */
  reason: string;
  /** Of the post, if known. */
  source: string | null;
  target: string | null;
}

/** Says by the HTTP status of an answer what went wrong. */
export function troubleOf(status: number | null): TranslationTrouble {
  if (status === 403) return 'refused';
  if (status === 404) return 'missing';
  if (status === 429) return 'tooMany';
  if (status !== null && status >= 500) return 'unavailable';
  return 'failed';
}

interface Pair {
  /** Null where the translator has to find it out. */
  source: string | null;
  target: string;
}

/**
 * Chooses a pair that a translator has: the original's language as told, and the first of the wanted
 * ones. Returns null if there is none. The codes of the result are the translator's own.
 */
export function pairIn(
  pairs: LanguagePairs,
  told: string | null,
  wanted: readonly string[],
): Pair | null {
  const source = told === null ? null : codeAmong(told, Object.keys(pairs));
  const targets = Object.entries(pairs).find(
    ([code]) => code === (told === null ? UNKNOWN_LANGUAGE : source),
  )?.[1];
  if (!targets) return null;
  for (const code of wanted) {
    const target = codeAmong(code, targets);
    if (target !== null) return { source, target };
  }
  return null;
}

/** Finds a language among the codes of a translator: the same one, its script, or any form of it. */
export function codeAmong(wanted: string, codes: readonly string[]): string | null {
  const equal = codes.find((code) => plain(code) === plain(wanted));
  if (equal !== undefined) return equal;
  const related = codes.filter((code) => primaryLanguage(code) === primaryLanguage(wanted));
  const script = scriptOf(wanted);
  return related.find((code) => scriptOf(code) === script) ?? related[0] ?? null;
}

const plain = (code: string): string => code.toLowerCase().replaceAll('_', '-');

function scriptOf(code: string): string | undefined {
  try {
    return new Intl.Locale(code.replaceAll('_', '-')).maximize().script;
  } catch {
    return undefined;
  }
}
