/**
 * Deferred sagas receive every action from before they were loaded, or from the one on that woke
 * their group, in order and once.
 */
import { applyMiddleware, createStore, type UnknownAction } from 'redux';
import createSagaMiddleware from 'redux-saga';
import { call, fork, put, take, takeEvery, type SagaGenerator } from '@/sagas/engine/effects';
import type { Deferred, Saga } from '@/sagas/engine/deferred';
import { createDeferredSagas } from '@/store/deferredSagas';
import { testContext } from '@support/context';

const anything = (action: UnknownAction): action is UnknownAction => action.type !== '';
const pressed = (action: UnknownAction): action is UnknownAction =>
  action.type.startsWith('pressed');

function open() {
  const options = { context: { ...testContext(), getState: jest.fn() }, onError: jest.fn() };
  const first = createSagaMiddleware(options);
  const deferred = createDeferredSagas(options);
  const store = createStore(
    (state: string[] = [], action: UnknownAction) =>
      action.type.startsWith('@@') ? state : [...state, action.type],
    applyMiddleware(first, deferred.middleware),
  );
  const heard: string[] = [];
  const hearing = (name = '') =>
    function* hear(): SagaGenerator<void> {
      yield* takeEvery(anything, function* ({ type }: UnknownAction) {
        yield* call(() => heard.push(name + type));
      });
    };
  function* saga(onReady: () => void): SagaGenerator<void> {
    yield* fork(hearing());
    onReady();
  }
  const run = async (root: Deferred = saga) => {
    const task = deferred.run(root);
    await Promise.resolve();
    return task;
  };
  return { first, run, store, heard, hearing };
}

describe('deferred sagas', () => {
  it('receive the actions they missed, and then new ones', async () => {
    const { run, store, heard } = open();
    store.dispatch({ type: 'pressed' });
    store.dispatch({ type: 'pressed again' });
    expect(heard).toEqual([]);
    await run();
    expect(heard).toEqual(['pressed', 'pressed again']);
    store.dispatch({ type: 'pressed at last' });
    expect(heard).toEqual(['pressed', 'pressed again', 'pressed at last']);
  });

  it('that load one after the other receive nothing until all are loaded, and then each receives all', async () => {
    const { run, store, heard, hearing } = open();
    let go = (): void => undefined;
    const turn = new Promise<void>((resolve) => {
      go = resolve;
    });
    store.dispatch({ type: 'before' });
    await run(function* slowly(onReady) {
      yield* fork(hearing('first: '));
      yield* call(() => turn);
      yield* fork(hearing('second: '));
      onReady();
    });
    store.dispatch({ type: 'between' });
    expect(heard).toEqual([]);
    go();
    await turn;
    await Promise.resolve();
    expect(heard).toEqual(['first: before', 'second: before', 'first: between', 'second: between']);
  });

  it('receive what they missed alone: the first sagas receive it once', async () => {
    const { first, run, store, heard, hearing } = open();
    first.run(hearing('first: '));
    store.dispatch({ type: 'pressed' });
    await run();
    expect(heard).toEqual(['first: pressed', 'pressed']);
  });

  it('receive presses and the actions of first sagas in the order of the store', async () => {
    const { first, run, store, heard } = open();
    first.run(function* answer() {
      yield* takeEvery(pressed, function* ({ type }: UnknownAction) {
        yield* put({ type: `answer to ${type}` });
      });
    });
    store.dispatch({ type: 'pressed' });
    store.dispatch({ type: 'pressed again' });
    await run();
    expect(heard).toEqual(store.getState());
    expect(heard).toEqual([
      'pressed',
      'answer to pressed',
      'pressed again',
      'answer to pressed again',
    ]);
  });

  it('all receive an action before any of them answers', async () => {
    const { first, run, store } = open();
    const seen: number[] = [];
    first.run(function* answer() {
      yield* takeEvery(pressed, function* ({ type }: UnknownAction) {
        yield* put({ type: `answer to ${type}` });
      });
    });
    store.dispatch({ type: 'pressed' });
    const isAnswer = (action: UnknownAction): action is UnknownAction =>
      action.type.startsWith('answer');
    await run(function* answering(onReady) {
      yield* takeEvery(isAnswer, function* () {
        yield* put({ type: 'thanks' });
      });
      yield* takeEvery(isAnswer, function* () {
        yield* call(() => seen.push(store.getState().length));
      });
      onReady();
    });
    expect(seen).toEqual([2]);
    expect(store.getState()).toHaveLength(3);
  });

  it('miss nothing while they dispatch in between', async () => {
    const { run, store } = open();
    store.dispatch({ type: 'pressed' });
    store.dispatch({ type: 'pressed again' });
    await run(function* answering(onReady) {
      yield* fork(function* answer() {
        for (;;) {
          const { type } = yield* take(pressed);
          yield* put({ type: `answer to ${type}` });
        }
      });
      onReady();
    });
    expect(store.getState()).toEqual([
      'pressed',
      'pressed again',
      'answer to pressed',
      'answer to pressed again',
    ]);
  });

  it('receive what is dispatched during the delivery after it, as the store did', async () => {
    const { run, store, heard, hearing } = open();
    store.dispatch({ type: 'pressed' });
    store.dispatch({ type: 'pressed again' });
    await run(function* answering(onReady) {
      yield* fork(hearing());
      yield* takeEvery(pressed, function* ({ type }: UnknownAction) {
        yield* put({ type: `answer to ${type}` });
      });
      onReady();
    });
    expect(heard).toEqual(store.getState());
    expect(heard).toHaveLength(4);
  });

  it('change the state once per action, however late they receive it', async () => {
    const { run, store } = open();
    store.dispatch({ type: 'pressed' });
    await run();
    expect(store.getState()).toEqual(['pressed']);
  });

  it('are cancelled with their task', async () => {
    const { run, store, heard } = open();
    (await run()).cancel();
    store.dispatch({ type: 'pressed' });
    expect(heard).toEqual([]);
  });
});

describe('groups of deferred sagas', () => {
  /** A group that one type of action wakes, and that hears everything. */
  function group(name: string, type: string, hear: (word: string) => void) {
    let arrive = (): void => undefined;
    const load = jest.fn(
      () =>
        new Promise<Saga>((resolve) => {
          arrive = () => resolve(listening);
        }),
    );
    function* listening(onReady: () => void): SagaGenerator<void> {
      yield* takeEvery(anything, function* (action: UnknownAction) {
        yield* call(() => hear(`${name}: ${action.type}`));
        if (action.type === type) yield* put({ type: `${name} answers` });
      });
      onReady();
    }
    const isNeeded = (_state: unknown, action?: { type: string }) => action?.type === type;
    return { name, isNeeded, load, arrive: () => arrive() };
  }
  const arrived = () => new Promise(setImmediate);

  it('are loaded by the first action that they need, and get it and what follows', async () => {
    const { run, store } = open();
    const heard: string[] = [];
    const one = group('one', 'pressed', (word) => heard.push(word));
    const other = group('other', 'never', (word) => heard.push(word));
    void run([one, other]);
    store.dispatch({ type: 'before' });
    expect(one.load).not.toHaveBeenCalled();
    store.dispatch({ type: 'pressed' });
    store.dispatch({ type: 'after' });
    expect(one.load).toHaveBeenCalledTimes(1);
    one.arrive();
    await arrived();
    store.dispatch({ type: 'at last' });
    expect(heard).toEqual(['one: pressed', 'one: after', 'one: one answers', 'one: at last']);
    expect(other.load).not.toHaveBeenCalled();
  });

  it('get what was pressed before the table was there', async () => {
    const { run, store } = open();
    const heard: string[] = [];
    const one = group('one', 'pressed', (word) => heard.push(word));
    store.dispatch({ type: 'before' });
    store.dispatch({ type: 'pressed' });
    void run([one]);
    one.arrive();
    await arrived();
    expect(heard).toEqual(['one: pressed', 'one: one answers']);
  });

  it('get everything from the start if the state needs them', async () => {
    const { run, store } = open();
    const heard: string[] = [];
    const one = group('one', 'never', (word) => heard.push(word));
    store.dispatch({ type: 'before' });
    void run([{ ...one, isNeeded: () => true }]);
    one.arrive();
    await arrived();
    expect(heard).toEqual(['one: before']);
  });

  it('all hear an action before any of them answers', async () => {
    const { run, store } = open();
    const heard: string[] = [];
    const one = group('one', 'pressed', (word) => heard.push(word));
    const other = group('other', 'pressed', (word) => heard.push(word));
    void run([one, other]);
    store.dispatch({ type: 'pressed' });
    one.arrive();
    other.arrive();
    await arrived();
    heard.length = 0;
    store.dispatch({ type: 'pressed' });
    expect(heard.slice(0, 2)).toEqual(['one: pressed', 'other: pressed']);
    expect(heard.slice(2)).toEqual([
      'one: one answers',
      'other: one answers',
      'one: other answers',
      'other: other answers',
    ]);
  });

  it('that arrive after the end do not begin', async () => {
    const { run, store } = open();
    const heard: string[] = [];
    const one = group('one', 'pressed', (word) => heard.push(word));
    const running = await run([one]);
    store.dispatch({ type: 'pressed' });
    running.cancel();
    one.arrive();
    await arrived();
    expect(heard).toEqual([]);
  });
});
