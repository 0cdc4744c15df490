/**
 * Decodes the reader's filters that the server found to match a status; older servers leave
 * matching to this client.
 */
import { filterContexts } from '@/domain/timelines/filter';
import type { FilterMatch } from '@/domain/statuses/status';
import type { WireFilterMatch } from '@/api/wire/status';
import { fieldsOf, idOf, listOf, oneOf, textOf, textsOf } from '@/api/decode/engine/read';
import { keepReadable, refuse, type Refusal } from '@/api/decode/engine/refusal';

const actions = ['warn', 'hide', 'blur'] as const;

export const decodeFilterMatches = (input: unknown): FilterMatch[] | null =>
  Array.isArray(input) ? keepReadable(listOf(input), decodeMatch).items : null;

function decodeMatch(input: unknown): FilterMatch | Refusal {
  const { filter } = fieldsOf<WireFilterMatch>(input);
  const wire = fieldsOf<WireFilterMatch['filter']>(filter);
  const id = idOf(wire.id);
  if (id === null) return refuse('filter match', 'no id');
  const named = textsOf(wire.context);
  return {
    id,
    title: textOf(wire.title),
    // An unknown action warns at least.
    action: oneOf(actions, wire.filter_action, 'warn'),
    contexts: filterContexts.filter((context) => named.includes(context)),
  };
}
