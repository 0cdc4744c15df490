/** Sagas that come later hear all that was said before they came, in order, and once. */
import { applyMiddleware, createStore, type UnknownAction } from 'redux';
import { call, takeEvery, type SagaGenerator } from '@/sagas/engine/effects';
import { createLaterSagas } from '@/store/laterSagas';
import { testContext } from '@support/context';

const anything = (action: UnknownAction): action is UnknownAction => action.type !== '';

function open() {
  const later = createLaterSagas();
  const store = createStore(
    (state: string[] = [], action: UnknownAction) => [...state, action.type],
    applyMiddleware(later.middleware),
  );
  const heard: string[] = [];
  function* saga(): SagaGenerator<void> {
    yield* takeEvery(anything, function* ({ type }: UnknownAction) {
      yield* call(() => heard.push(type));
    });
  }
  return { later, store, heard, saga };
}

describe('later sagas', () => {
  it('are told what they missed, and then what comes', () => {
    const { later, store, heard, saga } = open();
    store.dispatch({ type: 'pressed' });
    store.dispatch({ type: 'pressed again' });
    expect(heard).toEqual([]);
    later.run(saga, store, testContext());
    expect(heard).toEqual(['pressed', 'pressed again']);
    store.dispatch({ type: 'pressed at last' });
    expect(heard).toEqual(['pressed', 'pressed again', 'pressed at last']);
  });

  it('change the state once per action, however late they hear of it', () => {
    const { later, store, saga } = open();
    store.dispatch({ type: 'pressed' });
    later.run(saga, store, testContext());
    expect(store.getState().filter((type) => type === 'pressed')).toHaveLength(1);
  });

  it('are ended by their task', () => {
    const { later, store, heard, saga } = open();
    later.run(saga, store, testContext()).cancel();
    store.dispatch({ type: 'pressed' });
    expect(heard).toEqual([]);
  });
});
