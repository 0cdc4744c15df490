/** When the later sagas are fetched: behind a first screen that can do without them, else at once. */
import { matchRoute } from '@/domain/routes';
import { timelineOfRoute } from '@/domain/timeline';
import { backoff } from '@/lib/backoff';
import type { BrowserHistory } from '@/lib/browserHistory';
import { holdBack, untilFirstView } from '@/lib/firstView';
import { idle } from '@/lib/idle';
import type { AppStore } from './createStore';
import type { Saga } from './laterSagas';
import { untilStarted } from './untilStarted';

const RETRY = { base: 1_000, max: 30_000 };

export async function loadLater(store: AppStore, history: BrowserHistory): Promise<Saga> {
  if (beginsWithTimeline(history.location.pathname)) {
    holdBack();
    await untilStarted(store);
    await untilFirstView();
    await idle();
  }
  // Without them nothing works that is pressed, so the line may break as often as it will.
  for (let failures = 1; ; failures += 1) {
    try {
      const { laterSaga } = await import(/* webpackChunkName: "later" */ '@/sagas/later');
      return laterSaga;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, backoff(failures, RETRY)));
    }
  }
}

function beginsWithTimeline(path: string): boolean {
  const match = matchRoute(path);
  return match?.name === 'root' || (match !== null && timelineOfRoute(match.name) !== null);
}
