/** The real reducers and sagas on a stage of their own, with nothing behind it. */
import { configureStore, type Middleware } from '@reduxjs/toolkit';
import createSagaMiddleware, { type Task } from 'redux-saga';
import type { SagaContext } from '@/sagas/engine/context';
import { rootSaga } from '@/sagas/root';
import type { RootState } from '@/slices/root';
import { appReducer } from '@/store/createStore';
import { flowContext } from '@/store/flow/context';
import type { FlowPort } from '@/store/flow/port';
import { createLaterSagas, type Saga } from '@/store/laterSagas';
import './lateSlices';
import { noOutside } from './port';

export interface StageStore {
  dispatch(action: { type: string }): void;
  state(): RootState;
  begin(): void;
  runLater(): void;
  end(): void;
}

interface Options {
  port: FlowPort;
  origin: string;
  laterSaga: Saga;
  /** Hears of each action after the store did. */
  hear(action: { type: string }, state: RootState): void;
  crashed(error: unknown): void;
}

const nobody = (): Promise<never> => new Promise(() => undefined);

export function createStage({ port, origin, laterSaga, hear, crashed }: Options): StageStore {
  const running: Task[] = [];
  const later = createLaterSagas();
  const context: SagaContext = {
    ...flowContext(port, origin, noOutside, nobody),
    look: () => store.getState(),
  };
  const sagas = createSagaMiddleware({
    context,
    onError: (error) => {
      crashed(error);
      context.log('error', 'A saga crashed', error);
    },
  });
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
        later.middleware,
      ),
    enhancers: (defaults) => defaults({ autoBatch: false }),
  });
  return {
    dispatch: (action) => void store.dispatch(action),
    state: () => store.getState(),
    begin: () => void running.push(sagas.run(rootSaga)),
    runLater: () => void running.push(later.run(laterSaga, store, context)),
    end: () => running.forEach((task) => task.cancel()),
  };
}
