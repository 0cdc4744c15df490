/**
 * Saga effects with typed results. A plain `yield` is `any`, so sagas use these with `yield*`:
 * `const token = yield* select(selectUserToken)`.
 *
 * `yield* worker()` continues in the same task; `yield* call(worker)` makes a task of it that can
 * be raced and cancelled. Never yield inside `finally`: a cancelled saga would run on. Clean up
 * with plain calls instead.
 */
import type { Action } from '@reduxjs/toolkit';
import type { Buffer, EventChannel, Task } from 'redux-saga';
import * as effects from 'redux-saga/effects';
import type { RootState } from '@/slices/root';
import type { SagaContext } from './context';

export type SagaGenerator<Result = void> = Generator<effects.Effect, Result, unknown>;

/** An action creator, or any other object that matches actions of its kind. */
export interface Kind<A = Action> {
  match(action: unknown): action is A;
}

/** A pattern that `take` and its relatives wait for. */
type Pattern<A> = Kind<A> | ((action: Action) => action is A & Action) | readonly Kind<A>[];

type Fn = (...args: never[]) => unknown;
type Settled<Value> =
  Value extends Generator<unknown, infer Result, unknown> ? Result : Awaited<Value>;
/** The result of calling `F`: the return value of a saga, or the value of a promise. */
export type Outcome<F extends Fn> = Settled<ReturnType<F>>;

export type { Task };

const runnable = effects as unknown as Record<
  'call' | 'fork' | 'spawn',
  (fn: Fn, ...args: unknown[]) => effects.Effect
>;

export function* call<F extends Fn>(fn: F, ...args: Parameters<F>): SagaGenerator<Outcome<F>> {
  return (yield runnable.call(fn, ...args)) as Outcome<F>;
}

/** Starts a child task: it ends with its parent, and its failure is its parent's. */
export function* fork<F extends Fn>(fn: F, ...args: Parameters<F>): SagaGenerator<Task> {
  return (yield runnable.fork(fn, ...args)) as Task;
}

/** Starts a detached task that lives and fails on its own. */
export function* spawn<F extends Fn>(fn: F, ...args: Parameters<F>): SagaGenerator<Task> {
  return (yield runnable.spawn(fn, ...args)) as Task;
}

export function* join(task: Task): SagaGenerator<unknown> {
  return yield effects.join(task);
}

export function* cancel(task: Task): SagaGenerator<void> {
  yield effects.cancel(task);
}

export function* select<Args extends unknown[], R>(
  selector: (state: RootState, ...args: Args) => R,
  ...args: Args
): SagaGenerator<R> {
  return (yield effects.select(selector, ...args)) as R;
}

export function* put<A extends Action>(action: A): SagaGenerator<A> {
  return (yield effects.put(action)) as A;
}

export function take<A>(pattern: Pattern<A>): SagaGenerator<A>;
export function take(pattern: (action: Action) => boolean): SagaGenerator<Action>;
export function* take<A>(pattern: AnyPattern<A>): SagaGenerator<A> {
  return (yield effects.take(predicateOf(pattern))) as A;
}

/** Takes the next item from a channel. A channel that ended ends the saga. */
export function* takeFrom<Item extends object>(channel: {
  take: EventChannel<Item>['take'];
  flush: EventChannel<Item>['flush'];
  close: () => void;
}): SagaGenerator<Item> {
  return (yield effects.take(channel as EventChannel<Item>)) as Item;
}

/** Takes all items that wait in a channel right now, possibly none. */
export function* flush<Item extends object>(channel: EventChannel<Item>): SagaGenerator<Item[]> {
  return (yield effects.flush(channel)) as Item[];
}

/** Buffers actions of a kind until they are taken with `takeFrom`. */
export function* actionChannel<A extends Action>(
  pattern: Pattern<A>,
  buffer?: Buffer<A>,
): SagaGenerator<EventChannel<A>> {
  const taken = predicateOf(pattern);
  // The development build of the library refuses an undefined buffer.
  const kept = buffer
    ? effects.actionChannel(taken, buffer as Buffer<Action>)
    : effects.actionChannel(taken);
  return (yield kept) as EventChannel<A>;
}

/** Starts a new worker for each action; they run side by side. */
export function* takeEvery<A>(
  pattern: Pattern<A>,
  worker: (action: A) => SagaGenerator<void> | void,
): SagaGenerator<Task> {
  return (yield effects.takeEvery(predicateOf(pattern), worker as () => void)) as Task;
}

/** Starts a new worker for each action and cancels the one before. */
export function* takeLatest<A>(
  pattern: Pattern<A>,
  worker: (action: A) => SagaGenerator<void> | void,
): SagaGenerator<Task> {
  return (yield effects.takeLatest(predicateOf(pattern), worker as () => void)) as Task;
}

/** Ignores further actions while a worker runs. */
export function* takeLeading<A>(
  pattern: Pattern<A>,
  worker: (action: A) => SagaGenerator<void> | void,
): SagaGenerator<Task> {
  return (yield effects.takeLeading(predicateOf(pattern), worker as () => void)) as Task;
}

/** Runs the worker with the last action once none has come for `ms`. */
export function* debounce<A>(
  ms: number,
  pattern: Pattern<A>,
  worker: (action: A) => SagaGenerator<void> | void,
): SagaGenerator<Task> {
  return yield* fork(function* () {
    for (;;) {
      let last = yield* take(pattern);
      for (;;) {
        const { next } = yield* race({ next: take(pattern), due: delay(ms) });
        if (next === undefined) break;
        last = next as A;
      }
      yield* fork(worker as (action: A) => SagaGenerator<void>, last);
    }
  });
}

type Entries = Record<string, SagaGenerator<unknown>>;

/** Returns the result of the first to end, under its key; the others are cancelled. */
export function* race<Runners extends Entries>(
  runners: Runners,
): SagaGenerator<{ [Name in keyof Runners]?: Settled<Runners[Name]> }> {
  return (yield effects.race(runners)) as { [Name in keyof Runners]?: Settled<Runners[Name]> };
}

/** Waits for all; the first failure cancels the others. */
export function* all<Runners extends Entries>(
  runners: Runners,
): SagaGenerator<{ [Name in keyof Runners]: Settled<Runners[Name]> }> {
  return (yield effects.all(runners)) as { [Name in keyof Runners]: Settled<Runners[Name]> };
}

/** The longest delay of a timer; a longer one would fire at once. */
const LONGEST_TIMER = 2 ** 31 - 1;

/** Waits, in several steps if the time is longer than a timer can hold. */
export function* delay(ms: number): SagaGenerator<void> {
  const { setTimer } = yield* getContext('clock');
  for (let left = ms; ; left -= LONGEST_TIMER) {
    const wait = Math.max(0, Math.min(left, LONGEST_TIMER));
    yield effects.cps((done: effects.CpsCallback<void>) => {
      done.cancel = setTimer(() => done(null), wait);
    });
    if (left <= LONGEST_TIMER) return;
  }
}

export function* getContext<Name extends keyof SagaContext>(
  name: Name,
): SagaGenerator<SagaContext[Name]> {
  return (yield effects.getContext(name)) as SagaContext[Name];
}

/** Changes the context of this task and of the tasks that it starts from now on. */
export function* setContext(changes: Partial<SagaContext>): SagaGenerator<void> {
  yield effects.setContext(changes);
}

type AnyPattern<A> = Pattern<A> | ((action: Action) => boolean);

function predicateOf<A>(pattern: AnyPattern<A>): (action: Action) => boolean {
  if (isList(pattern)) return (action) => pattern.some((kind) => kind.match(action));
  if ('match' in pattern) return (action) => pattern.match(action);
  return pattern as (action: Action) => boolean;
}

function isList<A>(pattern: AnyPattern<A>): pattern is readonly Kind<A>[] {
  return Array.isArray(pattern);
}
