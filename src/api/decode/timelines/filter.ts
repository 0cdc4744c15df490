/** Decodes filters; one of the first version has a single phrase, which is also its title. */
import {
  filterContexts,
  type Filter,
  type FilterContext,
  type FilteredPost,
  type FilterKeyword,
} from '@/domain/timelines/filter';
import type { WireFilter, WireFilterV2 } from '@/api/wire/filter';
import {
  fieldsOf,
  flagOf,
  idOf,
  listOf,
  momentOf,
  oneOf,
  stringOf,
  textOf,
  textsOf,
} from '@/api/decode/engine/read';
import { keepReadable, refuse, type Refusal } from '@/api/decode/engine/refusal';

/** Decodes a filter of version 1; without a phrase it would hide everything. */
export function decodeFilter(input: unknown): Filter | Refusal {
  const wire = fieldsOf<WireFilter>(input);
  const id = idOf(wire.id);
  const phrase = stringOf(wire.phrase);
  if (id === null || phrase === null) return refuse('filter', 'no id or phrase');
  return {
    id,
    title: phrase,
    contexts: contextsOf(wire.context),
    action: flagOf(wire.irreversible) ? 'hide' : 'warn',
    expiresAt: momentOf(wire.expires_at),
    keywords: [{ id: null, phrase, wholeWord: flagOf(wire.whole_word) }],
    posts: [],
  };
}

export function decodeFilterV2(input: unknown): Filter | Refusal {
  const wire = fieldsOf<WireFilterV2>(input);
  const id = idOf(wire.id);
  if (id === null) return refuse('filter', 'no id');
  return {
    id,
    title: textOf(wire.title),
    contexts: contextsOf(wire.context),
    // An unknown action warns at least.
    action: oneOf(['warn', 'hide', 'blur'], wire.filter_action, 'warn'),
    expiresAt: momentOf(wire.expires_at),
    keywords: keepReadable(listOf(wire.keywords), decodeKeyword).items,
    posts: keepReadable(listOf(wire.statuses), decodePost).items,
  };
}

function contextsOf(wire: unknown): FilterContext[] {
  const named = textsOf(wire);
  return filterContexts.filter((context) => named.includes(context));
}

function decodeKeyword(input: unknown): FilterKeyword | Refusal {
  const wire = fieldsOf<NonNullable<WireFilterV2['keywords']>[number]>(input);
  const id = idOf(wire.id);
  const phrase = stringOf(wire.keyword);
  if (id === null || phrase === null) return refuse('keyword', 'no id or phrase');
  return { id, phrase, wholeWord: flagOf(wire.whole_word) };
}

function decodePost(input: unknown): FilteredPost | Refusal {
  const wire = fieldsOf<NonNullable<WireFilterV2['statuses']>[number]>(input);
  const id = idOf(wire.id);
  const statusId = idOf(wire.status_id);
  return id === null || statusId === null ? refuse('filtered post', 'no id') : { id, statusId };
}

export const decodeFilters = (wires: unknown): Filter[] =>
  keepReadable(listOf(wires), decodeFilter).items;

export const decodeFiltersV2 = (wires: unknown): Filter[] =>
  keepReadable(listOf(wires), decodeFilterV2).items;
