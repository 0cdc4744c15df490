import fc from 'fast-check';
import type { Notification } from '@/domain/notifications/notification';
import { emojiOf, GROUP_GAP, rowsOf, shownRows } from '@/domain/notifications/notificationRows';
import { settings } from '@/domain/settings/settings';
import { mentions, someNotification } from '@support/notifications/notifications';

const grouping = settings.notificationGrouping.fallback;
const nobodyMuted = () => false;
const rows = (entries: readonly Notification[], changes: Partial<typeof grouping> = {}) =>
  rowsOf(entries, { grouping: { ...grouping, ...changes }, isMuted: nobodyMuted });

const START = Date.parse('2026-11-20T12:00:00.000Z');
const ago = (ms: number): string => new Date(START - ms).toISOString();

const types = [
  'like',
  'repeat',
  'follow',
  'mention',
  'pleroma:emoji_reaction',
  'follow_request',
  'pleroma:report',
  'unknown',
] as const;

/** Notification lists as the store holds them: newest first, each id once. */
const lists = fc
  .array(
    fc.record({
      type: fc.constantFrom(...types),
      statusId: fc.constantFrom('s1', 's2', 's3'),
      userId: fc.constantFrom('u1', 'u2', 'u3', 'u4'),
      seen: fc.boolean(),
      gap: fc.integer({ min: 0, max: 2 * GROUP_GAP }),
    }),
    { maxLength: 60 },
  )
  .map((all) => {
    let passed = 0;
    return all.map(({ gap, ...entry }, at) => {
      passed += gap;
      return someNotification({ ...entry, id: String(10_000 - at), createdAt: ago(passed) });
    });
  });

const idsIn = (all: ReturnType<typeof rows>) =>
  all.flatMap(({ entries }) => entries.map(({ id }) => id));

describe('grouped notifications', () => {
  it('name everybody who liked the same post', () => {
    const entries = [
      someNotification({ id: '4', userId: 'u4' }),
      someNotification({ id: '3', userId: 'u3', statusId: 's2' }),
      someNotification({ id: '2', userId: 'u2' }),
      someNotification({ id: '1', userId: 'u4', seen: true }),
    ];
    expect(rows(entries)).toMatchObject([
      { id: '1', latest: { id: '4' }, userIds: ['u4', 'u2'], seen: false },
      { id: '3', userIds: ['u3'] },
    ]);
  });

  it.each(['like', 'repeat', 'follow', 'pleroma:emoji_reaction'] as const)(
    'are grouped unless the reader wants each separately: %s',
    (type) => {
      const entries = ['3', '2', '1'].map((id) => someNotification({ id, type }));
      expect(rows(entries)).toHaveLength(1);
      const off = { likes: false, repeats: false, follows: false, emojiReactions: false };
      expect(rows(entries, off)).toHaveLength(3);
    },
  );

  it.each([
    'mention',
    'status',
    'follow_request',
    'move',
    'poll',
    'update',
    'pleroma:report',
    'pleroma:chat_mention',
    'sign_up',
    'unknown',
  ] as const)('are never grouped for this type: %s', (type) => {
    expect(rows(['3', '2', '1'].map((id) => someNotification({ id, type })))).toHaveLength(3);
  });

  it('of muted people are never hidden in a group', () => {
    const entries = [
      someNotification({ id: '3', type: 'follow', userId: 'u3' }),
      someNotification({ id: '2', type: 'follow', userId: 'bad' }),
      someNotification({ id: '1', type: 'follow', userId: 'u1' }),
    ];
    const found = rowsOf(entries, { grouping, isMuted: ({ userId }) => userId === 'bad' });
    expect(found.map(({ userIds, muted }) => [userIds, muted])).toEqual([
      [['u3', 'u1'], false],
      [['bad'], true],
    ]);
  });

  it('of reactions show each emoji once', () => {
    const reaction = (id: string, emoji: string, emojiUrl: string | null) =>
      someNotification({ id, type: 'pleroma:emoji_reaction', emoji, emojiUrl });
    const [row] = rows([
      reaction('3', '🔥', null),
      reaction('2', 'frog', 'u'),
      reaction('1', '🔥', null),
    ]);
    expect(row && emojiOf(row)).toEqual([
      { emoji: '🔥', emojiUrl: null },
      { emoji: 'frog', emojiUrl: 'u' },
    ]);
  });

  it('contain every notification exactly once, ordered by the newest of each group', () => {
    fc.assert(
      fc.property(lists, (entries) => {
        const found = rows(entries);
        expect([...idsIn(found)].sort()).toEqual(entries.map(({ id }) => id).sort());
        const at = new Map(entries.map(({ id }, place) => [id, place]));
        const places = found.map(({ latest }) => at.get(latest.id) ?? -1);
        expect(places).toEqual([...places].sort((a, b) => a - b));
      }),
    );
  });

  it('contain only one type, about one post, close in time', () => {
    fc.assert(
      fc.property(lists, (entries) => {
        for (const row of rows(entries)) {
          const [first] = row.entries;
          row.entries.forEach((entry, at) => {
            const above = row.entries[at - 1];
            expect(entry.type).toBe(first?.type);
            if (entry.type !== 'follow') expect(entry.statusId).toBe(first?.statusId);
            if (!above) return;
            expect(Date.parse(above.createdAt) - Date.parse(entry.createdAt)).toBeLessThanOrEqual(
              GROUP_GAP,
            );
          });
        }
      }),
    );
  });

  it('are seen when all in them are, and never hide an unseen one', () => {
    fc.assert(
      fc.property(lists, (entries) => {
        const found = rows(entries);
        for (const row of found) expect(row.seen).toBe(row.entries.every(({ seen }) => seen));
        const unseen = entries.filter(({ seen }) => !seen).map(({ id }) => id);
        const shown = idsIn(shownRows(found, 0, false) as ReturnType<typeof rows>);
        expect(unseen.filter((id) => !shown.includes(id))).toEqual([]);
      }),
    );
  });

  it('are not split by new ones, and keep their keys', () => {
    fc.assert(
      fc.property(lists, fc.nat({ max: 60 }), (entries, count) => {
        const before = rows(entries.slice(count));
        const after = rows(entries);
        for (const row of before) {
          const now = after.find(({ id }) => id === row.id);
          expect(now?.entries.slice(-row.entries.length)).toEqual(row.entries);
        }
      }),
    );
  });

  it('keep their identity while their content is the same', () => {
    fc.assert(
      fc.property(lists, (entries) => {
        const before = rows(entries);
        rows(entries).forEach((row, at) => expect(row).toBe(before[at]));
      }),
    );
  });
});

describe('visible rows', () => {
  it('NOTIF-15 are all unseen ones, and 30 seen ones', () => {
    const all = rows(mentions(200, (id) => id % 2 === 0));
    const shown = shownRows(all, 30, false);
    expect(shown.filter(({ seen }) => !seen)).toHaveLength(100);
    const seen = shown.filter((row) => row.seen).map(({ id }) => Number(id));
    expect(seen).toEqual(Array.from({ length: 30 }, (_, at) => 200 - 2 * at));
    const ids = shown.map(({ id }) => Number(id));
    expect(ids).toEqual([...ids].sort((a, b) => b - a));
  });

  it('begin with the unseen ones if the reader wants that', () => {
    const all = rows(mentions(6, (id) => id % 2 === 0));
    expect(shownRows(all, 30, true).map(({ id }) => id)).toEqual(['5', '3', '1', '6', '4', '2']);
  });
});
