/** Overlay entries in a history whose steps back take effect a moment later, as in browsers. */
import { createBrowserHistory } from '@/lib/history/browserHistory';
import { createOverlayHistory } from '@/ui/overlayHistory';

/** Returns a window with an asynchronous history like a browser's; jsdom drops such steps. */
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

describe("while a closed overlay's history entry is being removed", () => {
  it('navigation waits, and continues afterwards', () => {
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

  it('an overlay that opens stays open, and closes on Back', () => {
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

  it('an overlay that opens and closes at once leaves no entry', () => {
    const { view, stack } = begin();
    stack.open(() => undefined)();
    jest.advanceTimersByTime(1);
    stack.open(() => undefined)();
    jest.advanceTimersByTime(50);
    expect(view.history.state).toEqual({ usr: null, key: 'k1' });
  });
});
