/**
 * Subscribes the open socket to the timelines on screen, one after the other, and unsubscribes
 * those that were left. Timelines that the server does not stream are still polled.
 */
import { confirmsStreams, streamOf } from '@/domain/realtime/streams';
import type { TimelineKey } from '@/domain/timelines/timeline';
import { selectInstance } from '@/selectors/session/config';
import { selectWantedStreams } from '@/selectors/realtime/streams';
import {
  streamSubscriptionAnswered,
  streamUnsubscribed,
  streamSubscribed,
} from '@/slices/realtime/realtime';
import type { RootState } from '@/slices/root';
import { call, delay, put, race, select, take } from '@/sagas/engine/effects';
import type { SagaGenerator } from '@/sagas/engine/effects';
import { waitUntil } from '@/sagas/engine/control';

/** The time in which a server that only reports refusals has reported one. */
const QUIET = 1_000;
/** The time in which a server that confirms subscriptions has done so. */
const PATIENCE = 10_000;

/** Runs while the socket is open. `tell` sends a message over it. */
export function* subscriptions(tell: (message: object) => void): SagaGenerator<never> {
  const heard = new Set<TimelineKey>();
  const refused = new Set<TimelineKey>();
  const missing = (state: RootState) =>
    selectWantedStreams(state).find((key) => !heard.has(key) && !refused.has(key));
  const idle = (state: RootState) =>
    [...heard].find((key) => !selectWantedStreams(state).includes(key));
  const leave = function* (key: TimelineKey): SagaGenerator<void> {
    heard.delete(key);
    yield* put(streamUnsubscribed({ key }));
  };
  for (;;) {
    const { late } = yield* race({
      work: call(waitUntil, (state: RootState) => (missing(state) ?? idle(state)) !== undefined),
      late: take(streamSubscriptionAnswered),
    });
    // A late answer of a slow server concerns the newest subscription.
    const doubted = late?.payload.taken === false ? [...heard].at(-1) : undefined;
    if (doubted !== undefined) {
      refused.add(doubted);
      yield* leave(doubted);
    }
    const instance = yield* select(selectInstance);
    const left = yield* select(idle);
    if (left !== undefined) {
      yield* leave(left);
      tell({ type: 'unsubscribe', ...streamOf(left, instance) });
      continue;
    }
    const key = yield* select(missing);
    if (key === undefined) continue;
    tell({ type: 'subscribe', ...streamOf(key, instance) });
    if (!(yield* isTaken(confirmsStreams(instance)))) refused.add(key);
    else {
      heard.add(key);
      yield* put(streamSubscribed({ key }));
    }
  }
}

/** `confirms`: this server confirms subscriptions, so silence counts as a refusal. */
function* isTaken(confirms: boolean): SagaGenerator<boolean> {
  const { told } = yield* race({
    told: take(streamSubscriptionAnswered),
    silence: delay(confirms ? PATIENCE : QUIET),
  });
  return told ? told.payload.taken : !confirms;
}
