/**
 * Sends posts: pressing "Post" creates a job, and unfinished jobs of an earlier page are resumed. A
 * job belongs to an account and rests while another one is signed in.
 */
import { singlePost } from '@/domain/composer/chain/chain';
import { isChatDraft, isWorthKeeping, type DraftTarget } from '@/domain/composer/draft';
import {
  isRevocable,
  isRunning,
  resumed,
  hasSameContent,
  SENT_MEMORY,
  type Job,
  type SentPost,
} from '@/domain/composer/outbox';
import { selectDraft } from '@/selectors/composer/drafts';
import { selectJob, selectJobOf, selectUndoTime } from '@/selectors/composer/outbox';
import { selectIsFormShown, selectPendingJobs } from '@/selectors/composer/pendingJobs';
import { selectCurrentUserId } from '@/selectors/session/session';
import { draftDiscarded, draftSaved, postConfirmed, postRequested } from '@/slices/composer/drafts';
import { jobEnded, jobHurried, jobUpdated, jobStopped } from '@/slices/composer/outbox';
import { dialogOfDraft, dialogOpened } from '@/slices/engine/dialogs';
import { loggedOut } from '@/slices/session/session';
import { newIdempotencyKey } from '@/sagas/engine/idempotencyKeys';
import {
  call,
  cancel,
  fork,
  getContext,
  put,
  select,
  takeEvery,
  takeFrom,
} from '@/sagas/engine/effects';
import type { SagaGenerator, Task } from '@/sagas/engine/effects';
import { whileSignedIn } from '@/sagas/engine/control';
import { sourceChannel } from '@/sagas/engine/sourceChannel';
import { failJob, keepDraftText } from './updateJob';
import {
  removeStoredJobs,
  removeStoredJob,
  removeStoredSentPost,
  readStoredJob,
  readStoredJobs,
  storeSentPost,
} from './storedJobs';
import { readOutboxMessage, postJobMessage, type JobMessage } from './outboxTabs';
import { runJob } from './runJob';

export function* outboxSaga(): SagaGenerator<void> {
  yield* takeEvery(loggedOut, function* ({ payload: { why } }) {
    if (why === 'wish') yield* removeStoredJobs();
    else if (why === 'refusal') yield* forgetRefusals();
  });
  yield* whileSignedIn(serveAccount);
}

/**
 * Forgets the refusals caused by a dead login: they say nothing about the posts. The drafts get new
 * idempotency keys, as the server has answered the old ones.
 */
function* forgetRefusals(): SagaGenerator<void> {
  const { jobs } = yield* readStoredJobs();
  for (const { id, target, failure } of jobs) {
    if (failure?.kind !== 'refused') continue;
    yield* removeStoredJob(id);
    const draft = yield* select(({ drafts }) => drafts[target]);
    if (draft?.idempotencyKey !== id) continue;
    yield* put(
      draftSaved({ target, draft: { ...draft, idempotencyKey: yield* newIdempotencyKey() } }),
    );
  }
}

function* serveAccount(): SagaGenerator<void> {
  const running = new Map<string, Task>();
  const ours = new Set<string>();
  const start = function* (id: string, how: 'pressed' | 'found'): SagaGenerator<void> {
    running.set(id, yield* fork(runJob, id, how, ours));
  };
  const stop = function* (id: string): SagaGenerator<void> {
    const isOurs = ours.has(id);
    const task = running.get(id);
    if (task) yield* cancel(task);
    yield* stopJob(id, isOurs);
  };
  yield* takeEvery(postRequested, function* ({ payload: { target } }) {
    const id = yield* queuePost(target);
    if (id !== null) yield* start(id, 'pressed');
  });
  yield* takeEvery(jobStopped, function* ({ payload: { id } }) {
    const job = yield* select(selectJob, id);
    if (!job) return;
    yield* stop(id);
    if (!isRevocable(job)) return;
    yield* postJobMessage({ id, ownerId: job.ownerId, does: 'stops' });
    const isFormShown = yield* select(selectIsFormShown);
    if (!isFormShown(job.target)) yield* put(dialogOpened(dialogOfDraft(job.target)));
  });
  yield* takeEvery(jobHurried, function* ({ payload: { id } }) {
    const job = yield* select(selectJob, id);
    if (job && !ours.has(id)) yield* postJobMessage({ id, ownerId: job.ownerId, does: 'hurries' });
  });
  yield* fork(hearTabs, function* ({ id, does }: JobMessage): SagaGenerator<void> {
    const job = yield* select(selectJob, id);
    if (does === 'waits' && !job) {
      if (yield* takeUp(yield* readStoredJob(id))) yield* start(id, 'found');
    } else if (does === 'hurries' && ours.has(id)) yield* put(jobHurried({ id }));
    else if (does === 'stops' && job && isRevocable(job)) yield* stop(id);
  });
  yield* takeEvery([draftSaved, draftDiscarded], discardJob);
  yield* call(resumeJobs);
  for (const { id } of yield* select(selectPendingJobs)) {
    if (!running.has(id)) yield* start(id, 'found');
  }
}

/** Creates the job; null if there is nothing to send. */
function* queuePost(target: DraftTarget): SagaGenerator<string | null> {
  const ownerId = yield* select(selectCurrentUserId);
  const old = yield* select(selectJobOf, target);
  if (ownerId === null || isChatDraft(target) || (old && isRunning(old))) return null;
  const job = yield* jobFor(target, ownerId, old);
  if (old && old.id !== job.id) {
    yield* rememberParts(old);
    yield* endJob(old.id);
  }
  yield* put(jobUpdated(job));
  return job.id;
}

function* jobFor(target: DraftTarget, ownerId: string, old?: Job): SagaGenerator<Job> {
  const { now } = yield* getContext('clock');
  const written = yield* select(selectDraft, target);
  const id = written.idempotencyKey ?? (yield* newIdempotencyKey());
  const draft = { ...written, idempotencyKey: id };
  // The draft holds only the prefilled text of a reply.
  if (written.idempotencyKey === null) yield* put(draftSaved({ target, draft }));
  if (old?.failure?.kind === 'unknown') {
    // Of a chain, only the first post can have arrived.
    const isSame = hasSameContent(singlePost(old.draft), singlePost(draft));
    const before = old.before ?? (isSame ? null : old.draft);
    const key = isSame ? old.key : id;
    return { ...old, id, key, draft, before, phase: 'unknown', tries: 0, failure: null };
  }
  const undoTime = yield* select(selectUndoTime);
  // Servers may replay their answer to a key, so a refused post needs a new one, and so does each
  // post of a chain.
  const spent = ['refused', 'chainGone'].includes(old?.failure?.kind ?? '');
  const isSpent = spent || draft.sentParts.length > 0;
  return {
    id,
    key: isSpent ? yield* newIdempotencyKey() : id,
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

/** Where another tab runs it, that one removes its record, unless nobody does. */
function* stopJob(id: string, isOurs: boolean): SagaGenerator<void> {
  const job = yield* select(selectJob, id);
  if (!job || !isRunning(job)) return;
  const kept = isOurs ? null : yield* readStoredJob(id);
  if (kept && !isRevocable(kept)) yield* put(jobEnded({ id }));
  else if (isRevocable(job)) yield* endJob(id);
  else yield* failJob(job, { kind: 'unknown', reason: job.trouble ?? '' });
}

/** The posts of its chain that were sent must not be taken for later ones with the same words. */
function* rememberParts({ id, ownerId, target, draft }: Job): SagaGenerator<void> {
  const { now } = yield* getContext('clock');
  const statusId = draft.sentParts.at(-1);
  if (statusId === undefined) return;
  const { sentParts } = draft;
  yield* storeSentPost({ id: `part ${id}`, ownerId, target, statusId, sentParts, at: now() });
}

function* endJob(id: string): SagaGenerator<void> {
  yield* put(jobEnded({ id }));
  yield* removeStoredJob(id);
}

/** Reads unfinished jobs from storage and resumes them. */
function* resumeJobs(): SagaGenerator<void> {
  const { now } = yield* getContext('clock');
  const ownerId = yield* select(selectCurrentUserId);
  const { jobs, sent } = yield* readStoredJobs();
  for (const each of sent) {
    if (now() - each.at > SENT_MEMORY) yield* removeStoredSentPost(each.id);
    else if (each.ownerId === ownerId) yield* clearSentDraft(each);
  }
  for (const kept of jobs) yield* takeUp(kept);
}

/** Shows a stored job; false if it is not one of this account, or known. */
function* takeUp(kept: Job | null): SagaGenerator<boolean> {
  const { now } = yield* getContext('clock');
  const ownerId = yield* select(selectCurrentUserId);
  if (kept?.ownerId !== ownerId || !kept || (yield* select(selectJob, kept.id))) return false;
  const job = resumed(kept, now());
  yield* keepDraftText(job);
  yield* put(jobUpdated(job));
  return true;
}

/** Ends the job of a text that the writer threw away, so that its failure shows no more. */
function* discardJob({
  payload: { target },
}: ReturnType<typeof draftSaved | typeof draftDiscarded>): SagaGenerator<void> {
  const job = yield* select(selectJobOf, target);
  if (!job || isRunning(job)) return;
  const there = yield* select(({ drafts }) => drafts[target]);
  if (!there || !isWorthKeeping(there)) yield* endJob(job.id);
}

/** Clears a form that still holds the sent text. */
function* clearSentDraft({ id, target, statusId }: SentPost): SagaGenerator<void> {
  const there = yield* select(({ drafts }) => drafts[target]);
  if (there?.idempotencyKey === id) yield* put(postConfirmed({ target, statusId }));
}

function* hearTabs(hear: (message: JobMessage) => SagaGenerator<void>): SagaGenerator<void> {
  const { tabMessages } = yield* getContext('page');
  const channel = sourceChannel(tabMessages);
  try {
    for (;;) {
      const { value } = yield* takeFrom(channel);
      const { sent, outbox } = readOutboxMessage(value);
      const ownId = yield* select(selectCurrentUserId);
      if (sent?.ownerId === ownId && sent) yield* clearSentDraft(sent);
      if (outbox?.ownerId === ownId && outbox) yield* hear(outbox);
    }
  } finally {
    channel.close();
  }
}
