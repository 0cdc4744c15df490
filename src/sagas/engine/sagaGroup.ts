/**
 * A group of sagas that is loaded as a whole, as soon as one of them has something to do. The groups
 * are listed in `deferredGroups.ts`; `store/deferredSagas.ts` loads and runs them.
 */
import type { Action } from '@reduxjs/toolkit';
import type { RootState } from '@/slices/root';
import type { Saga } from './deferred';
import { call, fork, getContext, select, type SagaGenerator } from './effects';
import { waitUntil } from './control';
import { supervise } from './supervise';

type SagasByName = Readonly<Record<string, () => SagaGenerator<void>>>;

export interface Sagas {
  /** Sagas that have to respond as soon as they are loaded. */
  fromTheStart?: SagasByName;
  /** Sagas that need the results of the startup. */
  onceStarted?: SagasByName;
}

/** A row of the table of groups. */
export interface SagaGroup {
  name: string;
  /** The types of actions that need the group; one that ends with a slash stands for all of a slice. */
  wakes: readonly string[];
  /** True if the state needs the group. */
  when?: (state: RootState) => boolean;
  /** True if readers will soon need it, so that its code is fetched while the page is calm. */
  ahead?: boolean;
  load: () => Promise<Sagas>;
}

/** Runs all sagas of a group. */
export const sagaOf = ({ fromTheStart = {}, onceStarted = {} }: Sagas): Saga =>
  function* (onReady) {
    yield* begin(fromTheStart);
    const started = yield* select(isStarted);
    if (started) yield* begin(onceStarted);
    onReady();
    if (started) return;
    yield* waitUntil(isStarted);
    yield* begin(onceStarted);
  };

/** Says which actions need the group; a look-up, as every action asks every sleeping group. */
export function isCalledBy({ wakes }: Pick<SagaGroup, 'wakes'>): (action: Action) => boolean {
  const types = new Set(wakes);
  return ({ type }) => types.has(type) || types.has(type.slice(0, type.lastIndexOf('/') + 1));
}

/** Makes one saga of several groups. */
export const joinGroups = (groups: readonly Sagas[]): Saga =>
  sagaOf({
    fromTheStart: Object.assign({}, ...groups.map((each) => each.fromTheStart)) as SagasByName,
    onceStarted: Object.assign({}, ...groups.map((each) => each.onceStarted)) as SagasByName,
  });

const isStarted = ({ startup }: RootState): boolean => startup.phase !== 'starting';

/** Starts the sagas in steps, so that scrolling stays smooth. */
function* begin(sagas: SagasByName): SagaGenerator<void> {
  const { yieldToMain } = yield* getContext('clock');
  for (const [name, saga] of Object.entries(sagas)) {
    const turn = yieldToMain();
    if (turn) yield* call(() => turn);
    yield* fork(supervise, name, saga);
  }
}

/** Data of an account must leave the storage with it. The first may only be a question. */
export const LOGOUT = [
  'session/logoutCommandRequested',
  'session/logoutRequested',
  'session/loggedOut',
] as const;
