/** Deferred sagas receive every action from before they were loaded, in order and once. */
import { applyMiddleware, createStore, type UnknownAction } from 'redux';
import { call, fork, takeEvery, type SagaGenerator } from '@/sagas/engine/effects';
import { createDeferredSagas } from '@/store/deferredSagas';
import { testContext } from '@support/context';

const anything = (action: UnknownAction): action is UnknownAction => action.type !== '';

function open() {
  const later = createDeferredSagas();
  const store = createStore(
    (state: string[] = [], action: UnknownAction) => [...state, action.type],
    applyMiddleware(later.middleware),
  );
  const heard: string[] = [];
  function* listener(): SagaGenerator<void> {
    yield* takeEvery(anything, function* ({ type }: UnknownAction) {
      yield* call(() => heard.push(type));
    });
  }
  function* saga(listening: () => void): SagaGenerator<void> {
    yield* fork(listener);
    listening();
  }
  return { later, store, heard, saga };
}

describe('deferred sagas', () => {
  it('receive the actions they missed, and then new ones', () => {
    const { later, store, heard, saga } = open();
    store.dispatch({ type: 'pressed' });
    store.dispatch({ type: 'pressed again' });
    expect(heard).toEqual([]);
    later.run(saga, store, testContext());
    expect(heard).toEqual(['pressed', 'pressed again']);
    store.dispatch({ type: 'pressed at last' });
    expect(heard).toEqual(['pressed', 'pressed again', 'pressed at last']);
  });

  it('that load one after the other receive nothing until all are loaded, and then each receives all', async () => {
    const { later, store, heard } = open();
    let go = (): void => undefined;
    const turn = new Promise<void>((resolve) => {
      go = resolve;
    });
    const hearing = (name: string) =>
      function* hear(): SagaGenerator<void> {
        yield* takeEvery(anything, function* ({ type }: UnknownAction) {
          yield* call(() => heard.push(`${name}: ${type}`));
        });
      };
    store.dispatch({ type: 'before' });
    later.run(
      function* slowly(listening) {
        yield* fork(hearing('first'));
        yield* call(() => turn);
        yield* fork(hearing('second'));
        listening();
      },
      store,
      testContext(),
    );
    store.dispatch({ type: 'between' });
    expect(heard).toEqual([]);
    go();
    await turn;
    await Promise.resolve();
    expect(heard).toEqual(['first: before', 'second: before', 'first: between', 'second: between']);
  });

  it('change the state once per action, however late they receive it', () => {
    const { later, store, saga } = open();
    store.dispatch({ type: 'pressed' });
    later.run(saga, store, testContext());
    expect(store.getState().filter((type) => type === 'pressed')).toHaveLength(1);
  });

  it('are cancelled with their task', () => {
    const { later, store, heard, saga } = open();
    later.run(saga, store, testContext()).cancel();
    store.dispatch({ type: 'pressed' });
    expect(heard).toEqual([]);
  });
});
