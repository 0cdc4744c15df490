/**
 * Groups that the server makes, and notifications that arrive one by one meanwhile: whatever comes in
 * which order, nothing is counted twice and nothing is missing.
 */
import fc from 'fast-check';
import type { Notification } from '@/domain/notifications/notification';
import { mergeNotifications } from '@/domain/notifications/notificationList';
import { rowsOf, type NotificationRow } from '@/domain/notifications/notificationRows';
import { settings } from '@/domain/settings/settings';
import { someNotification } from '@support/notifications/notifications';

const grouping = settings.notificationGrouping.fallback;
const rows = (entries: readonly Notification[], changes: Partial<typeof grouping> = {}) =>
  rowsOf(entries, { grouping: { ...grouping, ...changes }, isMuted: () => false });
const SAMPLE = 2;
const PAGE = 3;

const single = (id: number, of: string): Notification =>
  someNotification({ id: String(id), statusId: of, userId: `u${id}`, groupKey: `like-${of}` });

/** The entry for all of a group up to this id. */
function whole(known: readonly Notification[], upTo: number): Notification {
  const newest = known.find(({ id }) => Number(id) === upTo);
  const members = known.filter(
    ({ id, groupKey }) => groupKey === newest?.groupKey && Number(id) <= upTo,
  );
  const userIds = members.slice(0, SAMPLE).map(({ userId }) => userId);
  return { ...someNotification(newest), group: { count: members.length, userIds } };
}

const countIn = ({ entries }: NotificationRow): number =>
  entries.reduce((sum, { group }) => sum + (group?.count ?? 1), 0);

/** A server that knows notifications, newest first, and sends pages of their groups. */
function server() {
  const known: Notification[] = [];
  return {
    known,
    happen(of: string): Notification {
      const one = single(known.length + 1, of);
      known.unshift(one);
      return one;
    },
    page({ below = Infinity, above = 0 }): { groups: Notification[]; next: number | null } {
      const within = known.filter(({ id }) => Number(id) < below && Number(id) > above);
      const keys = new Set<string | undefined>();
      const newest = within.filter(({ groupKey }) => {
        const isNew = !keys.has(groupKey);
        keys.add(groupKey);
        return isNew;
      });
      const page = newest.slice(0, PAGE);
      // The real server counts all that are not newer than the page.
      const groups = page.map(({ id }) => whole(known, Number(id)));
      return { groups, next: page.length < PAGE ? null : Number(page.at(-1)?.id) };
    },
  };
}

it('counts and names each once, whatever arrives in which order', () => {
  const step = fc.record({
    of: fc.constantFrom('s1', 's2', 's3', 's4', 's5', 's6'),
    kind: fc.constantFrom('streamed', 'missed', 'news', 'late page', 'older'),
  });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
      const to = server();
      for (const { of } of steps.slice(0, 20)) to.happen(of);
      let held = mergeNotifications([], to.page({}).groups);
      let onItsWay: Notification[] = [];
      const oldest = () => Number(held.at(-1)?.id ?? Infinity);
      let cursor = oldest();
      const catchUp = () => {
        let below: number | null = Infinity;
        const above = Number(held[0]?.id ?? 0);
        while (below !== null) {
          const { groups, next } = to.page({ below, above });
          held = mergeNotifications(held, groups);
          below = next;
        }
      };
      for (const { of, kind } of steps) {
        if (kind === 'older') {
          held = mergeNotifications(held, to.page({ below: cursor }).groups);
          cursor = to.page({ below: cursor }).next ?? cursor;
        } else if (kind === 'news') catchUp();
        else if (kind === 'late page') {
          held = mergeNotifications(held, onItsWay);
          onItsWay = to.page({}).groups;
        } else {
          // Nothing is streamed after something missed until the gap is closed.
          if (kind === 'missed') to.happen(of);
          catchUp();
          if (kind === 'streamed') held = mergeNotifications(held, [to.happen(of)]);
        }
      }
      catchUp();
      for (let below: number | null = cursor; below !== null;) {
        const { groups, next } = to.page({ below });
        held = mergeNotifications(held, groups);
        below = next;
      }
      const shown = rows(held);
      const expected = new Map<string, number>();
      for (const { groupKey = '' } of to.known) {
        expected.set(groupKey, (expected.get(groupKey) ?? 0) + 1);
      }
      expect(new Map(shown.map((row) => [row.latest.groupKey, countIn(row)]))).toEqual(expected);
      for (const row of shown) {
        expect(row.latest.id).toBe(
          to.known.find(({ groupKey }) => groupKey === row.latest.groupKey)?.id,
        );
        expect(row.userIds.length + row.unnamed).toBe(countIn(row));
      }
    }),
  );
});

describe('a group of the server', () => {
  const to = server();
  for (const _ of Array.from({ length: 30 })) to.happen('s1');
  const group = whole(to.known, 30);

  it('is a row with its name, also when others come, so that it is not drawn anew', () => {
    const before = rows([group]);
    const after = rows(mergeNotifications([group], [single(31, 's1')]));
    expect([before[0]?.id, after[0]?.id]).toEqual(['like-s1', 'like-s1']);
    expect(after).toMatchObject([{ latest: { id: '31' }, unnamed: 28, groupKey: 'like-s1' }]);
    expect(after[0]?.userIds).toEqual(['u31', 'u30', 'u29']);
  });

  it('stays as it is when an older page has a part of it', () => {
    expect(mergeNotifications([group], [whole(to.known, 12)])).toEqual([group]);
  });

  it('keeps its people, whatever time has passed between them', () => {
    const late = { ...single(31, 's1'), createdAt: '2027-11-20T11:00:00.000Z' };
    expect(rows([late, group])).toHaveLength(1);
  });

  it('is not joined with single ones that the reader wants apart', () => {
    expect(rows([single(31, 's1'), group], { likes: false })).toHaveLength(2);
  });

  it('is unread as long as one of it is', () => {
    expect(rows([single(31, 's1'), { ...group, seen: true }])[0]?.seen).toBe(false);
  });
});
