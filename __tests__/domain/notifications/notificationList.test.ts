import fc from 'fast-check';
import {
  boundNotifications,
  idBelow,
  lowestUnseen,
  mergeNotifications,
  seenUpTo,
} from '@/domain/notifications/notificationList';
import { mentions, someNotification } from '@support/notifications/notifications';

const entries = fc
  .uniqueArray(fc.record({ id: fc.integer({ min: 1, max: 2_000 }), seen: fc.boolean() }), {
    selector: ({ id }) => id,
    maxLength: 80,
  })
  .map((all) => all.map(({ id, seen }) => someNotification({ id: String(id), seen })));

const ids = (list: readonly { id: string }[]) => list.map(({ id }) => Number(id));

describe('merging notifications', () => {
  it('keeps each once, newest first, in whatever order they arrive', () => {
    fc.assert(
      fc.property(entries, entries, (one, other) => {
        const merged = ids(mergeNotifications(mergeNotifications([], one), other));
        const all = [...new Set([...ids(one), ...ids(other)])].sort((a, b) => b - a);
        expect(merged).toEqual(all);
      }),
    );
  });

  it('never makes a seen one unseen, and is idempotent', () => {
    fc.assert(
      fc.property(entries, entries, (one, other) => {
        const first = mergeNotifications([], one);
        const merged = mergeNotifications(first, other);
        const seen = [...one, ...other].filter((entry) => entry.seen).map(({ id }) => id);
        for (const entry of merged) expect(entry.seen).toBe(seen.includes(entry.id));
        expect(mergeNotifications(merged, other)).toEqual(merged);
      }),
    );
  });

  it('compares ids of different length correctly', () => {
    const some = ['99', '1000', '101'].map((id) => someNotification({ id }));
    expect(ids(mergeNotifications([], some))).toEqual([1_000, 101, 99]);
  });
});

describe('the maximum length', () => {
  it('drops the oldest seen ones first, and is never exceeded', () => {
    fc.assert(
      fc.property(entries, fc.integer({ min: 0, max: 60 }), (some, most) => {
        const list = mergeNotifications([], some);
        const kept = boundNotifications(list, most);
        expect(kept).toHaveLength(Math.min(list.length, most));
        expect(list.filter((entry) => kept.includes(entry))).toEqual(kept);
        const lost = list.filter((entry) => !kept.includes(entry));
        // Unseen notifications are dropped only when no seen ones are left.
        if (lost.some(({ seen }) => !seen)) expect(kept.every(({ seen }) => !seen)).toBe(true);
      }),
    );
  });

  it('is 2,000', () => {
    expect(boundNotifications(mentions(2_500))).toHaveLength(2_000);
    const short = mentions(10);
    expect(boundNotifications(short)).toBe(short);
  });
});

describe('the range of read notifications', () => {
  it('ends above the lowest unseen one', () => {
    expect(seenUpTo(mentions(5, (id) => id <= 3))).toBe('3');
    expect(seenUpTo(mentions(5, (id) => id > 1))).toBeNull();
    expect(seenUpTo(mentions(5, () => true))).toBe('5');
    expect(seenUpTo([])).toBeNull();
  });

  it('may have changed from the lowest unseen one on, where others were seen', () => {
    expect(lowestUnseen(mentions(5, (id) => id === 1 || id === 4))).toBe('2');
    expect(lowestUnseen(mentions(5))).toBeNull();
    expect(lowestUnseen(mentions(5, () => true))).toBeNull();
  });

  it.each([
    ['2', '1'],
    ['1000', '999'],
    ['113456789012345678', '113456789012345677'],
    ['BCdetR9m9girOTtJ5c', null],
    ['0', null],
    ['', null],
  ])('just below %s is %s', (id, below) => {
    expect(idBelow(id)).toBe(below);
  });
});
