/** Turns lists of people from the wire into ours. */
import type { UserList } from '@/domain/list';
import type { WireList } from '@/api/wire/list';
import { fieldsOf, idOf, listOf, textOf } from './read';
import { keepReadable, refuse, type Refusal } from './refusal';

export function decodeList(input: unknown): UserList | Refusal {
  const wire = fieldsOf<WireList>(input);
  const id = idOf(wire.id);
  return id === null ? refuse('list', 'no id') : { id, title: textOf(wire.title) };
}

export const decodeLists = (wires: unknown): UserList[] =>
  keepReadable(listOf(wires), decodeList).items;
