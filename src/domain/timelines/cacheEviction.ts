/**
 * What of the tables is needed. Views name what they show; from there on it follows what those rows
 * cannot be shown without: authors, repeated and quoted statuses, the thread around a status.
 */
import type { Status } from '@/domain/statuses/status';
import type { User } from '@/domain/people/user';

/** What somebody looks at, or will: given by ids, of which rows may be missing. */
export interface EvictionRoots {
  statusIds: readonly string[];
  userIds: readonly string[];
  /** Statuses that are shown with all that is known of their threads. */
  threadIds: readonly string[];
}

export interface EntityTables {
  statuses: Readonly<Record<string, EvictableStatus>>;
  users: Readonly<Record<string, EvictableUser>>;
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

/** The rows that neither a root needs nor another needed row. */
export function unreferencedEntities(tables: EntityTables, roots: EvictionRoots): EvictedIds {
  const { statuses, users } = reachableFrom(tables, roots);
  return {
    statusIds: Object.keys(tables.statuses).filter((id) => !statuses.has(id)),
    userIds: Object.keys(tables.users).filter((id) => !users.has(id)),
  };
}

export function reachableFrom(
  { statuses, users }: EntityTables,
  { statusIds, userIds, threadIds }: EvictionRoots,
): { statuses: ReadonlySet<string>; users: ReadonlySet<string> } {
  const shown = [...statusIds, ...threadIds, ...threadsAround(statuses, threadIds)];
  const neededStatuses = closure(shown, (id) => {
    const status = statuses[id];
    return status ? [status.repeatOfId, status.quoteId] : [];
  });
  const people = [...neededStatuses].flatMap((id) => {
    const status = statuses[id];
    return status ? [status.userId, status.inReplyToUserId] : [];
  });
  const neededUsers = closure([...userIds, ...people], (id) => [users[id]?.movedToId ?? null]);
  return { statuses: neededStatuses, users: neededUsers };
}

/** What is known of the threads of these statuses: by their replies, and by the name of the talk. */
function threadsAround(statuses: EntityTables['statuses'], threadIds: readonly string[]): string[] {
  if (threadIds.length === 0) return [];
  const replies = new Map<string, string[]>();
  const talks = new Map<string, string[]>();
  for (const { id, inReplyToId, conversationId } of Object.values(statuses)) {
    addToGroup(replies, inReplyToId, id);
    addToGroup(talks, conversationId, id);
  }
  const around = closure(threadIds, (id) => {
    const status = statuses[id];
    const talk = status?.conversationId ?? '';
    const parts = talks.get(talk) ?? [];
    // Once is enough: all of them are on their way.
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

/** All that can be reached from these. */
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
