/**
 * Lets one of all tabs of a reader lead. The lock of the browser decides, so that a tab that is
 * closed or crashes is replaced at once. A tab that is about to be frozen gives the lock back; one
 * that hangs loses it to the tab that the reader looks at, which notices that nobody answers.
 */
import type { EventChannel } from 'redux-saga';
import type { TabLockOptions } from '@/sagas/engine/context';
import { selectPageVisible } from '@/selectors/realtime/realtime';
import { selectFollows, selectLeader, selectTerm } from '@/selectors/realtime/tabs';
import { selectCurrentUserId } from '@/selectors/session/session';
import type { RootState } from '@/slices/root';
import { leadBegun, leaderHeard, tabJoined, tabRoleChanged } from '@/slices/realtime/tabs';
import { call, delay, fork, getContext, put, race, select, takeFrom } from '@/sagas/engine/effects';
import type { SagaGenerator } from '@/sagas/engine/effects';
import { waitUntil, whileSignedIn } from '@/sagas/engine/control';
import { sourceChannel } from '@/sagas/engine/sourceChannel';
import { hearTabs } from './hearTabs';
import { tabChannel, postToOtherTabs } from './messages';
import { otherBuildsSaga } from './otherBuilds';

/** Goes into the version of the messages: raised when their form changes. */
const FORM = 1;
/** Milliseconds between two questions of a visible tab whether the leader is there. */
export const ASKED_EVERY = 600;
/** How often and how long it waits for the answer: in steps, as its own page may be jammed, too. */
const STEPS = 4;
const STEP = 200;

export function* tabsSaga(): SagaGenerator<void> {
  yield* whileSignedIn(takePart);
}

function* takePart(): SagaGenerator<void> {
  const { newId } = yield* getContext('chance');
  // At once, so that no socket is opened before it is clear who leads.
  yield* put(tabRoleChanged({ role: 'waiting' }));
  const appCache = yield* call((yield* getContext('services')).appCache);
  const build = appCache.currentBuild() ?? 'none';
  yield* put(tabJoined({ id: newId(), version: `${String(FORM)} ${build}` }));
  yield* fork(otherBuildsSaga);
  yield* fork(hearTabs);
  try {
    yield* campaign(`leads ${String(FORM)} ${build} ${(yield* select(selectCurrentUserId)) ?? ''}`);
  } catch (error) {
    // Without a lock every tab goes on by itself.
    const log = yield* getContext('log');
    log('info', 'Tabs cannot share a connection here', error);
    yield* put(tabRoleChanged({ role: 'alone' }));
    yield* waitUntil(() => false);
  }
}

/** Claims the lock again and again: as long as another tab has it, this one follows. */
function* campaign(lock: string): SagaGenerator<void> {
  const { acquireTabLock } = yield* getContext('storage');
  const freezes = sourceChannel((yield* getContext('page')).frozen, { latestOnly: true });
  try {
    for (let steal = false; ;) {
      const aborter = new AbortController();
      let isFrozen = false;
      const options: TabLockOptions = { steal, strict: true };
      try {
        const { hangs }: { hangs?: true } = yield* race({
          elected: call(acquireTabLock, lock, aborter.signal, options),
          hangs: call(follow),
        });
        steal = hangs === true;
        if (!steal) isFrozen = yield* lead(freezes);
      } finally {
        aborter.abort();
      }
      if (isFrozen) yield* untilFrozen(freezes, false);
    }
  } finally {
    freezes.close();
  }
}

type Freezes = EventChannel<{ value: boolean }>;

/** Returns once this tab must not lead any more; true if the browser freezes it. */
function* lead(freezes: Freezes): SagaGenerator<boolean> {
  yield* put(leadBegun());
  yield* sayWhoLeads();
  const { deposed } = yield* race({
    deposed: call(answer),
    frozen: call(untilFrozen, freezes, true),
  });
  yield* put(tabRoleChanged({ role: 'waiting' }));
  return deposed === undefined;
}

function* untilFrozen(freezes: Freezes, wanted: boolean): SagaGenerator<void> {
  while ((yield* takeFrom(freezes)).value !== wanted);
}

function* sayWhoLeads(): SagaGenerator<void> {
  yield* postToOtherTabs({ kind: 'leads', term: yield* select(selectTerm) });
}

/**
 * Answers until another tab says that it has led since: it took the lock from this one. A tab that
 * acts as if it led, although it began before, has not heard of this one yet.
 */
function* answer(): SagaGenerator<true> {
  const channel = yield* tabChannel();
  try {
    for (;;) {
      const message = yield* takeFrom(channel);
      if (['ask', 'fact', 'call', 'shout'].includes(message.kind)) continue;
      if (message.kind === 'leads' && (yield* select(isSuccessor, message))) return true;
      yield* sayWhoLeads();
    }
  } finally {
    channel.close();
  }
}

const isSuccessor = (state: RootState, { term, from }: { term: number; from: string }): boolean =>
  term === selectTerm(state) ? from > selectLeader(state) : term > selectTerm(state);

/** Returns true if the tab that leads hangs. */
function* follow(): SagaGenerator<true> {
  const heard = { answers: 0 };
  yield* race({ hearing: call(hearLeader, heard), hangs: call(untilUnanswered, heard) });
  return true;
}

/** Only a visible tab waits, as others hold no timers. */
function* untilUnanswered(heard: { answers: number }): SagaGenerator<void> {
  for (let before = 0; ; before = heard.answers) {
    yield* postToOtherTabs({ kind: 'hello' });
    yield* waitUntil(selectPageVisible);
    for (let step = 0; step < STEPS && heard.answers === before; step += 1) yield* delay(STEP);
    if (heard.answers === before) return;
    yield* delay(ASKED_EVERY);
  }
}

function* hearLeader(heard: { answers: number }): SagaGenerator<void> {
  const channel = yield* tabChannel();
  try {
    for (;;) {
      const message = yield* takeFrom(channel);
      if (message.kind !== 'leads') continue;
      const { from: leader, term } = message;
      const isKnown = leader === (yield* select(selectLeader));
      if (!isKnown && !(yield* select(isSuccessor, message))) continue;
      heard.answers += 1;
      if (!isKnown || !(yield* select(selectFollows))) yield* put(leaderHeard({ leader, term }));
    }
  } finally {
    channel.close();
  }
}
