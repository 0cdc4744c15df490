/** Removes the still once the page beneath it is complete. */
import { STILL_ID } from '@/domain/timelines/still';
import { untilFirstView } from '@/lib/scheduler/firstView';
import { partsAwaited } from '@/ui/deferred/deferredComponent';

/** Milliseconds after the first rows in which all parts of the page appear, as a rule. */
const PATIENCE = 5_000;
/** After these the reader expects to see something happen. */
const ACTS = ['pointerdown', 'keydown', 'wheel'];
const PARTS = 'nav';
/** The answer that the still stands for has not come; without a network it may stay for long. */
const AWAITED = 'main [data-skeleton]';

export async function leaveStill(page: Window): Promise<void> {
  const { document } = page;
  const still = document.getElementById(STILL_ID);
  const place = document.getElementById('app');
  if (!still || !place) return;
  await untilFirstView();
  const all = still.querySelectorAll(PARTS).length;
  const leave = () => {
    observer.disconnect();
    for (const act of ACTS) page.removeEventListener(act, leave, true);
    still.remove();
    document.adoptedStyleSheets = [];
  };
  let late = false;
  const look = () => {
    const isComplete = place.querySelectorAll(PARTS).length >= all && partsAwaited() === 0;
    if ((isComplete || late) && !place.querySelector(AWAITED)) leave();
  };
  const observer = new MutationObserver(look);
  observer.observe(place, { childList: true, subtree: true });
  for (const act of ACTS) page.addEventListener(act, leave, true);
  setTimeout(() => {
    late = true;
    look();
  }, PATIENCE);
  look();
}
