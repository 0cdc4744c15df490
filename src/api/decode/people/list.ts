/** Decodes lists of people. */
import { repliesPolicies, type ListEntry } from '@/domain/people/list';
import type { WireList } from '@/api/wire/list';
import { fieldsOf, idOf, listOf, oneOf, textOf } from '@/api/decode/engine/read';
import { keepReadable, refuse, type Refusal } from '@/api/decode/engine/refusal';

export function decodeList(input: unknown): ListEntry | Refusal {
  const wire = fieldsOf<WireList>(input);
  const id = idOf(wire.id);
  if (id === null) return refuse('list', 'no id');
  const exclusive = typeof wire.exclusive === 'boolean' ? wire.exclusive : null;
  const repliesPolicy = oneOf(repliesPolicies, wire.replies_policy, null);
  return { id, title: textOf(wire.title), exclusive, repliesPolicy };
}

export const decodeLists = (wires: unknown): ListEntry[] =>
  keepReadable(listOf(wires), decodeList).items;
