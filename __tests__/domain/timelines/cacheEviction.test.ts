import fc from 'fast-check';
import {
  unreferencedEntities,
  reachableFrom,
  type EvictionRoots,
  type EntityTables,
} from '@/domain/timelines/cacheEviction';
import { allRows, emptyTable, putRows, rowIn, type RowTable } from '@/lib/values/rowTable';

type StatusRow = EntityTables['statuses'][number][string];

const status = (id: string, changes: Partial<StatusRow> = {}): StatusRow => ({
  id,
  userId: `author of ${id}`,
  repeatOfId: null,
  quoteId: null,
  inReplyToId: null,
  inReplyToUserId: null,
  conversationId: null,
  ...changes,
});

const tablesOf = (
  statuses: StatusRow[],
  users: EntityTables['users'][number][string][] = [],
): EntityTables => ({
  statuses: putRows(emptyTable, statuses),
  users: putRows(emptyTable, users),
});

const roots = (changes: Partial<EvictionRoots>): EvictionRoots => ({
  statusIds: [],
  userIds: [],
  threadIds: [],
  ...changes,
});

const needed = (tables: EntityTables, changes: Partial<EvictionRoots>) =>
  [...reachableFrom(tables, roots(changes)).statuses].sort();

describe('the entities that are kept', () => {
  const tables = tablesOf(
    [
      status('repeat', { repeatOfId: 'original' }),
      status('original', { quoteId: 'quoted', userId: 'ann', inReplyToUserId: 'ben' }),
      status('quoted', { userId: 'cleo' }),
      status('other', { userId: 'dan' }),
    ],
    ['ann', 'ben', 'cleo', 'dan', 'new cleo'].map((id) => ({
      id,
      movedToId: id === 'cleo' ? 'new cleo' : null,
    })),
  );

  it('include a shown status with the one it repeats and the one that it quotes', () => {
    expect(needed(tables, { statusIds: ['repeat'] })).toEqual(['original', 'quoted', 'repeat']);
  });

  it('include their authors, the people they reply to, and the accounts these moved to', () => {
    expect(unreferencedEntities(tables, roots({ statusIds: ['repeat'] }))).toEqual({
      statusIds: ['other'],
      userIds: ['dan'],
    });
  });

  it('include people on their own', () => {
    expect(unreferencedEntities(tables, roots({ userIds: ['cleo'] })).userIds.sort()).toEqual([
      'ann',
      'ben',
      'dan',
    ]);
  });

  it('are computed despite missing or circular references', () => {
    const broken = tablesOf([
      status('a', { repeatOfId: 'gone', inReplyToId: 'b' }),
      status('b', { quoteId: 'a', inReplyToId: 'a' }),
    ]);
    expect(needed(broken, { statusIds: ['b', 'never there'], threadIds: ['a'] })).toEqual(
      ['a', 'b', 'gone', 'never there'].sort(),
    );
  });
});

describe('an open thread', () => {
  const above = status('above');
  const focus = status('focus', { inReplyToId: 'above' });
  const reply = status('reply', { inReplyToId: 'focus' });
  const deeper = status('deeper', { inReplyToId: 'reply', quoteId: 'quoted' });
  const quoted = status('quoted');

  it('keeps its ancestors and all replies, however deep', () => {
    const tables = tablesOf([above, focus, reply, deeper, quoted, status('other')]);
    expect(needed(tables, { threadIds: ['focus'] })).toEqual(
      ['above', 'focus', 'reply', 'deeper', 'quoted'].sort(),
    );
  });

  it('is identified by its conversation id where the statuses between are not loaded', () => {
    const [far, focused] = [status('far'), status('focus')].map((row) => ({
      ...row,
      conversationId: 'talk',
    }));
    const tables = tablesOf([far!, focused!, status('other', { conversationId: 'else' })]);
    expect(needed(tables, { threadIds: ['focus'] })).toEqual(['far', 'focus']);
    expect(needed(tables, { statusIds: ['focus'] })).toEqual(['focus']);
  });

  it('is the thread of the original when a repeat is open', () => {
    const tables = tablesOf([status('repeat', { repeatOfId: 'focus' }), focus, reply]);
    expect(needed(tables, { threadIds: ['repeat'] })).toEqual(
      ['above', 'focus', 'reply', 'repeat'].sort(),
    );
  });
});

describe('eviction from any tables', () => {
  const name = fc.integer({ min: 0, max: 25 }).map((at) => `s${at}`);
  const person = fc.integer({ min: 0, max: 12 }).map((at) => `u${at}`);
  const row: fc.Arbitrary<StatusRow> = fc.record({
    id: name,
    userId: person,
    repeatOfId: fc.option(name),
    quoteId: fc.option(name),
    inReplyToId: fc.option(name),
    inReplyToUserId: fc.option(person),
    conversationId: fc.option(fc.constantFrom('t1', 't2', 't3')),
  });
  const world = fc.record({
    statuses: fc.array(row, { maxLength: 30 }),
    users: fc.array(fc.record({ id: person, movedToId: fc.option(person) }), { maxLength: 15 }),
    statusIds: fc.array(name, { maxLength: 6 }),
    userIds: fc.array(person, { maxLength: 4 }),
    threadIds: fc.array(name, { maxLength: 2 }),
  });

  /** Returns the entities that are left after an eviction, and those before it. */
  const sweep = ({
    statuses,
    users,
    ...wanted
  }: { statuses: StatusRow[] } & EvictionRoots & {
      users: EntityTables['users'][number][string][];
    }) => {
    const before = tablesOf(statuses, users);
    const gone = unreferencedEntities(before, wanted);
    const kept = (table: RowTable<{ id: string }>, dropped: string[]) =>
      new Set(allRows(table).flatMap(({ id }) => (dropped.includes(id) ? [] : [id])));
    return {
      before,
      gone,
      statuses: kept(before.statuses, gone.statusIds),
      users: kept(before.users, gone.userIds),
    };
  };

  it('drops nothing that is needed', () => {
    fc.assert(
      fc.property(world, (given) => {
        const { before, statuses, users } = sweep(given);
        const stays = (id: string | null) =>
          id === null || !rowIn(before.statuses, id) || statuses.has(id);
        const person = (id: string | null) =>
          id === null || !rowIn(before.users, id) || users.has(id);
        for (const id of [...given.statusIds, ...given.threadIds]) expect(stays(id)).toBe(true);
        for (const id of given.userIds) expect(person(id)).toBe(true);
        for (const id of statuses) {
          const { repeatOfId, quoteId, userId, inReplyToUserId } = rowIn(before.statuses, id)!;
          expect([repeatOfId, quoteId].every(stays)).toBe(true);
          expect([userId, inReplyToUserId].every(person)).toBe(true);
        }
        for (const id of given.threadIds) {
          const open = rowIn(before.statuses, id);
          if (!open) continue;
          expect(stays(open.inReplyToId)).toBe(true);
          for (const other of allRows(before.statuses)) {
            const sameTalk = open.conversationId !== null;
            if (sameTalk && other.conversationId === open.conversationId) {
              expect(stays(other.id)).toBe(true);
            }
            if (other.inReplyToId === id) expect(stays(other.id)).toBe(true);
          }
        }
      }),
    );
  });

  it('keeps nothing that no root refers to, and is idempotent', () => {
    fc.assert(
      fc.property(world, (given) => {
        const { before, statuses, users } = sweep(given);
        const after = tablesOf(
          [...statuses].map((id) => rowIn(before.statuses, id)!),
          [...users].map((id) => rowIn(before.users, id)!),
        );
        expect(unreferencedEntities(after, given)).toEqual({ statusIds: [], userIds: [] });
        const nobody = unreferencedEntities(before, roots({}));
        expect(nobody.statusIds).toHaveLength(allRows(before.statuses).length);
        expect(nobody.userIds).toHaveLength(allRows(before.users).length);
      }),
    );
  });
});
