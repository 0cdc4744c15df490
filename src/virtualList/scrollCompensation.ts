/**
 * Moves a list by scrolling the page, or, while the reader scrolls, by the margin of the empty space
 * that it begins with: to scroll against them ends a fling, and counts as a jump. Once they rest, the
 * page is scrolled instead.
 */

/** Frames without scrolling after which the reader rests. */
const RESTING_FRAMES = 5;

export interface ScrollCompensation {
  follow(list: HTMLElement): () => void;
  /** The reader scrolls. */
  heed(): void;
  /** There is no room for a debt near the top: the list would begin above the page. */
  payNearTop(): void;
  /** By so much, downwards the page and up the window. */
  move(distance: number): void;
}

/** `paid` is told when the page was scrolled for what had been owed, which moves nothing. */
export function createScrollCompensation(paid: () => void): ScrollCompensation {
  let list: HTMLElement | null = null;
  /** The space whose margin is changed; what it was is lost with it. */
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
    // Whoever came to the very top meant to see its beginning.
    if (window.scrollY > 0) window.scrollBy({ top: distance, behavior: 'instant' });
    paid();
  }

  const isNearTop = () => window.scrollY < 2 * window.innerHeight;

  function count(): void {
    still += 1;
    frame = still < RESTING_FRAMES ? requestAnimationFrame(count) : 0;
    if (frame === 0) pay();
  }

  return {
    follow(element) {
      list = element;
      return () => {
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
