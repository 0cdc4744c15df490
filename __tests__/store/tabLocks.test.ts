/** The locks of tabs where the browser has no Web Locks: entries in its database. */
import { IDBFactory } from 'fake-indexeddb';
import { acquireTabLock } from '@/store/tabLocks';

const GOOD_FOR = 10_000;

let now = 0;
let ids = 0;
const tools = { now: () => now, newId: () => `tab ${String((ids += 1))}` };

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'queueMicrotask', 'nextTick'] });
  Object.assign(globalThis, { indexedDB: new IDBFactory() });
  // A browser without Web Locks; Node may have some of its own.
  Object.defineProperty(globalThis, 'navigator', { value: {}, configurable: true });
  now = 1_000_000;
});

afterEach(() => {
  jest.useRealTimers();
});

/** A tab that wants the lock, and whether it has it. */
function tab(how: { steal?: boolean } = {}) {
  const aborter = new AbortController();
  const state = { holds: false, close: () => aborter.abort() };
  acquireTabLock('job', aborter.signal, { ...how, ...tools }).then(
    () => (state.holds = true),
    () => undefined,
  );
  return state;
}

/** The database answers in turns of its own. */
async function answered(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setImmediate(resolve));
}

async function pass(seconds: number): Promise<void> {
  await answered();
  for (let second = 0; second < seconds; second += 0.5) {
    now += 500;
    jest.advanceTimersByTime(500);
    await answered();
  }
}

it('one tab holds it as long as it lives; the next gets it when it is given back', async () => {
  const one = tab();
  await pass(1);
  const other = tab();
  await pass(30);
  expect([one.holds, other.holds]).toEqual([true, false]);
  one.close();
  await pass(2);
  expect(other.holds).toBe(true);
});

it.each([
  ['', 0],
  [', although the clock has stepped back', -3_600_000],
  [', although the clock has stepped forward', 3_600_000],
])('that of a tab that is gone is free in time%s', async (_how, step) => {
  const one = tab();
  await pass(1);
  // Nobody renews it any more.
  jest.clearAllTimers();
  now += step;
  const other = tab();
  await pass(GOOD_FOR / 1_000 + 2);
  expect([one.holds, other.holds]).toEqual([true, true]);
});

it('a clock that steps back takes it from nobody for long', async () => {
  const one = tab();
  await pass(1);
  now -= 3_600_000;
  // The one that has it renews it first.
  await pass(3);
  const other = tab();
  await pass(30);
  expect([one.holds, other.holds]).toEqual([true, false]);
});

it('can be stolen', async () => {
  tab();
  await pass(1);
  const other = tab({ steal: true });
  await pass(1);
  expect(other.holds).toBe(true);
});

it('is given to everybody without storage, except to those who must be alone', async () => {
  const open = () => {
    throw new DOMException('No', 'SecurityError');
  };
  Object.assign(globalThis, { indexedDB: { open } });
  const { signal } = new AbortController();
  await expect(acquireTabLock('job', signal, tools)).resolves.toBeUndefined();
  await expect(acquireTabLock('job', signal, { ...tools, strict: true })).rejects.toThrow('No');
});
