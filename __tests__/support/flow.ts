/**
 * Runs a saga against the real reducers: `dispatch` the reader's actions, answer for the server
 * with nock, and read the actions that followed from `log`.
 */
import {
  configureStore,
  findNonSerializableValue,
  type Action,
  type Middleware,
  type Reducer,
} from '@reduxjs/toolkit';
import nock from 'nock';
import createSagaMiddleware, { type Task } from 'redux-saga';
import type { ServerFamily } from '@/domain/session/instance';
import { noFilters } from '@/domain/timelines/filter';
import type { ContextChanges } from '@support/context';
import type { SagaGenerator } from '@/sagas/engine/effects';
import { rootReducer, type RootState } from '@/slices/root';
import { testContext } from './context';
import { knownServer } from './people';

export { ORIGIN } from './context';

const running = new Set<Task>();
/** The stores of the test, whose last state is checked, as checking each takes too long. */
const stores = new Set<{ getState: () => unknown; frozen: boolean }>();

beforeAll(() => nock.disableNetConnect());
afterEach(() => {
  running.forEach((task) => task.cancel());
  running.clear();
  stores.forEach(({ getState, frozen }) => {
    expectSerializable(getState());
    if (frozen) Object.values(getState() as object).forEach(expectFrozen);
  });
  stores.clear();
  nock.abortPendingRequests();
  nock.cleanAll();
});
afterAll(() => nock.restore());

/** Actions and state are recorded as JSON, so neither may hold a class, a function or a file. */
function expectSerializable(value: unknown): void {
  const found = findNonSerializableValue(value);
  if (found) throw new Error(`${found.keyPath} is not serializable: ${String(found.value)}`);
}

/**
 * The reducers freeze the state, so that code which changes it fails. The stand-in for the filters'
 * slice only passes on what it gets.
 */
function expectFrozen(value: unknown): void {
  if (typeof value !== 'object' || value === null || value === noFilters) return;
  if (!Object.isFrozen(value)) throw new Error(`Not frozen: ${JSON.stringify(value)}`);
  Object.values(value).forEach(expectFrozen);
}

interface Options {
  /** Actions that create the initial state; not part of the log. */
  before?: Action[];
  /** The family of the server as known beforehand; null for an unknown server. */
  family?: ServerFamily | null;
  context?: ContextChanges;
  /** A reducer that handles more of the actions in `before`. */
  reducer?: Reducer<RootState>;
}

interface Match {
  match(action: unknown): boolean;
}

export function replay(
  saga: () => SagaGenerator<void>,
  { before = [], family = 'pleroma', context: changes = {}, reducer = rootReducer }: Options = {},
) {
  const log: Action[] = [];
  const ears = new Set<() => void>();
  const failures: unknown[] = [];
  const recorder: Middleware = () => (next) => (action) => {
    log.push(action as Action);
    expectSerializable(action);
    const answer = next(action);
    ears.forEach((hear) => hear());
    return answer;
  };
  const context = { ...testContext(changes), getState: (): RootState => store.getState() };
  const middleware = createSagaMiddleware({
    context,
    onError: (error) => {
      failures.push(error);
      ears.forEach((hear) => hear());
    },
  });
  // Another reducer may put restored state into the store as it is.
  const frozen = reducer === rootReducer;
  const store = configureStore({
    reducer,
    middleware: (defaults) =>
      defaults({
        thunk: false,
        // The recorder above checks all actions, and fails.
        serializableCheck: false,
        // Frozen state cannot change, and comparing it twice an action takes a tenth of the time.
        immutableCheck: !frozen,
      }).concat(recorder, middleware),
  });
  stores.add({ getState: store.getState, frozen });
  if (family !== null) store.dispatch(knownServer(family));
  before.forEach((action) => store.dispatch(action));
  log.length = 0;
  const task = middleware.run(saga);
  running.add(task);
  return {
    log,
    context,
    task,
    dispatch: store.dispatch,
    state: (): RootState => store.getState(),
    types: () => log.map((action) => action.type),
    /** All actions of a type so far. */
    all: <A>(kind: { match(action: unknown): action is A }): A[] =>
      (log as unknown[]).filter((action) => kind.match(action)) as A[],
    /**
     * Resolves once an action of this type has gone through the store; rejects if the saga failed.
     */
    until: (kind: Match) =>
      new Promise<void>((resolve, reject) => {
        const hear = () => {
          const found = log.some((action) => kind.match(action));
          if (!found && failures.length === 0) return;
          ears.delete(hear);
          if (found) resolve();
          else reject(failures[0] as Error);
        };
        ears.add(hear);
        hear();
      }),
  };
}
