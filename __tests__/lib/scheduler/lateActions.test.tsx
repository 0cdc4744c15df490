import { applyMiddleware, createStore, type UnknownAction } from '@reduxjs/toolkit';
import { holdLateActions, late } from '@/lib/scheduler/lateActions';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** The actions that came through, in their order. */
function storeOfNames() {
  const came: string[] = [];
  const reducer = (_state: null | undefined, { type }: UnknownAction) => {
    if (!type.startsWith('@@')) came.push(type);
    return null;
  };
  const store = createStore(reducer, applyMiddleware(holdLateActions));
  return { came, dispatch: (type: string) => store.dispatch({ type }), store };
}

const aFrame = () => jest.advanceTimersByTimeAsync(20);

it('a late action comes through once what caused it is painted', async () => {
  const { came, store } = storeOfNames();
  store.dispatch(late({ type: 'typed' }));
  expect(came).toEqual([]);
  await aFrame();
  expect(came).toEqual(['typed']);
  await jest.advanceTimersByTimeAsync(1_000);
  expect(came).toEqual(['typed']);
});

it('every other action comes after those that were dispatched before it', async () => {
  const { came, dispatch, store } = storeOfNames();
  store.dispatch(late({ type: 'first letter' }));
  store.dispatch(late({ type: 'second letter' }));
  expect(came).toEqual(['first letter']);
  dispatch('sent');
  expect(came).toEqual(['first letter', 'second letter', 'sent']);
  await aFrame();
  expect(came).toHaveLength(3);
});

it('the paint of an earlier action does not let a later one through', async () => {
  const frames = jest.spyOn(window, 'requestAnimationFrame').mockReturnValue(1);
  const { came, dispatch, store } = storeOfNames();
  store.dispatch(late({ type: 'first letter' }));
  dispatch('something');
  await jest.advanceTimersByTimeAsync(50);
  store.dispatch(late({ type: 'second letter' }));
  await jest.advanceTimersByTimeAsync(99);
  expect(came).toEqual(['first letter', 'something']);
  await jest.advanceTimersByTimeAsync(1);
  expect(came).toEqual(['first letter', 'something', 'second letter']);
  frames.mockRestore();
});
