/** Turns filters from the wire into ours. */
import { filterContexts, type Filter } from '@/domain/filter';
import type { WireFilter } from '@/api/wire/filter';
import { fieldsOf, flagOf, idOf, listOf, momentOf, stringOf, textsOf } from './read';
import { keepReadable, refuse, type Refusal } from './refusal';

/** Without a phrase it would hide everything. */
export function decodeFilter(input: unknown): Filter | Refusal {
  const wire = fieldsOf<WireFilter>(input);
  const id = idOf(wire.id);
  const phrase = stringOf(wire.phrase);
  if (id === null || phrase === null) return refuse('filter', 'no id or phrase');
  const named = textsOf(wire.context);
  return {
    id,
    phrase,
    contexts: filterContexts.filter((context) => named.includes(context)),
    expiresAt: momentOf(wire.expires_at),
    irreversible: flagOf(wire.irreversible),
    wholeWord: flagOf(wire.whole_word),
  };
}

export const decodeFilters = (wires: unknown): Filter[] =>
  keepReadable(listOf(wires), decodeFilter).items;
