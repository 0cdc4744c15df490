/**
 * Runs the sagas that are loaded after the first screen, and gives them every action that they
 * missed, so that no press is lost.
 *
 * They have a saga middleware and a channel of their own, because redux-saga gives an action to all
 * sagas of a channel. In a shared one, the first sagas would get the missed actions a second time
 * and fetch and save again; and as the deferred sagas start one after the other, those that start
 * early would get new actions before the missed ones. To dispatch the missed actions again would
 * change the state twice.
 */
import type { Middleware, UnknownAction } from '@reduxjs/toolkit';
import createSagaMiddleware, { stdChannel, type Task } from 'redux-saga';
import type { SagaContext } from '@/sagas/engine/context';
import type { SagaGenerator } from '@/sagas/engine/effects';

/** Calls `onReady` when the saga and all its children listen. */
export type Saga = (onReady: () => void) => SagaGenerator<void>;

interface Options {
  context: SagaContext;
  onError: (error: Error) => void;
}

interface DeferredSagas {
  /** Comes after the middleware of the first sagas. */
  middleware: Middleware;
  run(saga: Saga): Task;
}

export function createDeferredSagas(options: Options): DeferredSagas {
  const channel = stdChannel<UnknownAction>();
  const { put } = channel;
  /** Null once all are delivered. */
  let missed: UnknownAction[] | null = [];
  channel.put = (action) => {
    if (missed) missed.push(action);
    else put(action);
  };
  const deliver = () => {
    for (const action of missed ?? []) {
      // A copy lacks the mark of actions that sagas dispatched, which the library does not queue:
      // all sagas are to hear it before any of them dispatches the next.
      put({ ...action });
    }
    missed = null;
  };
  const middleware = createSagaMiddleware({ ...options, channel });
  return {
    middleware,
    // In a task of its own: while a saga runs, the library holds back what others dispatch, and one
    // that is about to wait for the next action would miss it.
    run: (saga) => middleware.run(saga, () => queueMicrotask(deliver)),
  };
}
