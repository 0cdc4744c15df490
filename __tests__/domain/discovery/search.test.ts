import { firstTabOf, MAX_SEARCH_HISTORY, withSearch } from '@/domain/discovery/search';

describe('the results of a search', () => {
  it.each([
    [3, 2, 1, 'statuses'],
    [0, 2, 1, 'people'],
    [0, 0, 1, 'hashtags'],
    [0, 0, 0, 'statuses'],
  ])(
    'SRCH-05 with %d statuses, %d people and %d hashtags begin with %s',
    (statuses, people, hashtags, tab) => {
      expect(firstTabOf({ statuses, people, hashtags })).toBe(tab);
    },
  );
});

describe('the search history', () => {
  it('holds each search once, the latest first, up to a limit', () => {
    expect(withSearch(['a', 'b'], 'b')).toEqual(['b', 'a']);
    const many = Array.from({ length: 40 }, (_, at) => String(at));
    expect(many.reduce<string[]>(withSearch, [])).toHaveLength(MAX_SEARCH_HISTORY);
  });
});
