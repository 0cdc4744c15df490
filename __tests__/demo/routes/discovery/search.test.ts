/** Search of the embedded instance: details of hashtags, and refusals for visitors. */
import { dialects } from '@/demo/options';
import { decodeSearch } from '@/api/decode/discovery/search';
import { findByAcct } from '@/demo/state/people';
import { publish } from '@/demo/state/posts';
import { useInstance } from '@support/engine/demo';

const SEARCH = '/api/v2/search';

interface Found {
  hashtags: { name: string; url: string; history?: unknown }[];
}

describe.each(dialects)('search of %s', (family) => {
  const stage = useInstance({ family });

  const write = (as: string, text: string): void => {
    const world = stage.instance().world();
    const author = findByAcct(world, as);
    if (!author) throw new Error('The world lacks people');
    publish(world, { author, text });
  };

  it('finds the posts of one person', async () => {
    write('bob', 'Quince jelly');
    write('carol', 'Quince cake');
    const bob = findByAcct(stage.instance().world(), 'bob')?.id ?? '';
    const { body } = await stage.get(`${SEARCH}?q=quince&type=statuses&account_id=${bob}`, 'alice');
    const writers = decodeSearch(body, 20).entities.statuses.map(({ userId }) => userId);
    expect([...new Set(writers)]).toEqual([bob]);
  });

  it("shows today's use of a hashtag, if that family does", async () => {
    write('bob', 'First #Marzipan');
    write('bob', 'Second #marzipan');
    write('carol', 'Third #marzipan');
    const { body } = await stage.get(`${SEARCH}?q=marzipan`, 'alice');
    const [tag] = (body as unknown as Found).hashtags;
    const day = Math.floor(stage.instance().now() / 86_400_000) * 86_400;
    const told = {
      pleroma: undefined,
      akkoma: [],
      mastodon: [{ day: String(day), uses: '3', accounts: '2' }],
    };
    expect(tag?.name).toBe('marzipan');
    expect(tag?.history).toEqual(told[family]);
    const isTold = family === 'mastodon';
    expect(decodeSearch(body, 20).hashtags).toEqual([
      { name: 'marzipan', people: isTold ? 2 : null, uses: isTold ? 3 : null },
    ]);
  });

  it('returns unused hashtags, unless that family does not', async () => {
    const { body } = await stage.get(`${SEARCH}?q=never%20seen`, 'alice');
    const names = (body as unknown as Found).hashtags.map(({ name }) => name);
    expect(names).toEqual(family === 'mastodon' ? [] : ['never', 'seen', 'NeverSeen']);
  });

  it.each([
    ['resolve=true', /remote resources/],
    ['offset=20', /pagination/],
  ])('refuses visitors %s if that family does, and never a member', async (wish, why) => {
    const visitor = await stage.get(`${SEARCH}?q=bob&${wish}`);
    expect(visitor.status).toBe(family === 'mastodon' ? 401 : 200);
    if (family === 'mastodon') expect(visitor.text).toMatch(why);
    expect((await stage.get(`${SEARCH}?q=bob&${wish}`, 'alice')).status).toBe(200);
    expect((await stage.get(`${SEARCH}?q=bob`)).status).toBe(200);
  });
});
