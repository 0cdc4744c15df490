/**
 * Finds the entities that cache eviction may drop. Views name what they show; those rows'
 * dependencies are kept as well: authors, repeated and quoted statuses, threads.
 */
import type { Status } from '@/domain/statuses/status';
import type { User } from '@/domain/people/user';
import { allRows, rowIn, type RowTable } from '@/lib/values/rowTable';

/** Entities in use, now or soon, by id; some may be missing from the tables. */
export interface EvictionRoots {
  statusIds: readonly string[];
  userIds: readonly string[];
  /** Statuses shown with their whole thread. */
  threadIds: readonly string[];
}

export interface EntityTables {
  statuses: RowTable<EvictableStatus>;
  users: RowTable<EvictableUser>;
}

type EvictableStatus = Pick<
  Status,
  'id' | 'userId' | 'repeatOfId' | 'quoteId' | 'inReplyToId' | 'inReplyToUserId' | 'conversationId'
>;

type EvictableUser = Pick<User, 'id' | 'movedToId'>;

export interface EvictedIds {
  statusIds: string[];
  userIds: string[];
}

/** Returns the rows that no root depends on. */
export function unreferencedEntities(tables: EntityTables, roots: EvictionRoots): EvictedIds {
  const { statuses, users } = reachableFrom(tables, roots);
  return {
    statusIds: idsWithout(tables.statuses, statuses),
    userIds: idsWithout(tables.users, users),
  };
}

const idsWithout = (table: RowTable<{ id: string }>, needed: ReadonlySet<string>): string[] =>
  allRows(table).flatMap(({ id }) => (needed.has(id) ? [] : [id]));

export function reachableFrom(
  { statuses, users }: EntityTables,
  { statusIds, userIds, threadIds }: EvictionRoots,
): { statuses: ReadonlySet<string>; users: ReadonlySet<string> } {
  const shown = [...statusIds, ...threadIds, ...threadsAround(statuses, threadIds)];
  const neededStatuses = closure(shown, (id) => {
    const status = rowIn(statuses, id);
    return status ? [status.repeatOfId, status.quoteId] : [];
  });
  const people = [...neededStatuses].flatMap((id) => {
    const status = rowIn(statuses, id);
    return status ? [status.userId, status.inReplyToUserId] : [];
  });
  const neededUsers = closure([...userIds, ...people], (id) => [
    rowIn(users, id)?.movedToId ?? null,
  ]);
  return { statuses: neededStatuses, users: neededUsers };
}

/** Returns the known statuses of these threads, by replies and by thread id. */
function threadsAround(statuses: EntityTables['statuses'], threadIds: readonly string[]): string[] {
  if (threadIds.length === 0) return [];
  const replies = new Map<string, string[]>();
  const talks = new Map<string, string[]>();
  for (const { id, inReplyToId, conversationId } of allRows(statuses)) {
    addToGroup(replies, inReplyToId, id);
    addToGroup(talks, conversationId, id);
  }
  const around = closure(threadIds, (id) => {
    const status = rowIn(statuses, id);
    const talk = status?.conversationId ?? '';
    const parts = talks.get(talk) ?? [];
    // Each thread needs collecting only once.
    talks.delete(talk);
    return [
      status?.repeatOfId ?? null,
      status?.inReplyToId ?? null,
      ...(replies.get(id) ?? []),
      ...parts,
    ];
  });
  return [...around];
}

function addToGroup(groups: Map<string, string[]>, name: string | null, id: string): void {
  if (name === null || name === '') return;
  const group = groups.get(name);
  if (group) group.push(id);
  else groups.set(name, [id]);
}

/** Returns everything reachable from these. */
function closure(
  from: readonly (string | null)[],
  next: (id: string) => readonly (string | null)[],
): Set<string> {
  const found = new Set<string>();
  const open = [...from];
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (id === null || found.has(id)) continue;
    found.add(id);
    open.push(...next(id));
  }
  return found;
}
