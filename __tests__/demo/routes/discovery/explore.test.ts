/** Popular things on the embedded instance: each family answers as it does. */
import type { Family } from '@/demo/options';
import { useInstance } from '@support/engine/demo';

interface Row {
  id: string;
  url: string;
  host?: string;
  acct: string;
  history: unknown[];
  account: Row;
}

const families: readonly Family[] = ['mastodon', 'pleroma', 'akkoma', 'gotosocial', 'hollo'];

describe.each(families)('what is popular on %s', (family) => {
  const stage = useInstance({ family });
  const ask = async (path: string, as?: string) => {
    const { status, body } = await stage.get(path, as);
    return { status, rows: body as unknown as Row[] };
  };

  it.each(['statuses', 'tags', 'links'])('trending %s, page by page', async (kind) => {
    const first = await ask(`/api/v1/trends/${kind}?limit=2`, 'bob');
    if (family === 'pleroma' || family === 'akkoma') {
      expect(first.status).toBe(404);
    } else if (family === 'mastodon') {
      expect(first.rows).toHaveLength(2);
      const second = await ask(`/api/v1/trends/${kind}?limit=2&offset=2`, 'bob');
      expect(second.rows).toHaveLength(2);
      expect(second.rows[0]?.url).not.toBe(first.rows[0]?.url);
      if (kind !== 'statuses') expect(first.rows[0]?.history).toHaveLength(7);
    } else {
      expect(first.rows).toEqual([]);
    }
  });

  it('the posts of a link, where it is trending', async () => {
    const answer = await ask(
      '/api/v1/timelines/link?url=https%3A%2F%2Fpapers.example%2Farticle%2F1',
    );
    expect(answer.status).toBe(family === 'mastodon' ? 200 : 404);
    if (family !== 'mastodon') return;
    expect(answer.rows.length).toBeGreaterThan(0);
    const other = await ask('/api/v1/timelines/link?url=https%3A%2F%2Fnobody.example');
    expect(other.status).toBe(404);
  });

  it('the directory, local or not', async () => {
    const { status, rows } = await ask('/api/v1/directory?order=new&local=true', 'bob');
    const small = family === 'gotosocial' || family === 'hollo';
    expect(status).toBe(small ? 404 : 200);
    if (small) return;
    expect(rows.length).toBeGreaterThan(3);
    expect(rows.filter(({ acct }) => acct.includes('@'))).toEqual([]);
    const all = await ask('/api/v1/directory?order=active', 'bob');
    expect(all.rows.some(({ acct }) => acct.includes('@'))).toBe(true);
  });
});

it('the public posts of one other server are those of its people', async () => {
  const { status, body } = await pleroma.get('/api/v1/timelines/public?instance=hill.example');
  expect(status).toBe(200);
  const rows = body as unknown as Row[];
  expect(rows.length).toBeGreaterThan(0);
  expect(rows.every(({ account }) => account.acct.endsWith('@hill.example'))).toBe(true);
});

const pleroma = useInstance({ family: 'pleroma' });
