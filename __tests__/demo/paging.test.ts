/** Following the Link headers neither skips nor repeats an entry, with any page size. */
import fc from 'fast-check';
import { useInstance } from '@support/engine/demo';
import type { Answer } from '@support/engine/demo';
import { fixture } from '@support/fixtures';

const stage = useInstance({ origin: 'https://home.example' });

interface Row {
  id: string;
}

const links = (answer: Answer): Record<string, URL> =>
  Object.fromEntries(
    [...(answer.headers.get('link') ?? '').matchAll(/<([^>]+)>; rel="(\w+)"/g)].map(
      ([, address = '', rel = '']) => [rel, new URL(address)],
    ),
  );

async function walk(path: string, as: string, most = Infinity): Promise<string[]> {
  const ids: string[] = [];
  let next: string | null = path;
  while (next !== null && ids.length < most) {
    const answer: Answer = await stage.get(next, as);
    const rows = answer.body as Row[];
    ids.push(...rows.map(({ id }) => id));
    const link: URL | undefined = links(answer).next;
    next = rows.length === 0 || !link ? null : link.pathname + link.search;
  }
  return ids;
}

const paths = [
  '/api/v1/timelines/home',
  '/api/v1/timelines/public',
  '/api/v1/timelines/tag/bridges',
  '/api/v1/notifications',
  '/api/v1/bookmarks',
  '/api/v1/favourites',
  '/api/v1/accounts/alice/followers',
  '/api/v1/accounts/bob/statuses',
];

describe('paging', () => {
  it('returns the same rows with any page size', async () => {
    const whole = new Map<string, string[]>();
    for (const path of paths) whole.set(path, await walk(`${path}?limit=40`, 'alice', 80));
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...paths),
        fc.integer({ min: 7, max: 40 }),
        async (path, limit) => {
          const rows = whole.get(path) ?? [];
          const found = await walk(`${path}?limit=${String(limit)}`, 'alice', rows.length);
          expect(found.slice(0, rows.length)).toEqual(rows);
          expect(new Set(found).size).toBe(found.length);
        },
      ),
      { numRuns: 12 },
    );
  }, 30_000);

  it('ends with an empty page without a next link', async () => {
    const ids = await walk('/api/v1/accounts/alice/followers?limit=40', 'alice');
    expect(ids.length).toBeGreaterThan(20);
    const last = ids.at(-1) ?? '';
    const answer = await stage.get(`/api/v1/accounts/alice/followers?max_id=${last}`, 'alice');
    expect([answer.body, answer.headers.get('link')]).toEqual([[], null]);
  });

  it('returns the newest with since_id and the next above with min_id', async () => {
    const ids = await walk('/api/v1/timelines/public?limit=30', 'alice', 30);
    const base = ids[20] ?? '';
    const ask = async (name: string) => {
      const answer = await stage.get(`/api/v1/timelines/public?limit=5&${name}=${base}`, 'alice');
      return (answer.body as Row[]).map(({ id }) => id);
    };
    expect(await ask('since_id')).toEqual(ids.slice(0, 5));
    expect(await ask('min_id')).toEqual(ids.slice(15, 20));
  });

  it('repeats every parameter in the header, as recorded', async () => {
    const names = (text: string) =>
      [...text.matchAll(/<([^>]+)>/g)].map(([, address = '']) => [
        ...new URL(address).searchParams.keys(),
      ]);
    const compare = async (name: string, path: string) => {
      const answer = await stage.get(path, 'alice');
      const recorded = names(fixture(name).response.headers.link ?? '').map((keys) =>
        keys.filter((key) => key !== 'only_events'),
      );
      expect(names(answer.headers.get('link') ?? '')).toEqual(recorded);
    };
    const [cursor = ''] = await walk('/api/v1/timelines/home?limit=1', 'alice', 1);
    await compare('timelines/home', '/api/v1/timelines/home');
    await compare('timelines/home-next', `/api/v1/timelines/home?limit=20&max_id=${cursor}`);
    await compare('timelines/public', '/api/v1/timelines/public?limit=20');
    await compare('timelines/bookmarks', '/api/v1/bookmarks?limit=20');
    await compare('notifications/list', '/api/v1/notifications');
    await compare(
      'people/followers-with-relationships',
      '/api/v1/accounts/bob/followers?limit=5&with_relationships=true',
    );
  });

  it.each([
    ['1000', 40],
    ['0', 0],
    ['3', 3],
  ])('returns for limit %s this many rows: %i', async (limit, count) => {
    const answer = await stage.get(`/api/v1/timelines/public?limit=${limit}`);
    expect(answer.body).toHaveLength(count);
  });

  it('fails on a negative limit', async () => {
    expect((await stage.get('/api/v1/timelines/public?limit=-1')).status).toBe(500);
  });

  it('pages chats by their ids though they are sorted by their last change', async () => {
    const all = (await stage.get('/api/v2/pleroma/chats?limit=40', 'alice')).body as Row[];
    const times = (all as unknown as { updated_at: string }[]).map(({ updated_at }) => updated_at);
    expect(times).toEqual([...times].sort().reverse());
    const cursor = [...all].map(({ id }) => id).sort()[2] ?? '';
    const rest = (await stage.get(`/api/v2/pleroma/chats?max_id=${cursor}`, 'alice')).body as Row[];
    expect(rest.every(({ id }) => id < cursor)).toBe(true);
  });
});
