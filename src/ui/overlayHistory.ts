/**
 * Lets the browser's Back button close what is open instead of leaving the page. Each open thing
 * gets a history entry of its own at the same address; going back from it closes the thing. The
 * router never hears of these entries: it would take them for a navigation to where it is.
 *
 * Entries that stay behind (the thing was closed by a navigation, or the page reloaded) are
 * stepped over when the reader comes across them.
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
  /** Listens to the Back button from now on; returns what ends that. */
  start: () => () => void;
  /** Returns what to call once the thing is closed, however that came. */
  open: (close: () => void) => () => void;
}

export function createOverlayHistory(view: Window): OverlayHistory {
  const { history, location } = view;
  let entries: Entry[] = [];
  let opened = 0;
  /** The entry on top whose thing was just closed; taken over by what opens in the same moment. */
  let spare: string | null = null;
  let listening = false;

  const markNow = (): string | null => {
    const state: unknown = history.state;
    if (typeof state !== 'object' || state === null) return null;
    const mark = (state as Record<string, unknown>)[MARK];
    return typeof mark === 'string' ? mark : null;
  };

  const settle = () => {
    // A navigation may have come in between: then the entry is not on top and stays behind.
    if (spare !== null && spare === markNow()) {
      if (listening) stepHistoryBack(view);
      else history.back();
    }
    spare = null;
  };

  const onPop = (event: PopStateEvent) => {
    const mark = markNow();
    if (spare !== null && !isHistoryStepPending()) {
      // Back came before we took away the entry on top, and took that: it was meant for the next.
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
      // Before the router's own listener, which may have been there first.
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
