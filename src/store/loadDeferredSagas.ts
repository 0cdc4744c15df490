/**
 * Decides when the deferred sagas are loaded: after a first screen that does not need them, else at
 * once; and each group of them when something needs it.
 */
import { matchRoute } from '@/domain/session/routes';
import { timelineOfRoute } from '@/domain/timelines/timeline';
import { retryDelay, retryPolicies } from '@/domain/engine/retryPolicies';
import type { BrowserHistory } from '@/lib/history/browserHistory';
import { holdBack, untilFirstView } from '@/lib/scheduler/firstView';
import { whenIdle } from '@/lib/scheduler/whenIdle';
import { startFailed } from '@/slices/session/startup';
import type { DeferredGroup } from '@/sagas/engine/deferred';
import type { AppStore } from './createStore';
import { untilStarted } from './untilStarted';

export async function loadDeferredSagas(
  store: AppStore,
  history: BrowserHistory,
  /** Null at a safe start, which leaves other accounts alone. */
  slot: string | null,
): Promise<readonly DeferredGroup[]> {
  if (beginsWithTimeline(history.location.pathname)) {
    holdBack();
    await untilStarted(store);
    await untilFirstView();
    await whenIdle();
  }
  const { openGroups, fetchWhenCalm, watchForAccounts } = await retryUntilLoaded(
    () => import(/* webpackChunkName: "later" */ './deferredGroups'),
    async (error) => {
      if (await isGone(error)) store.dispatch(startFailed({ reason: String(error) }));
    },
  );
  fetchWhenCalm();
  if (slot !== null) watchForAccounts(store, slot, retryUntilLoaded);
  return openGroups(retryUntilLoaded);
}

/** Nothing works without it, so it is retried however often the network fails. */
export async function retryUntilLoaded<Part>(
  load: () => Promise<Part>,
  failed?: (error: unknown) => Promise<void>,
): Promise<Part> {
  for (let failures = 1; ; failures += 1) {
    try {
      return await load();
    } catch (error) {
      await failed?.(error);
      await new Promise((resolve) =>
        setTimeout(resolve, retryDelay(retryPolicies.deferredSagas, failures)),
      );
    }
  }
}

/**
 * True if the server answers with something else in place of the file, because of an update. A file
 * that arrived but fails to run has no address; the request then gets the page itself.
 */
async function isGone(error: unknown): Promise<boolean> {
  const { request = '' } = error as { request?: string };
  const answer = await fetch(request, { method: 'HEAD' }).catch(() => null);
  return answer?.headers.get('content-type')?.includes('javascript') === false;
}

function beginsWithTimeline(path: string): boolean {
  const match = matchRoute(path);
  return match?.name === 'root' || (match !== null && timelineOfRoute(match.name) !== null);
}
