/**
 * The browser's history in the form that the router expects. Our own small implementation, since
 * sagas navigate before the router's code is loaded.
 */

import { afterHistoryStep } from './historyStep';

type HistoryAction = 'POP' | 'PUSH' | 'REPLACE';

interface HistoryLocation {
  pathname: string;
  search: string;
  hash: string;
  state: unknown;
  /** Identifies the entry: going back to it yields the same key. */
  key: string;
}

/** A path, or its parts. */
export type Target = string | Partial<Pick<HistoryLocation, 'pathname' | 'search' | 'hash'>>;

interface Move {
  action: HistoryAction;
  location: HistoryLocation;
}

export interface BrowserHistory {
  readonly action: HistoryAction;
  readonly location: HistoryLocation;
  push(to: Target, state?: unknown): void;
  replace(to: Target, state?: unknown): void;
  go(delta: number): void;
  createHref(to: Target): string;
  /**
   * Calls back on every navigation, ours and the browser's; at once if there has been one since the
   * location that is known already. Returns the unsubscriber.
   */
  listen(hear: (move: Move) => void, known?: HistoryLocation): () => void;
}

const pathOf = (to: Target): string =>
  typeof to === 'string' ? to : `${to.pathname ?? ''}${to.search ?? ''}${to.hash ?? ''}`;

export function createBrowserHistory(page: Window, newKey: () => string): BrowserHistory {
  const ears = new Set<(move: Move) => void>();
  let now: Move = { action: 'POP', location: historyLocationOf(page, newKey) };

  const move = (action: HistoryAction) => {
    now = { action, location: historyLocationOf(page, newKey) };
    ears.forEach((hear) => {
      hear(now);
    });
  };
  page.addEventListener('popstate', () => {
    move('POP');
  });

  return {
    get action() {
      return now.action;
    },
    get location() {
      return now.location;
    },
    push(to, state = null) {
      afterHistoryStep(() => {
        page.history.pushState({ usr: state, key: newKey() }, '', resolve(page, to));
        move('PUSH');
      });
    },
    replace(to, state = null) {
      afterHistoryStep(() => {
        page.history.replaceState({ usr: state, key: newKey() }, '', resolve(page, to));
        move('REPLACE');
      });
    },
    go(delta) {
      afterHistoryStep(() => {
        page.history.go(delta);
      });
    },
    createHref: pathOf,
    listen(hear, known = now.location) {
      if (known !== now.location) hear(now);
      ears.add(hear);
      return () => {
        ears.delete(hear);
      };
    },
  };
}

function historyLocationOf({ location, history }: Window, newKey: () => string): HistoryLocation {
  const { pathname, search, hash } = location;
  const entry = history.state as { usr?: unknown; key?: unknown } | null;
  if (typeof entry?.key === 'string') {
    return { pathname, search, hash, state: entry.usr ?? null, key: entry.key };
  }
  // An entry made by the browser. It gets a key, which survives a reload.
  const key = newKey();
  history.replaceState({ usr: null, key }, '');
  return { pathname, search, hash, state: null, key };
}

/** A target with only a query or hash refers to the current page. */
const resolve = (page: Window, to: Target): string =>
  new URL(pathOf(to) || page.location.href, page.location.href).href;
