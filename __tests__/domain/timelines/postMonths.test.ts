/** Ids made from a time fit between those that servers gave before and after it. */
import fc from 'fast-check';
import { createIds } from '@/demo/state/ids';
import { compareIds } from '@/domain/engine/ids';
import {
  endOfMonth,
  idBefore,
  monthAt,
  monthsOf,
  postsBeforeKey,
  readMonth,
  writeMonth,
  yearsOf,
} from '@/domain/timelines/postMonths';
import type { ServerFamily } from '@/domain/session/instance';
import { fixtureBody } from '@support/fixtures';

const server = (family: ServerFamily, backendName: string = family, features: string[] = []) => ({
  family,
  backendName,
  features,
});
const servers = {
  mastodon: server('mastodon'),
  pleroma: server('pleroma'),
  akkoma: server('akkoma'),
  gotosocial: server('gotosocial'),
  hollo: server('unknown', 'hollo'),
};
type Known = keyof typeof servers;
const known = Object.keys(servers) as Known[];

const SECOND = 1_000;
const rowsOf = (name: string) =>
  (fixtureBody(name) as { id: string; created_at: string }[]).map(
    ({ id, created_at }): [string, string] => [id, created_at],
  );

/** Ids with their times, as servers gave them or their documents show them. */
const real: [Known, [id: string, createdAt: string][]][] = [
  ['pleroma', rowsOf('timelines/home-next')],
  ['hollo', rowsOf('hollo/home')],
  ['mastodon', [['103270115826048975', '2019-12-08T03:48:33.901Z']]],
  ['gotosocial', [['01ARZ3NDEKTSV4RRFFQ69G5FAV', '2016-07-30T23:54:10.259Z']]],
];

describe('an id made from a time', () => {
  it.each(real)('of %s fits between those of posts', (name, rows) => {
    expect(rows.length).toBeGreaterThan(0);
    for (const [id, createdAt] of rows) {
      const time = Date.parse(createdAt);
      const [before, after] = [-2 * SECOND, 2 * SECOND].map(
        (distance) => idBefore(servers[name], time + distance) ?? '',
      );
      expect(compareIds(before ?? '', id)).toBeLessThan(0);
      expect(compareIds(id, after ?? '')).toBeLessThan(0);
    }
  });

  it.each(known)(
    'of %s is older than any from that moment on, and newer than all before',
    (name) => {
      const time = fc.integer({ min: Date.UTC(2016, 0), max: Date.UTC(2089, 0) });
      fc.assert(
        fc.property(time, (now) => {
          let shown = now;
          const family = name === 'hollo' ? 'hollo' : name;
          const clock = { now: () => shown, stopAt: () => undefined, run: () => undefined };
          const ids = createIds(family, clock);
          shown = now - 1;
          const before = ids.flake();
          shown = now;
          const after = ids.flake();
          const made = idBefore(servers[name], now) ?? '';
          expect(compareIds(before, made)).toBeLessThan(0);
          expect(compareIds(made, after)).toBeLessThanOrEqual(0);
        }),
      );
    },
  );

  it('is not made for software whose numbering is unknown; forks of Pleroma are known', () => {
    expect(idBefore(server('unknown', 'sharkey'), 1)).toBeNull();
    expect(idBefore(server('unknown', ''), 1)).toBeNull();
    expect(idBefore(server('unknown', 'rebased', ['pleroma_api']), 1)).not.toBeNull();
  });
});

describe('a month', () => {
  const year = fc.integer({ min: 1000, max: 9999 });
  const month = fc.integer({ min: 1, max: 12 });

  it('is read as it was written; anything else is none', () => {
    fc.assert(
      fc.property(year, month, (y, m) => {
        const one = { year: y, month: m };
        expect(readMonth(writeMonth(one))).toEqual(one);
        expect(idBefore(servers.gotosocial, endOfMonth(one))).toHaveLength(26);
      }),
    );
    fc.assert(
      fc.property(fc.string(), (text) => {
        const read = readMonth(text);
        expect(read === null || writeMonth(read) === text).toBe(true);
      }),
    );
    for (const text of ['2024-13', '2024-00', '2024-1', '24-01', ' 2024-01', null]) {
      expect(readMonth(text)).toBeNull();
    }
  });

  it('ends where the next one begins', () => {
    expect(endOfMonth({ year: 2024, month: 12 })).toBe(new Date(2025, 0, 1).getTime());
    expect(endOfMonth({ year: 2024, month: 2 })).toBe(new Date(2024, 2, 1).getTime());
  });

  it('is offered from the creation of the account until now', () => {
    const now = new Date(2026, 2, 10).getTime();
    const created = new Date(2024, 9, 5).toISOString();
    expect(yearsOf(created, now)).toEqual([2026, 2025, 2024]);
    expect(monthsOf(2024, created, now)).toEqual([10, 11, 12]);
    expect(monthsOf(2025, created, now)).toHaveLength(12);
    expect(monthsOf(2026, created, now)).toEqual([1, 2, 3]);
    // The server does not say, or its clock is wrong.
    for (const odd of ['', 'soon', '2099-01-01T00:00:00Z']) {
      expect(yearsOf(odd, now)).toEqual([2026]);
      expect(monthsOf(2026, odd, now)).toEqual([3]);
      expect(monthAt(odd, now)).toEqual({ year: 2026, month: 3 });
    }
  });

  it('names a timeline', () => {
    expect(postsBeforeKey('u2', '12')).toBe('user:u2 max_id=12');
  });
});
