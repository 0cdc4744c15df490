/**
 * Lets the Back button close an open overlay instead of leaving the page. Each overlay gets a
 * history entry of its own at the same address; going back from it closes the overlay. The router
 * does not see these entries: it would take them for a navigation to the current page.
 *
 * Stale entries (the overlay was closed by a navigation, or the page was reloaded) are skipped when
 * the user reaches them.
 */

import {
  isHistoryStepPending,
  afterHistoryStep,
  stepHistoryBack,
  historyStepTaken,
} from '@/lib/history/historyStep';

const MARK = 'openThing';

interface Entry {
  mark: string;
  href: string;
  close: () => void;
}

export interface OverlayHistory {
  /** Starts listening to the Back button; returns the function that stops it. */
  start: () => () => void;
  /** Returns a function to call once the overlay is closed, for whatever reason. */
  open: (close: () => void) => () => void;
}

export function createOverlayHistory(view: Window): OverlayHistory {
  const { history, location } = view;
  let entries: Entry[] = [];
  let opened = 0;
  /** The top entry, whose overlay was just closed; an overlay that opens at once reuses it. */
  let spare: string | null = null;
  let listening = false;

  const markNow = (): string | null => {
    const state: unknown = history.state;
    if (typeof state !== 'object' || state === null) return null;
    const mark = (state as Record<string, unknown>)[MARK];
    return typeof mark === 'string' ? mark : null;
  };

  const settle = () => {
    // After a navigation in between, the entry is not on top and stays behind as stale.
    if (spare !== null && spare === markNow()) {
      if (listening) stepHistoryBack(view);
      else history.back();
    }
    spare = null;
  };

  const onPop = (event: PopStateEvent) => {
    const mark = markNow();
    if (spare !== null && !isHistoryStepPending()) {
      // Back was pressed before the top entry was removed, and consumed it: go back once more.
      spare = null;
      event.stopImmediatePropagation();
      history.back();
      return;
    }
    const reached = entries.findIndex((entry) => entry.mark === mark);
    if (mark !== null && reached < 0) {
      event.stopImmediatePropagation();
      history.back();
      return;
    }
    const left = entries.slice(reached + 1);
    entries = entries.slice(0, reached + 1);
    const samePage = left.every((entry) => entry.href === location.href);
    const ours = mark !== null || left.length > 0 || isHistoryStepPending();
    if (ours && samePage) event.stopImmediatePropagation();
    for (const entry of left.reverse()) entry.close();
    historyStepTaken();
  };

  return {
    start() {
      // Captures, to run before the router's listener, which may have been added first.
      view.addEventListener('popstate', onPop, { capture: true });
      listening = true;
      return () => {
        view.removeEventListener('popstate', onPop, { capture: true });
        listening = false;
        historyStepTaken();
      };
    },
    open(close) {
      const newMark = `${Math.trunc(view.performance.timeOrigin)}.${(opened += 1)}`;
      let mark: string | null = null;
      let closed = false;
      afterHistoryStep(() => {
        if (closed) return;
        mark = spare ?? newMark;
        if (spare === null) history.pushState({ ...history.state, [MARK]: mark }, '');
        spare = null;
        entries.push({ mark, href: location.href, close });
      });
      return () => {
        closed = true;
        const known = entries.some((entry) => entry.mark === mark);
        entries = entries.filter((entry) => entry.mark !== mark);
        if (!known || markNow() !== mark) return;
        spare = mark;
        view.setTimeout(settle);
      };
    },
  };
}
