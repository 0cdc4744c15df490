import {
  countOfTab,
  dailyAverage,
  offeredTabs,
  profileTabOf,
  profileTabs,
} from '@/domain/people/profileTabs';
import { someUser } from '@support/people';

const DAY = 86_400_000;
const NOW = Date.parse('2026-11-20T12:00:00.000Z');
const daysAgo = (days: number) => new Date(NOW - days * DAY).toISOString();

describe('REL-02 the number of posts per day', () => {
  it.each([
    [100, 10, 10],
    [101, 10, 11],
    [1, 10, 1],
    [0, 10, 0],
    [100, 9.5, 10],
    [7, 0.01, 7],
    [1_000_000, 365, 2740],
  ])('is for %d statuses in %d days: %d', (count, days, average) => {
    expect(dailyAverage(count, daysAgo(days), NOW)).toBe(average);
  });

  it("are counted for one day if the account's age is unknown or in the future", () => {
    expect(dailyAverage(5, '', NOW)).toBe(5);
    expect(dailyAverage(5, daysAgo(-3), NOW)).toBe(5);
  });
});

describe('the tabs of a profile', () => {
  const other = { isOwn: false, canSeeFavourites: true, hasTags: true, hasFeatured: true };

  it('are chosen by the query; any other value means the first', () => {
    expect(profileTabs.map(profileTabOf)).toEqual([...profileTabs]);
    expect([null, '', 'Media', 'constructor'].map(profileTabOf)).toEqual(Array(4).fill('statuses'));
  });

  it('that its owner hides are hidden from others only', () => {
    const hiding = someUser({ hidesFollowers: true, hidesFollowing: true, hidesFavourites: true });
    expect(offeredTabs(hiding, other)).toEqual(['statuses', 'media', 'tags', 'featured']);
    expect(offeredTabs(hiding, { ...other, isOwn: true })).toEqual([...profileTabs]);
    expect(offeredTabs(someUser(), other)).toEqual([...profileTabs]);
    expect(offeredTabs(someUser(), { ...other, isOwn: true, hasTags: false })).not.toContain(
      'tags',
    );
    expect(offeredTabs(someUser(), { ...other, hasFeatured: false })).not.toContain('featured');
    expect(offeredTabs(someUser(), { ...other, canSeeFavourites: false })).not.toContain(
      'favorites',
    );
  });

  it('show a count if the server sends it', () => {
    expect(profileTabs.map((tab) => countOfTab(someUser(), tab))).toEqual([
      12,
      56,
      34,
      null,
      null,
      null,
      null,
    ]);
    const hiding = someUser({ hidesFollowerCount: true, hidesFollowingCount: true });
    expect(profileTabs.map((tab) => countOfTab(hiding, tab))).toEqual([
      12,
      null,
      null,
      null,
      null,
      null,
      null,
    ]);
    const silent = someUser({ statusCount: 0 });
    expect(profileTabs.map((tab) => countOfTab(silent, tab))).toEqual([
      0,
      56,
      34,
      0,
      null,
      null,
      null,
    ]);
  });
});
