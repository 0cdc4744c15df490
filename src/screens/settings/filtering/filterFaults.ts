/** What is wrong with a filter as it was typed. */
import type { FilterInput } from '@/domain/timelines/filterBook';

export type KeywordFault = 'empty' | 'twice' | null;

export interface Faults {
  /** One for each of the keywords. */
  keywords: KeywordFault[];
  places: boolean;
  any: boolean;
}

/** Where a filter is one phrase, it cannot do without; elsewhere it may be about posts alone. */
export function faultsOf({ keywords, contexts }: FilterInput, several: boolean): Faults {
  const phrases = keywords.map(({ phrase }) => phrase.trim().toLowerCase());
  const found = phrases.map((phrase, at): KeywordFault => {
    if (phrase === '') return 'empty';
    return several && phrases.indexOf(phrase) < at ? 'twice' : null;
  });
  const places = contexts.length === 0;
  return { keywords: found, places, any: places || found.some((fault) => fault !== null) };
}
