/**
 * Focuses the row or section that the settings were opened for, as soon as it is there: the code of
 * some tabs is loaded first. The reader's first press ends the wait.
 */
import { useEffect, type RefObject } from 'react';

const CONTROLS = 'input, select, textarea, button, a[href]';

export interface Jump {
  /** The name of a row, or the id of a section. */
  name: string;
}

/** A new object jumps again. */
export function useSettingsJump(page: RefObject<HTMLElement | null>, jump: Jump | null): void {
  useEffect(() => {
    const within = page.current;
    if (!within || jump === null) return;
    let focused = focusPart(within, jump.name);
    const listening = new AbortController();
    // Loading may replace the part that has the focus.
    const observer = new MutationObserver(() => {
      if (!focused?.isConnected) focused = focusPart(within, jump.name);
    });
    const { signal } = listening;
    signal.addEventListener('abort', () => observer.disconnect());
    observer.observe(within, { childList: true, subtree: true });
    for (const event of ['keydown', 'pointerdown'] as const) {
      document.addEventListener(event, () => listening.abort(), { signal });
    }
    return () => listening.abort();
  }, [page, jump]);
}

/** Returns what has the focus now; null if the part is not there yet. */
function focusPart(within: HTMLElement, name: string): HTMLElement | null {
  const row = within.querySelector<HTMLElement>(`[data-setting="${name}"]`);
  const part = row ?? within.querySelector<HTMLElement>(`[data-section="${name}"]`);
  if (!part) return null;
  const control = row?.querySelector<HTMLElement>(CONTROLS);
  // A section is read with its heading; its controls follow.
  if (!control) part.tabIndex = -1;
  // Missing in tests without a browser.
  part.scrollIntoView?.({ block: row ? 'center' : 'start' });
  const target = control ?? part;
  target.focus({ preventScroll: true });
  return target;
}
