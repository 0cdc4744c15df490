/**
 * The step of each phase of a job. A step moves the job to its next phase or finishes it; the phase
 * is stored before its request is sent.
 */
import type { Action } from '@reduxjs/toolkit';
import { fetchStatus } from '@/api/endpoints/statuses/statuses';
import { describeMedia } from '@/api/endpoints/composer/uploads';
import { submitEdit, submitPost, type PostAnswer } from '@/api/endpoints/composer/posting';
import { deleteScheduledPost, fetchScheduledPosts } from '@/api/endpoints/composer/scheduled';
import { singlePost } from '@/domain/composer/chain/chain';
import {
  filesOf,
  kindOfDraft,
  statusOfDraft,
  type Draft,
  type DraftFile,
} from '@/domain/composer/draft';
import {
  isHeld,
  mayTryAgain,
  SETTLING_TIME,
  type Job,
  type RunningPhase,
} from '@/domain/composer/outbox';
import { isSameFocus, takesFocalPoints } from '@/domain/composer/picture/focalPoint';
import { submissionOf } from '@/domain/composer/posting';
import { isTooSoon } from '@/domain/composer/options/scheduledPost';
import { isPleromaFamily } from '@/domain/session/serverFamily';
import { retryDelay, retryPolicies } from '@/domain/engine/retryPolicies';
import { selectInstance } from '@/selectors/session/config';
import { selectJob } from '@/selectors/composer/outbox';
import { draftSaved, fileUploaded } from '@/slices/composer/drafts';
import { jobHurried } from '@/slices/composer/outbox';
import { scheduledPostRemoved } from '@/slices/composer/scheduledPosts';
import { statusReceived } from '@/slices/statuses/statuses';
import { callApi, callApiWith } from '@/sagas/engine/callApi';
import { delay, getContext, put, race, select, take } from '@/sagas/engine/effects';
import type { SagaGenerator } from '@/sagas/engine/effects';
import { httpStatusOf, reasonOf } from '@/sagas/engine/failure';
import { waitUntil } from '@/sagas/engine/control';
import { newIdempotencyKey } from '@/sagas/engine/idempotencyKeys';
import { sendPosters } from '@/sagas/composer/uploads/posters';
import { hasLostChain, isPostGone, startChainAnew } from './brokenChain';
import { confirmJob } from './confirmJob';
import { findSentPost } from './findSentPost';
import { postJobMessage } from './outboxTabs';
import { failJob, updateJob } from './updateJob';
import { waitUntilDue } from './waitUntilDue';
import { classifySendError } from './sendFailure';

/** Long enough for a slow server; after that, checking and sending again is better than waiting. */
const SENDING_TIMEOUT = 30_000;

type Step = (job: Job) => SagaGenerator<void>;

export const jobSteps: Record<RunningPhase, Step> = {
  waiting: wait,
  uploading: awaitFiles,
  describing: describe,
  replacing: replace,
  sending: send,
  unknown: verifySent,
};

/** The other tabs hear of it, so that one of them sends it if this one is closed meanwhile. */
function* wait(job: Job): SagaGenerator<void> {
  const { now } = yield* getContext('clock');
  const rest = job.dueAt - now();
  if (rest > 0) {
    yield* postJobMessage({ id: job.id, ownerId: job.ownerId, does: 'waits' });
    const hurried = (action: Action) =>
      isHeld(job) && jobHurried.match(action) && action.payload.id === job.id;
    yield* race({ waited: delay(rest), hurried: take(hurried) });
  }
  yield* updateJob({ ...job, phase: 'uploading', dueAt: Math.min(job.dueAt, now()) });
}

/** Waits for the upload saga, which adds the attachments to the job. */
function* awaitFiles({ id }: Job): SagaGenerator<void> {
  yield* waitUntil((state) => {
    const draft = selectJob(state, id)?.draft;
    const files = draft ? filesOf(draft) : [];
    return files.every((file) => file.attachment !== null || isGivenUp(state, file));
  });
  const job = yield* select(selectJob, id);
  if (!job) return;
  if (filesOf(job.draft).every(({ attachment }) => attachment !== null)) {
    yield* updateJob({ ...job, phase: 'describing' });
  } else yield* failJob(job, { kind: 'upload' });
}

type State = Parameters<Parameters<typeof waitUntil>[0]>[0];

function isGivenUp({ uploads }: State, { id }: DraftFile): boolean {
  const phase = uploads?.uploads[id]?.phase;
  return phase === 'failed' || phase === 'stopped';
}

/** Sends the attachment descriptions that the server does not have yet, and pictures of videos. */
function* describe(job: Job): SagaGenerator<void> {
  try {
    const { family } = yield* select(selectInstance);
    for (const { id: fileId, attachment, description, focus } of yield* filesToDescribe(job)) {
      if (!attachment) continue;
      const words = description.trim();
      const point = takesFocalPoints(family) ? focus : undefined;
      const updated = yield* callApi(describeMedia, attachment.id, words, point);
      yield* put(fileUploaded({ fileId, attachment: updated }));
    }
    yield* sendPosters((yield* select(selectJob, job.id)) ?? job);
  } catch (error) {
    return yield* failJob(job, { kind: 'description', reason: reasonOf(error) });
  }
  const described = (yield* select(selectJob, job.id)) ?? job;
  if (kindOfDraft(job.target) === 'edit' && (yield* hasChanged(described))) return;
  if (yield* hasLostChain(described)) return yield* startChainAnew(described);
  const { scheduledAt, replaces } = described.draft;
  if (scheduledAt !== null && (yield* isTooLate(scheduledAt))) {
    return yield* failJob(described, { kind: 'tooSoon' });
  }
  const phase = replaces && !replaces.removed ? 'replacing' : 'sending';
  yield* updateJob({ ...described, phase });
}

/**
 * Pleroma posts at once if the time is near, so its own clock decides; all others refuse. A server
 * that does not tell the time is trusted to have ours.
 */
function* isTooLate(scheduledAt: number): SagaGenerator<boolean> {
  const { now } = yield* getContext('clock');
  if (isTooSoon(scheduledAt, now())) return true;
  if (!isPleromaFamily(yield* select(selectInstance))) return false;
  try {
    const { serverNow } = yield* callApi(fetchScheduledPosts);
    return isTooSoon(scheduledAt, serverNow ?? now());
  } catch {
    return false;
  }
}

/**
 * Removes the scheduled post whose place this one takes, so that never both are posted. One that is
 * gone although its time has not come was removed: by an interrupted try, or elsewhere.
 */
function* replace(job: Job): SagaGenerator<void> {
  const { now } = yield* getContext('clock');
  const { replaces } = job.draft;
  if (!replaces) return yield* updateJob({ ...job, phase: 'sending' });
  try {
    yield* callApi(deleteScheduledPost, replaces.id);
  } catch (error) {
    if (httpStatusOf(error) !== 404) {
      return yield* failJob(job, { kind: 'refused', reason: reasonOf(error) });
    }
    if (replaces.scheduledAt <= now()) {
      return yield* failJob(yield* withoutReplaced(job), { kind: 'published' });
    }
  }
  yield* put(scheduledPostRemoved({ id: replaces.id }));
  yield* updateJob({ ...(yield* withoutReplaced(job)), phase: 'sending' });
}

/** Notes in the job and in its draft that the old one is gone, so that no later try removes it. */
function* withoutReplaced(job: Job): SagaGenerator<Job> {
  const { target } = job;
  const there = yield* select(({ drafts }) => drafts[target]);
  if (there) yield* put(draftSaved({ target, draft: withReplacedGone(there) }));
  return { ...job, draft: withReplacedGone(job.draft) };
}

const withReplacedGone = (draft: Draft): Draft => ({
  ...draft,
  replaces: draft.replaces && { ...draft.replaces, removed: true },
});

function* filesToDescribe({ target, draft }: Job): SagaGenerator<DraftFile[]> {
  const { family } = yield* select(selectInstance);
  // On Mastodon, attachments of a post are described through the edit of the post.
  if (family === 'mastodon' && kindOfDraft(target) === 'edit') return [];
  const takesFocus = takesFocalPoints(family);
  return filesOf(draft).filter(({ attachment, description, focus }) => {
    const words = description.trim();
    const isNew = words !== '' && words !== attachment?.description;
    return isNew || (takesFocus && focus && !isSameFocus(focus, attachment?.meta.focus));
  });
}

/** An edit would silently overwrite a version made elsewhere: the writer is asked once. */
function* hasChanged(job: Job): SagaGenerator<boolean> {
  const statusId = statusOfDraft(job.target) ?? '';
  try {
    const { entities } = yield* callApi(fetchStatus, statusId);
    const row = entities.statuses.find(({ id }) => id === statusId);
    const { edits } = job.draft;
    if (!row || !edits || row.editedAt === edits.editedAt) return false;
    yield* put(statusReceived({ statusId, entities }));
    const based = { edits: { ...edits, editedAt: row.editedAt } };
    // Another tab may have gone on with the text.
    const there = (yield* select(({ drafts }) => drafts[job.target])) ?? job.draft;
    yield* put(draftSaved({ target: job.target, draft: { ...there, ...based } }));
    yield* failJob({ ...job, draft: { ...job.draft, ...based } }, { kind: 'changed' });
  } catch (error) {
    yield* failJob(job, { kind: 'refused', reason: reasonOf(error) });
  }
  return true;
}

function* send(job: Job): SagaGenerator<void> {
  const { now } = yield* getContext('clock');
  const out: Job = { ...job, sentAt: job.sentAt ?? now(), triedAt: now() };
  yield* updateJob(out);
  try {
    yield* confirmJob(out, yield* submit(out));
  } catch (error) {
    const failure = classifySendError(error, now());
    const { reason } = failure;
    if (failure.kind === 'refusal') {
      if (yield* isPostGone(out.draft.sentParts.at(-1))) return yield* startChainAnew(out);
      yield* failJob(out, { kind: 'refused', reason });
    } else if (failure.kind === 'pause') {
      // Refused before the server processed it, so this try does not count as sent.
      const phase = job.sentAt === null ? 'waiting' : 'unknown';
      const { sentAt, triedAt } = job;
      yield* updateJob({ ...out, phase, dueAt: failure.until, sentAt, triedAt, trouble: reason });
    } else {
      // A server that replays its old answer would do so for hours, so the key has to change.
      const key = failure.replayed ? yield* newIdempotencyKey() : out.key;
      yield* updateJob({ ...out, key, phase: 'unknown', tries: out.tries + 1, trouble: reason });
    }
  }
}

function* submit({ target, draft, key }: Job): SagaGenerator<PostAnswer> {
  const submission = submissionOf(target, singlePost(draft), yield* select(selectInstance));
  // One try per call: before each further try, this saga checks whether the post arrived.
  const plan = { tries: 1, timeout: SENDING_TIMEOUT };
  return submission.does === 'edit'
    ? yield* callApiWith(plan, submitEdit, submission, key)
    : yield* callApiWith(plan, submitPost, submission, key);
}

/** Checks whether the post arrived, and sends it again only if not. */
function* verifySent(job: Job): SagaGenerator<void> {
  const { now } = yield* getContext('clock');
  const tried = job.triedAt ?? 0;
  const settled = Math.max(job.dueAt, tried + SETTLING_TIME);
  yield* waitUntilDue(
    Math.max(settled, tried + retryDelay(retryPolicies.post, job.tries)),
    settled,
  );
  try {
    const answer = yield* findSentPost(job);
    if (answer) return yield* confirmJob(job, answer);
  } catch (error) {
    const { reason } = classifySendError(error, now());
    const next: Job = { ...job, tries: job.tries + 1, triedAt: now(), trouble: reason };
    if (mayTryAgain(next, now())) return yield* updateJob(next);
    return yield* failJob(next, { kind: 'unknown', reason });
  }
  // Changes made since then have not been sent.
  if (job.before)
    yield* updateJob({ ...job, before: null, sentAt: null, tries: 0, phase: 'uploading' });
  else if (mayTryAgain(job, now())) yield* updateJob({ ...job, phase: 'sending' });
  else yield* failJob(job, { kind: 'unknown', reason: job.trouble ?? '' });
}
