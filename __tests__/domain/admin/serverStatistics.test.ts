/** The spans that statistics are asked for, and the rights to see them. */
import fc from 'fast-check';
import { mayOpen, type Staff } from '@/domain/admin/staff';
import { serverSections, isOffered, statisticsParts } from '@/domain/admin/serverOffers';
import { lastDays, lastMonths, shareOfMost } from '@/domain/admin/server/serverStatistics';
import type { ServerFamily } from '@/domain/session/instance';

const server = (family: ServerFamily, backendVersion = '4.5.0') => ({
  family,
  backendVersion,
  features: [],
});
const staff = (changes: Partial<Staff>): Staff => ({ privileges: [], ...changes });

it('spans whole days and months of universal time', () => {
  const now = Date.parse('2026-03-01T00:30:00+02:00');
  expect(lastDays(now, 7)).toEqual({ from: '2026-02-22', to: '2026-02-28' });
  expect(lastMonths(now, 6)).toEqual({ from: '2025-09-01', to: '2026-02-28' });
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 4e12 }),
      fc.integer({ min: 1, max: 90 }),
      (time, days) => {
        const { from, to } = lastDays(time, days);
        expect((Date.parse(to) - Date.parse(from)) / 86_400_000).toBe(days - 1);
      },
    ),
  );
});

it('draws every number as a part of the largest', () => {
  expect([0, 5, 10].map((value) => shareOfMost(value, [0, 5, 10]))).toEqual([0, 0.5, 1]);
  expect(shareOfMost(0, [0])).toBe(0);
});

it.each<[family: ServerFamily, who: Partial<Staff>, parts: string[]]>([
  ['pleroma', { privileges: ['statistics_read'] }, ['counts', 'visibilities']],
  ['pleroma', { privileges: ['users_read'] }, []],
  ['akkoma', { role: 'moderator' }, []],
  ['mastodon', { permissions: 0x08 }, ['counts', 'measures', 'dimensions', 'retention']],
  ['mastodon', { permissions: 0x10 }, []],
  ['gotosocial', { permissions: 0x08 }, []],
  ['gotosocial', { permissions: 0x01 }, ['counts']],
])('numbers on %s for %j: %j', (family, who, parts) => {
  expect(statisticsParts(server(family), staff(who))).toEqual(parts);
});

it('opens to exactly those for whom there is something on it', () => {
  const families: ServerFamily[] = ['pleroma', 'akkoma', 'mastodon', 'gotosocial', 'unknown'];
  const whoever = fc.record({
    permissions: fc.integer({ min: 0, max: 0xff }),
    role: fc.constantFrom('admin' as const, 'moderator' as const, 'member' as const),
  });
  fc.assert(
    fc.property(fc.constantFrom(...families), whoever, (family, { permissions, role }) => {
      const isPleroma = family === 'pleroma' || family === 'akkoma';
      const privileges: Staff['privileges'] =
        isPleroma && role === 'admin' ? ['statistics_read'] : [];
      const who = isPleroma ? staff({ role, privileges }) : staff({ permissions });
      const any = serverSections.some((section) => isOffered(section, server(family), who));
      expect(mayOpen('server', who, server(family))).toBe(any);
    }),
  );
});
