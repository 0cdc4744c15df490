/** The real reducers and sagas in an isolated store, without any services behind it. */
import { configureStore, type Middleware } from '@reduxjs/toolkit';
import createSagaMiddleware, { type Task } from 'redux-saga';
import type { SagaContext } from '@/sagas/engine/context';
import type { Saga } from '@/sagas/engine/deferred';
import { rootSaga } from '@/sagas/root';
import type { RootState } from '@/slices/root';
import { appReducer } from '@/store/createStore';
import { createAdaptedContext } from '@/testing/context/adaptedContext';
import type { ContextAdapter } from '@/testing/context/contextAdapter';
import { createDeferredSagas } from '@/store/deferredSagas';
import './deferredSlices';
import { noRealEnvironment } from './replayAdapter';

interface ReplayStore {
  dispatch(action: { type: string }): void;
  state(): RootState;
  begin(): void;
  runDeferredSagas(): void;
  end(): void;
}

interface Options {
  adapter: ContextAdapter;
  origin: string;
  deferredRootSaga: Saga;
  /** Called after each action reached the store. */
  hear(action: { type: string }, state: RootState): void;
  crashed(error: unknown): void;
}

const neverResolves = (): Promise<never> => new Promise(() => undefined);

export function createReplayEnvironment({
  adapter,
  origin,
  deferredRootSaga,
  hear,
  crashed,
}: Options): ReplayStore {
  const running: Pick<Task, 'cancel'>[] = [];
  const context: SagaContext = {
    ...createAdaptedContext(adapter, origin, noRealEnvironment, neverResolves),
    getState: () => store.getState(),
  };
  const onError = (error: Error) => {
    crashed(error);
    context.log('error', 'A saga crashed', error);
  };
  const sagas = createSagaMiddleware({ context, onError });
  const deferredSagas = createDeferredSagas({ context, onError });
  const watch: Middleware =
    ({ getState }) =>
    (next) =>
    (action) => {
      const answer = next(action);
      hear(action as { type: string }, getState() as RootState);
      return answer;
    };
  const store = configureStore({
    reducer: appReducer,
    devTools: false,
    middleware: (defaults) =>
      defaults({ thunk: false, immutableCheck: false, serializableCheck: false }).concat(
        watch,
        sagas,
        deferredSagas.middleware,
      ),
    enhancers: (defaults) => defaults({ autoBatch: false }),
  });
  return {
    dispatch: (action) => void store.dispatch(action),
    state: () => store.getState(),
    begin: () => void running.push(sagas.run(rootSaga)),
    runDeferredSagas: () => void running.push(deferredSagas.run(deferredRootSaga)),
    end: () => running.forEach((task) => task.cancel()),
  };
}
