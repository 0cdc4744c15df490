/** The embedded Mastodon looks for replies on other servers, and says how far it is. */
import { decodeAsyncRefresh, readRefreshHeader } from '@/api/decode/statuses/asyncRefresh';
import { useInstance } from '@support/engine/demo';

const as = 'alice';

describe('a thread on Mastodon', () => {
  const stage = useInstance({ family: 'mastodon', strict: true });
  const post = () =>
    [...stage.instance().world().posts.values()].find(({ visibility }) => visibility === 'public')!;
  const context = (id: string, reader?: string) =>
    stage.get(`/api/v1/statuses/${id}/context`, reader);
  const hintOf = ({ headers }: { headers: Headers }) =>
    readRefreshHeader(headers.get('mastodon-async-refresh'));

  it('names no search as long as there is none', async () => {
    expect(hintOf(await context(post().id, as))).toBeNull();
  });

  it('names it to members until its replies are there', async () => {
    const { id } = post();
    const before = (await context(id, as)).body as { descendants: unknown[] };
    const address = `http://127.0.0.1:${String(stage.instance().port)}/demo/find-replies`;
    await fetch(address, { method: 'POST', body: JSON.stringify({ id, count: 2 }) });
    expect(hintOf(await context(id))).toBeNull();
    const hint = hintOf(await context(id, as));
    const ask = async () =>
      decodeAsyncRefresh(
        (await stage.get(`/api/v1_alpha/async_refreshes/${hint?.id ?? ''}`, as)).body,
      );
    expect(await ask()).toEqual({ running: true, count: 0 });
    expect(await ask()).toEqual({ running: false, count: 2 });
    const after = await context(id, as);
    expect((after.body as { descendants: unknown[] }).descendants).toHaveLength(
      before.descendants.length + 2,
    );
    expect(hintOf(after)).toBeNull();
  });
});

describe.each(['pleroma', 'gotosocial'] as const)('on %s', (family) => {
  const stage = useInstance({ family });

  it('there are no searches', async () => {
    expect((await stage.get('/api/v1_alpha/async_refreshes/1', as)).status).toBe(404);
  });
});
