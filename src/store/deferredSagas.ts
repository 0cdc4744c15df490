/**
 * Brings the sagas that the first screen can do without, and tells them what they missed: every
 * action since the start is kept for them until all of them listen. Nothing that was pressed is lost.
 */
import type { Middleware, UnknownAction } from '@reduxjs/toolkit';
import { runSaga, stdChannel, type Task } from 'redux-saga';
import type { SagaContext } from '@/sagas/engine/context';
import type { SagaGenerator } from '@/sagas/engine/effects';

/** Says when it listens, with all that belongs to it. */
export type Saga = (listening: () => void) => SagaGenerator<void>;

interface Store {
  dispatch: (action: UnknownAction) => unknown;
  getState: () => unknown;
}

export interface DeferredSagas {
  /** Stands behind the middleware of the first sagas. */
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
