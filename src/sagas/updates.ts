/**
 * Sees to it that an update breaks nobody. Has the build that is open kept in this browser; notices
 * when the server has another one, and says so once; and when a file of the program is gone, offers
 * to load the page anew, once. Nothing is ever loaded anew by itself.
 */
import { fetchIndexPage, hasFile } from '@/api/endpoints/shell';
import { buildOf } from '@/domain/shell';
import { noticeDismissed } from '@/slices/notices';
import { pageVisibilityChanged } from '@/slices/realtime';
import type { RootState } from '@/slices/root';
import { reloadOffered, reloadRequested, reloadWithdrawn } from '@/slices/updates';
import { callApiWith } from './engine/callApi';
import type { Shell, Source } from './engine/context';
import {
  call,
  delay,
  fork,
  getContext,
  put,
  race,
  select,
  take,
  takeEvery,
  takeFrom,
} from './engine/effects';
import type { SagaGenerator } from './engine/effects';
import { waitUntil } from './engine/flow';
import { sourceChannel } from './engine/sourceChannel';
import { raise } from './raise';

/** What a visit begins with goes first, and so do the first presses. */
export const LATE = 10_000;
/** How often it is looked what build the server has, while somebody looks at the page. */
export const INTERVAL = 3_600_000;
/** Who comes back sooner than that is not looked for again. */
export const PAUSE = 300_000;
/** One line, and nobody waits. */
const PLAN = { anonymous: true, priority: 'background', tries: 1 } as const;

const READY = 'updates.ready';
const LOST = 'errors.chunk_failed';
const STILL_LOST = 'updates.still_lost';

export function* updatesSaga(): SagaGenerator<void> {
  const shell = yield* call(yield* getContext('shell'));
  yield* takeEvery(reloadRequested, () => shell.reload());
  const build = shell.build();
  if (build === null) return;
  yield* fork(hearOfLost, shell, build);
  yield* waitUntil(({ startup }) => startup.phase !== 'starting');
  const known = new Set([build]);
  if (yield* select(isSafe)) yield* quietly(shell.forget);
  else yield* fork(keepShell, shell, known);
  yield* watch(shell, known);
}

const isSafe = ({ startup }: RootState): boolean => startup.safe;

/** Now, and whenever another worker has come, which has nothing of its build yet. */
function* keepShell(shell: Shell, known: Set<string>): SagaGenerator<void> {
  yield* delay(LATE);
  yield* call(yield* getContext('idle'));
  yield* quietly(shell.keep);
  yield* hear(shell.replaced, function* () {
    yield* quietly(shell.keep);
    yield* lookForOther(shell, known);
  });
}

function* watch(shell: Shell, known: Set<string>): SagaGenerator<void> {
  const now = yield* getContext('now');
  let lookedAt = now();
  for (;;) {
    yield* race({ due: delay(INTERVAL), back: take(pageVisibilityChanged) });
    const visible = yield* select(({ realtime }: RootState) => realtime.pageVisible);
    if (!visible || now() - lookedAt < PAUSE) continue;
    lookedAt = now();
    yield* lookForOther(shell, known);
  }
}

/** Of each build it is told once. */
function* lookForOther(shell: Shell, known: Set<string>): SagaGenerator<void> {
  const there = yield* learnBuild();
  if (there === null || known.has(there)) return;
  known.add(there);
  yield* raise('info', READY, {}, { timeout: null, remedy: 'reload' });
  // What the reader is about to load comes while they finish what they do.
  if (!(yield* select(isSafe))) yield* quietly(shell.renew);
}

/** Null when the server does not say. */
function* learnBuild(): SagaGenerator<string | null> {
  try {
    return buildOf(yield* callApiWith(PLAN, fetchIndexPage));
  } catch {
    return null;
  }
}

function* hearOfLost(shell: Shell, build: string): SagaGenerator<void> {
  const origin = yield* getContext('origin');
  const offeredBefore = shell.offered();
  let offers = 0;
  let asked = false;
  const judge = function* (path: string): SagaGenerator<void> {
    if (asked || !(yield* isGone(path)) || asked) return;
    shell.noteOffer(build);
    if (offeredBefore === build) {
      asked = true;
      yield* raise('error', STILL_LOST, {}, { timeout: null, remedy: 'recovery' });
    } else if (offers === 0) {
      asked = true;
      yield* raise('error', LOST, {}, { timeout: null, remedy: 'reload' });
    }
  };
  yield* takeEvery(reloadOffered, function* ({ payload }) {
    offers += 1;
    yield* put(noticeDismissed({ id: LOST }));
    // Of what was lost before this could listen, only the page knows.
    if (payload !== undefined) yield* judge(new URL(payload, origin).pathname);
  });
  yield* takeEvery(reloadWithdrawn, () => {
    offers -= 1;
  });
  yield* hear(shell.lost, judge);
}

/** A line that broke is none of a reload's business: what is wanted again is asked for again. */
function* isGone(path: string): SagaGenerator<boolean> {
  try {
    return !(yield* callApiWith(PLAN, hasFile, path));
  } catch {
    return false;
  }
}

function* hear<Value>(
  source: Source<Value>,
  worker: (value: Value) => SagaGenerator<void>,
): SagaGenerator<void> {
  const channel = sourceChannel(source);
  try {
    for (;;) {
      const { value } = yield* takeFrom(channel);
      yield* fork(worker, value);
    }
  } finally {
    channel.close();
  }
}

function* quietly(work: () => Promise<void>): SagaGenerator<void> {
  try {
    yield* call(work);
  } catch (error) {
    const log = yield* getContext('log');
    log('info', 'The program is not kept for times without the server', error);
  }
}
