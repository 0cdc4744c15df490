/**
 * Turns a posted status back into a draft, for editing or for delete and redraft: fetches the
 * source text and its attachments from the server.
 */
import { fetchRecentPosts } from '@/api/endpoints/composer/posting';
import { deleteStatus, fetchSource, fetchStatus } from '@/api/endpoints/statuses/statuses';
import { draftTarget, isWorthKeeping, type Draft } from '@/domain/composer/draft';
import { editDraft, redraft, redraftTarget } from '@/domain/composer/editing';
import type { Status } from '@/domain/statuses/status';
import type { StatusSource } from '@/domain/statuses/statusVersion';
import { selectCan } from '@/selectors/session/capabilities';
import { selectCurrentUserId } from '@/selectors/session/session';
import { dialogClosed, dialogOpened } from '@/slices/engine/dialogs';
import { draftSaved, draftsRestored } from '@/slices/composer/drafts';
import { editRequested, lastPostEditRequested, redraftRequested } from '@/slices/composer/editing';
import { deleteRefused } from '@/slices/statuses/statusCommands';
import { statusDeleted, statusReceived } from '@/slices/statuses/statuses';
import { newIdempotencyKey } from '@/sagas/engine/idempotencyKeys';
import { callApi } from '@/sagas/engine/callApi';
import { all, call, getContext, put, select, takeEvery, takeLeading } from '@/sagas/engine/effects';
import type { SagaGenerator } from '@/sagas/engine/effects';
import { reasonOf } from '@/sagas/engine/failure';
import { takeLeadingBy } from '@/sagas/engine/control';
import { showNotice } from '@/sagas/engine/showNotice';

interface OfStatus {
  payload: { statusId: string };
}

const idOf = ({ payload }: OfStatus): string => payload.statusId;

export function* editingSaga(): SagaGenerator<void> {
  yield* takeLeadingBy(editRequested, idOf, ({ payload }) =>
    withErrorNotice(editPost(payload.statusId)),
  );
  yield* takeLeading(lastPostEditRequested, () => withErrorNotice(editLastPost()));
  yield* takeLeadingBy(redraftRequested, idOf, ({ payload }) =>
    withErrorNotice(redraftPost(payload.statusId)),
  );
  yield* takeEvery(dialogClosed, function* ({ payload: { kind } }) {
    if (kind === 'editStatus') yield* forgetUntouched();
  });
}

function* withErrorNotice(work: SagaGenerator<void>): SagaGenerator<void> {
  try {
    yield* work;
  } catch (error) {
    yield* showNotice('error', 'general.generic_error_message', { detail: reasonOf(error) });
  }
}

/** Fetches the source text, and the post as the server has it now. */
function* fetchOriginal(statusId: string): SagaGenerator<{ row: Status; source: StatusSource }> {
  const { answer, source } = yield* all({
    source: call(() => callApi(fetchSource, statusId)),
    answer: call(() => callApi(fetchStatus, statusId)),
  });
  const row = answer.entities.statuses.find(({ id }) => id === answer.statusId);
  if (!row) throw new Error('unknown');
  yield* put(statusReceived(answer));
  return { row, source };
}

function* editPost(statusId: string): SagaGenerator<void> {
  const target = draftTarget('edit', statusId);
  const { now } = yield* getContext('clock');
  const { row, source } = yield* fetchOriginal(statusId);
  const begun = yield* select(({ drafts }) => drafts[target]);
  if (!begun || isUntouched(begun)) {
    const draft = { ...editDraft(row, source, now()), idempotencyKey: yield* newIdempotencyKey() };
    yield* put(draftSaved({ target, draft }));
  }
  yield* put(dialogOpened({ kind: 'editStatus', props: { statusId } }));
}

/** Does nothing for somebody who has not posted yet, and where posts cannot be edited. */
function* editLastPost(): SagaGenerator<void> {
  const me = yield* select(selectCurrentUserId);
  if (me === null || !(yield* select(selectCan, 'editing'))) return;
  const { ids } = yield* callApi(fetchRecentPosts, me, 1);
  if (ids[0] !== undefined) yield* editPost(ids[0]);
}

const isUntouched = ({ edits, changedAt }: Draft): boolean => edits !== null && changedAt === null;

/** Removes edit drafts in which nothing was changed. */
function* forgetUntouched(): SagaGenerator<void> {
  const drafts = yield* select((state) => state.drafts);
  const kept = Object.entries(drafts).filter(([, draft]) => !isUntouched(draft));
  if (kept.length < Object.keys(drafts).length) {
    yield* put(draftsRestored(Object.fromEntries(kept)));
  }
}

/** Stores the draft before it deletes the post; an existing draft is not overwritten. */
function* redraftPost(statusId: string): SagaGenerator<void> {
  const { now } = yield* getContext('clock');
  const { row, source } = yield* fetchOriginal(statusId);
  const target = redraftTarget(row);
  const begun = yield* select(({ drafts }) => drafts[target]);
  const open = dialogOpened({ kind: 'postStatus', props: { target } });
  if (begun && isWorthKeeping(begun)) {
    yield* put(open);
    yield* showNotice('warning', 'status.redraft_occupied', {}, { timeout: null });
    return;
  }
  const draft = {
    ...redraft(row, source),
    idempotencyKey: yield* newIdempotencyKey(),
    changedAt: now(),
  };
  yield* put(draftSaved({ target, draft }));
  try {
    yield* callApi(deleteStatus, statusId);
  } catch (error) {
    yield* put(deleteRefused({ statusId, reason: reasonOf(error) }));
    return;
  }
  yield* put(statusDeleted({ statusId }));
  yield* put(open);
}
