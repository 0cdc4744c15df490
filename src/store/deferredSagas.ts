/**
 * Loads the sagas that the first screen does not need, and replays the actions that they missed:
 * every action since the start is buffered until all of them listen, so that no press is lost.
 */
import type { Middleware, UnknownAction } from '@reduxjs/toolkit';
import { runSaga, stdChannel, type Task } from 'redux-saga';
import type { SagaContext } from '@/sagas/engine/context';
import type { SagaGenerator } from '@/sagas/engine/effects';

/** Calls `listening` when the saga and all its children listen. */
export type Saga = (listening: () => void) => SagaGenerator<void>;

interface Store {
  dispatch: (action: UnknownAction) => unknown;
  getState: () => unknown;
}

interface DeferredSagas {
  /** Comes after the middleware of the first sagas. */
  middleware: Middleware;
  run(saga: Saga, store: Store, context: SagaContext): Task;
}

export function createDeferredSagas(): DeferredSagas {
  const channel = stdChannel<UnknownAction>();
  let missed: UnknownAction[] | null = [];

  return {
    middleware: () => (next) => (action) => {
      const result = next(action);
      if (missed) missed.push(action as UnknownAction);
      else channel.put(action as UnknownAction);
      return result;
    },
    run(saga, { dispatch, getState }, context) {
      const listening = () => {
        const actions = missed ?? [];
        missed = null;
        actions.forEach((action) => {
          channel.put(action);
        });
      };
      return runSaga(
        {
          channel,
          dispatch,
          getState,
          context: { ...context },
          onError: (error) => {
            context.log('error', 'A saga crashed', error);
          },
        },
        saga,
        listening,
      );
    },
  };
}
