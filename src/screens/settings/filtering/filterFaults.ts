/** Validates the input of a filter. */
import type { FilterInput } from '@/domain/timelines/filterBook';

export type KeywordFault = 'empty' | 'twice' | null;

export interface Faults {
  /** One for each keyword. */
  keywords: KeywordFault[];
  places: boolean;
  any: boolean;
}

/** A filter of the first version needs its phrase; others may have posts only. */
export function faultsOf({ keywords, contexts }: FilterInput, several: boolean): Faults {
  const phrases = keywords.map(({ phrase }) => phrase.trim().toLowerCase());
  const found = phrases.map((phrase, at): KeywordFault => {
    if (phrase === '') return 'empty';
    return several && phrases.indexOf(phrase) < at ? 'twice' : null;
  });
  const places = contexts.length === 0;
  return { keywords: found, places, any: places || found.some((fault) => fault !== null) };
}
