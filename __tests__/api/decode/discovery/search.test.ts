import { decodeSearch } from '@/api/decode/discovery/search';
import { plain } from '@support/statuses/statuses';
import { wireUser } from '@support/wire';

describe('the results of a search', () => {
  it('SRCH-03 are limited to the requested number of each kind', () => {
    const accounts = ['a', 'b', 'c'].map((id) => wireUser({ id }));
    const hashtags = ['x', 'y', 'z'].map((name) => ({ name, url: '' }));
    const found = decodeSearch({ accounts, statuses: plain('s1', 's2', 's3'), hashtags }, 2);
    expect(found).toMatchObject({
      userIds: ['a', 'b'],
      statusIds: ['s1', 's2'],
      rows: { people: 2, statuses: 2, hashtags: 2 },
    });
    expect(found.hashtags.map(({ name }) => name)).toEqual(['x', 'y']);
  });

  it('leave out invalid entries, but count them as delivered', () => {
    for (const broken of [null, 'no', [], { accounts: 7, statuses: null }]) {
      expect(decodeSearch(broken, 20)).toMatchObject({ userIds: [], statusIds: [], hashtags: [] });
    }
    const found = decodeSearch({ statuses: [null, ...plain('s1')], hashtags: [7, {}] }, 20);
    expect(found).toMatchObject({ statusIds: ['s1'], rows: { statuses: 2, hashtags: 2 } });
  });
});
