/**
 * Sending: a press on "Post" becomes a job, and jobs that were left behind go on. A job belongs to
 * an account; while another one is signed in, it rests.
 */
import { isChatDraft, isWorthKeeping, type DraftTarget } from '@/domain/draft';
import {
  isRevocable,
  isRunning,
  LONGEST_UNDO,
  resumed,
  saysTheSame,
  SENT_MEMORY,
  type Job,
  type Sent,
} from '@/domain/outbox';
import { selectSetting } from '@/selectors/config';
import { selectDraft } from '@/selectors/drafts';
import { selectJob, selectJobOf } from '@/selectors/outbox';
import { selectOutgoing } from '@/selectors/outgoing';
import { selectCurrentUserId } from '@/selectors/session';
import { draftDiscarded, draftNoted, postConfirmed, postRequested } from '@/slices/drafts';
import { jobEnded, jobNoted, jobStopped } from '@/slices/outbox';
import { loggedOut } from '@/slices/session';
import { freshKey } from './draftKeys';
import { call, cancel, fork, getContext, put, select, takeEvery, takeFrom } from './engine/effects';
import type { SagaGenerator, Task } from './engine/effects';
import { whileSignedIn } from './engine/flow';
import { sourceChannel } from './engine/sourceChannel';
import { fail, keepText } from './outbox/note';
import { forgetAll, forgetJob, forgetSent, readAll } from './outbox/record';
import { runJob } from './outbox/run';

export function* outboxSaga(): SagaGenerator<void> {
  yield* takeEvery(loggedOut, function* ({ payload: { why } }) {
    if (why === 'wish') yield* forgetAll();
    else if (why === 'refusal') yield* forgetRefusals();
  });
  yield* whileSignedIn(serveAccount);
}

/**
 * A server that takes the login no more refused whatever came with it. That is nothing to be told of
 * a post to those who are back; and a key that was answered is good for no other try.
 */
function* forgetRefusals(): SagaGenerator<void> {
  const { jobs } = yield* readAll();
  for (const { id, target, failure } of jobs) {
    if (failure?.kind !== 'refused') continue;
    yield* forgetJob(id);
    const draft = yield* select(({ drafts }) => drafts[target]);
    if (draft?.idempotencyKey !== id) continue;
    yield* put(draftNoted({ target, draft: { ...draft, idempotencyKey: yield* freshKey() } }));
  }
}

function* serveAccount(): SagaGenerator<void> {
  const running = new Map<string, Task>();
  const start = function* (id: string, how: 'pressed' | 'found'): SagaGenerator<void> {
    running.set(id, yield* fork(runJob, id, how));
  };
  yield* takeEvery(postRequested, function* ({ payload: { target } }) {
    const id = yield* press(target);
    if (id !== null) yield* start(id, 'pressed');
  });
  yield* takeEvery(jobStopped, function* ({ payload: { id } }) {
    const task = running.get(id);
    if (task) yield* cancel(task);
    yield* stop(id);
  });
  yield* fork(hearOtherTabs);
  yield* takeEvery([draftNoted, draftDiscarded], giveUp);
  yield* call(takeUp);
  for (const { id } of yield* select(selectOutgoing)) {
    if (!running.has(id)) yield* start(id, 'found');
  }
}

/** Null when there is nothing to begin. */
function* press(target: DraftTarget): SagaGenerator<string | null> {
  const ownerId = yield* select(selectCurrentUserId);
  const old = yield* select(selectJobOf, target);
  if (ownerId === null || isChatDraft(target) || (old && isRunning(old))) return null;
  const job = yield* jobFor(target, ownerId, old);
  if (old && old.id !== job.id) yield* end(old.id);
  yield* put(jobNoted(job));
  return job.id;
}

function* jobFor(target: DraftTarget, ownerId: string, old?: Job): SagaGenerator<Job> {
  const now = yield* getContext('now');
  const written = yield* select(selectDraft, target);
  const id = written.idempotencyKey ?? (yield* freshKey());
  const draft = { ...written, idempotencyKey: id };
  // Nothing was typed but what a reply begins with.
  if (written.idempotencyKey === null) yield* put(draftNoted({ target, draft }));
  if (old?.failure?.kind === 'unknown') {
    const isSame = saysTheSame(old.draft, draft);
    const before = old.before ?? (isSame ? null : old.draft);
    const key = isSame ? old.key : id;
    return { ...old, id, key, draft, before, phase: 'unknown', tries: 0, failure: null };
  }
  const undoTime = yield* select(selectUndoTime);
  // Servers may go on answering what they answered to a key.
  const isSpent = old?.failure?.kind === 'refused';
  return {
    id,
    key: isSpent ? yield* freshKey() : id,
    ownerId,
    target,
    draft,
    phase: undoTime > 0 ? 'waiting' : 'uploading',
    dueAt: now() + undoTime,
    sentAt: null,
    triedAt: null,
    tries: 0,
    before: null,
    trouble: null,
    failure: null,
  };
}

const selectUndoTime = (state: Parameters<typeof selectJob>[0]): number =>
  Math.min(LONGEST_UNDO, Math.max(0, selectSetting(state, 'postUndoSeconds') * 1_000));

function* stop(id: string): SagaGenerator<void> {
  const job = yield* select(selectJob, id);
  if (!job || !isRunning(job)) return;
  if (isRevocable(job)) yield* end(id);
  else yield* fail(job, { kind: 'unknown', reason: job.trouble ?? '' });
}

function* end(id: string): SagaGenerator<void> {
  yield* put(jobEnded({ id }));
  yield* forgetJob(id);
}

/** Reads what was left behind. */
function* takeUp(): SagaGenerator<void> {
  const now = (yield* getContext('now'))();
  const ownerId = yield* select(selectCurrentUserId);
  const { jobs, sent } = yield* readAll();
  for (const each of sent) {
    if (now - each.at > SENT_MEMORY) yield* forgetSent(each.id);
    else if (each.ownerId === ownerId) yield* clear(each);
  }
  for (const kept of jobs) {
    if (kept.ownerId !== ownerId || (yield* select(selectJob, kept.id))) continue;
    const job = resumed(kept, now);
    yield* keepText(job);
    yield* put(jobNoted(job));
  }
}

/** Whoever throws a text away wants no word of it any more, and not to find it again. */
function* giveUp({
  payload: { target },
}: ReturnType<typeof draftNoted | typeof draftDiscarded>): SagaGenerator<void> {
  const job = yield* select(selectJobOf, target);
  if (!job || isRunning(job)) return;
  const there = yield* select(({ drafts }) => drafts[target]);
  if (!there || !isWorthKeeping(there)) yield* end(job.id);
}

/** Empties a form that still holds what was sent. */
function* clear({ id, target, statusId }: Sent): SagaGenerator<void> {
  const there = yield* select(({ drafts }) => drafts[target]);
  if (there?.idempotencyKey === id) yield* put(postConfirmed({ target, statusId }));
}

function* hearOtherTabs(): SagaGenerator<void> {
  const { tabs } = yield* getContext('page');
  const channel = sourceChannel(tabs);
  try {
    for (;;) {
      const { value } = yield* takeFrom(channel);
      const { sent } = (value ?? {}) as { sent?: Sent };
      if (sent?.ownerId === (yield* select(selectCurrentUserId)) && sent) yield* clear(sent);
    }
  } finally {
    channel.close();
  }
}
