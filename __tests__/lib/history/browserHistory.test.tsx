import { createBrowserHistory } from '@/lib/history/browserHistory';

let keys = 0;
const open = () => createBrowserHistory(window, () => `k${(keys += 1)}`);

const popped = () =>
  new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));

describe('the browser history', () => {
  beforeEach(() => window.history.replaceState(null, '', '/main/all?x=1#y'));

  it('starts at the address of the page', () => {
    expect(open()).toMatchObject({
      action: 'POP',
      location: { pathname: '/main/all', search: '?x=1', hash: '#y', state: null },
    });
  });

  it("gives the browser's first entry a key, which survives a reload", () => {
    const { key } = open().location;
    expect(key).toMatch(/^k\d+$/);
    // The same happens after a reload.
    expect(open().location.key).toBe(key);
  });

  it("distinguishes its own navigation from the browser's, and recognises an entry", async () => {
    const history = open();
    const moves: string[] = [];
    const end = history.listen(({ action, location }) =>
      moves.push(`${action} ${location.pathname}`),
    );
    history.push('/notice/1', { from: 'feed' });
    const { key } = history.location;
    expect(history.location.state).toEqual({ from: 'feed' });
    history.push({ pathname: '/about', search: '?a=b' });
    expect(window.location.search).toBe('?a=b');
    history.replace('/lists');
    const back = popped();
    history.go(-1);
    await back;
    expect(history.location).toMatchObject({ pathname: '/notice/1', key });
    expect(moves).toEqual(['PUSH /notice/1', 'PUSH /about', 'REPLACE /lists', 'POP /notice/1']);
    end();
    history.push('/search');
    expect(moves).toHaveLength(4);
  });

  it('treats a bare query as another query of the same page', () => {
    const history = open();
    history.push({ search: '?tab=media' });
    expect(history.location).toMatchObject({ pathname: '/main/all', search: '?tab=media' });
  });

  it('builds addresses for links', () => {
    expect(open().createHref({ pathname: '/a', search: '?b', hash: '#c' })).toBe('/a?b#c');
  });
});
