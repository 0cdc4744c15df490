/** Browsers take a step back a moment after it was asked for, from where the page is by then. */
import { createBrowserHistory } from '@/lib/history/browserHistory';
import { createOverlayHistory } from '@/ui/overlayHistory';

/** A window with a history like that of browsers; the one of jsdom forgets its steps instead. */
function browserWindow() {
  const events = new EventTarget();
  const entries = [{ state: null as unknown, path: '/home' }];
  let at = 0;
  const location = {
    get pathname() {
      return entries[at]?.path ?? '';
    },
    get href() {
      return `https://home.example${entries[at]?.path ?? ''}`;
    },
    search: '',
    hash: '',
  };
  const put = (state: unknown, path = location.pathname) => ({ state, path });
  const history = {
    get state() {
      return entries[at]?.state;
    },
    pushState(state: unknown, _title: string, url?: string) {
      entries.splice(at + 1, Infinity, put(state, url && new URL(url).pathname));
      at += 1;
    },
    replaceState(state: unknown) {
      entries[at] = put(state);
    },
    back() {
      setTimeout(() => {
        at -= 1;
        events.dispatchEvent(new Event('popstate'));
      }, 4);
    },
  };
  const view = {
    history,
    location,
    performance: { timeOrigin: 1 },
    setTimeout,
    addEventListener: events.addEventListener.bind(events),
    removeEventListener: events.removeEventListener.bind(events),
  };
  return view as unknown as Window;
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function begin() {
  const view = browserWindow();
  const stack = createOverlayHistory(view);
  let keys = 0;
  const history = createBrowserHistory(view, () => `k${(keys += 1)}`);
  stack.start();
  return { view, stack, history };
}

describe('while the program steps back from what was closed', () => {
  it('nobody moves on, and does so afterwards', () => {
    const { view, stack, history } = begin();
    const moves: string[] = [];
    history.listen(({ action, location }) => moves.push(`${action} ${location.pathname}`));
    const close = stack.open(() => undefined);
    close();
    jest.advanceTimersByTime(1);
    history.push('/lists');
    expect(view.location.pathname).toBe('/home');
    jest.advanceTimersByTime(50);
    expect(view.location.pathname).toBe('/lists');
    view.history.back();
    jest.advanceTimersByTime(50);
    expect(view.location.pathname).toBe('/home');
    expect(moves).toEqual(['PUSH /lists', 'POP /home']);
  });

  it('what opens stays open, and closes on Back', () => {
    const { view, stack } = begin();
    const closeMenu = stack.open(() => undefined);
    closeMenu();
    jest.advanceTimersByTime(1);
    const onBack = jest.fn();
    stack.open(onBack);
    jest.advanceTimersByTime(50);
    expect(onBack).not.toHaveBeenCalled();
    view.history.back();
    jest.advanceTimersByTime(50);
    expect(onBack).toHaveBeenCalledTimes(1);
  });

  it('what opens and closes at once leaves nothing behind', () => {
    const { view, stack } = begin();
    stack.open(() => undefined)();
    jest.advanceTimersByTime(1);
    stack.open(() => undefined)();
    jest.advanceTimersByTime(50);
    expect(view.history.state).toEqual({ usr: null, key: 'k1' });
  });
});
