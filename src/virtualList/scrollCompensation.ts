/**
 * Compensates for height changes above the view by scrolling the page or, while the user scrolls,
 * by the margin of the list's first spacer: scrolling against the user ends a fling, and is visible
 * as a jump. The margin becomes a scroll offset once the user pauses.
 */

/** Frames without scrolling after which the user is considered to pause. */
const RESTING_FRAMES = 5;

interface ScrollCompensation {
  follow(list: HTMLElement): () => void;
  /**
   * Until the user scrolls, the browser's own compensation is off: beside a line that is being
   * restored it would be taken for the user's scrolling.
   */
  compensateAlone(alone: boolean): void;
  /** Notes that the user scrolls. */
  heed(): void;
  /**
   * Applies the owed distance near the top, where the list would otherwise begin above the page.
   */
  payNearTop(): void;
  /** Compensates by a distance: positive scrolls down, that is, moves the content up. */
  move(distance: number): void;
}

/** `paid` is called after the owed distance was scrolled, which moves nothing on the screen. */
export function createScrollCompensation(paid: () => void): ScrollCompensation {
  let list: HTMLElement | null = null;
  /** The spacer whose margin is set; the owed distance is lost when the spacer is removed. */
  let holder: HTMLElement | null = null;
  let owed = 0;
  let still = RESTING_FRAMES;
  let frame = 0;

  function owe(distance: number): void {
    owed = distance;
    holder?.style.setProperty('margin-block-end', owed === 0 ? '' : `${String(-owed)}px`);
  }

  function findHolder(): HTMLElement | null {
    if (holder && holder === list?.firstElementChild) return holder;
    owe(0);
    const first = list?.firstElementChild;
    holder = first instanceof HTMLElement && 'space' in first.dataset ? first : null;
    return holder;
  }

  function pay(): void {
    if (owed === 0 || !holder?.isConnected) return;
    const distance = owed;
    owe(0);
    // At the very top the user wants to see the beginning of the list.
    if (window.scrollY > 0) window.scrollBy({ top: distance, behavior: 'instant' });
    paid();
  }

  const isNearTop = () => window.scrollY < 2 * window.innerHeight;

  function count(): void {
    still += 1;
    frame = still < RESTING_FRAMES ? requestAnimationFrame(count) : 0;
    if (frame === 0) pay();
  }

  let isAlone = false;
  function compensateAlone(alone: boolean): void {
    if (isAlone === alone) return;
    isAlone = alone;
    document.documentElement.style.setProperty('overflow-anchor', alone ? 'none' : '');
  }

  return {
    compensateAlone,
    follow(element) {
      list = element;
      return () => {
        compensateAlone(false);
        cancelAnimationFrame(frame);
        frame = 0;
        still = RESTING_FRAMES;
        owe(0);
        holder = null;
        list = null;
      };
    },
    heed() {
      still = 0;
      frame ||= requestAnimationFrame(count);
    },
    payNearTop() {
      if (isNearTop()) pay();
    },
    move(distance) {
      if (still < RESTING_FRAMES && !isNearTop() && findHolder()) owe(owed + distance);
      else window.scrollBy({ top: distance, behavior: 'instant' });
    },
  };
}

/**
 * True if rows went at the end of the page, so that the browser had to scroll up from this offset,
 * which the user did not intend.
 */
export function wasCut(scrolledTo: number): boolean {
  const { scrollHeight, clientHeight } = document.documentElement;
  return window.scrollY < scrolledTo && window.scrollY + clientHeight > scrollHeight - 2;
}
