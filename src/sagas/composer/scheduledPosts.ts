/**
 * Lists scheduled posts, and moves, deletes and reopens them. A changed post takes the place of the
 * old one only when it is sent: the outbox removes the old one just before.
 */
import {
  deleteScheduledPost,
  fetchScheduledPosts,
  reschedulePost,
} from '@/api/endpoints/composer/scheduled';
import type { Draft, DraftTarget } from '@/domain/composer/draft';
import {
  draftOfScheduled,
  isTooSoon,
  SCHEDULED_REQUEST,
  scheduledRequest,
  scheduledTarget,
} from '@/domain/composer/options/scheduledPost';
import { selectInitialDraft } from '@/selectors/composer/drafts';
import { draftSaved, postRequested } from '@/slices/composer/drafts';
import {
  rescheduleRequested,
  scheduledOrderRequested,
  scheduledPostDeleteRequested,
  scheduledPostEditRequested,
  scheduledPostNowRequested,
  scheduledPostReceived,
  scheduledPostRemoved,
  scheduledPostsClosed,
  scheduledPostsOpened,
  scheduledPostsReceived,
} from '@/slices/composer/scheduledPosts';
import type { RootState } from '@/slices/root';
import { loggedOut } from '@/slices/session/session';
import { dialogOpened } from '@/slices/engine/dialogs';
import { callApi } from '@/sagas/engine/callApi';
import { getContext, put, select, takeEvery } from '@/sagas/engine/effects';
import type { SagaGenerator } from '@/sagas/engine/effects';
import { httpStatusOf, reasonOf } from '@/sagas/engine/failure';
import { handleRequest, handleRequestWhileMounted } from '@/sagas/engine/handleRequest';
import { newIdempotencyKey } from '@/sagas/engine/idempotencyKeys';
import { showNotice } from '@/sagas/engine/showNotice';
import { forgetReaders, recallReaders } from './scheduledReaders';

interface OfPost {
  payload: { id: string };
}

const keyOf = ({ payload }: OfPost): string => scheduledRequest(payload.id);

export function* scheduledPostsSaga(): SagaGenerator<void> {
  yield* handleRequestWhileMounted(
    { opened: scheduledPostsOpened, closed: scheduledPostsClosed, keyOf: () => SCHEDULED_REQUEST },
    pullPosts,
  );
  yield* handleRequest(rescheduleRequested, keyOf, move);
  yield* handleRequest(scheduledOrderRequested, keyOf, reorder);
  yield* handleRequest(scheduledPostDeleteRequested, keyOf, reportingFailure(remove));
  yield* takeEvery(scheduledPostEditRequested, edit);
  yield* takeEvery(scheduledPostNowRequested, postNow);
  yield* takeEvery(loggedOut, forgetReaders);
}

const reportingFailure = <A extends OfPost>(work: (action: A) => SagaGenerator<void>) =>
  function* (action: A): SagaGenerator<void> {
    try {
      yield* work(action);
    } catch (error) {
      if (httpStatusOf(error) === 404) {
        // It was posted or deleted elsewhere.
        yield* put(scheduledPostRemoved({ id: action.payload.id }));
        return;
      }
      yield* showNotice('error', 'general.generic_error_message', { detail: reasonOf(error) });
      throw error;
    }
  };

/** In milliseconds. Between two that had the same time. */
const SMALLEST_STEP = 60_000;

const move = reportingFailure(reschedule);

function* pullPosts(): SagaGenerator<void> {
  const { posts } = yield* callApi(fetchScheduledPosts);
  yield* put(scheduledPostsReceived({ posts }));
}

function* reschedule({
  payload: { id, time },
}: Pick<ReturnType<typeof rescheduleRequested>, 'payload'>): SagaGenerator<void> {
  const { now } = yield* getContext('clock');
  if (isTooSoon(time, now())) {
    yield* showNotice('error', 'scheduled.too_soon');
    return;
  }
  yield* put(scheduledPostReceived({ post: yield* callApi(reschedulePost, id, time) }));
}

/** Servers order them by their times alone. Whatever fails in between, none goes out earlier. */
function* reorder({
  payload: { id, laterId },
}: ReturnType<typeof scheduledOrderRequested>): SagaGenerator<void> {
  const { now } = yield* getContext('clock');
  const before = yield* select(selectTime, laterId);
  const own = yield* select(selectTime, id);
  if (before === undefined || own === undefined) return;
  const first = Math.min(before, own);
  const last = Math.max(before, own, first + SMALLEST_STEP);
  if (isTooSoon(first, now())) {
    yield* showNotice('error', 'scheduled.too_soon');
    return;
  }
  if (before !== last) yield* move({ payload: { id: laterId, time: last } });
  // The other one may turn out to be gone.
  if (own === first || (yield* select(selectTime, laterId)) === undefined) return;
  yield* move({ payload: { id, time: first } });
}

const selectTime = ({ scheduledPosts }: RootState, id: string): number | undefined =>
  scheduledPosts?.posts.find((each) => each.id === id)?.scheduledAt;

function* remove({ payload: { id } }: OfPost): SagaGenerator<void> {
  yield* callApi(deleteScheduledPost, id);
  yield* put(scheduledPostRemoved({ id }));
}

/** A draft in which something was changed is opened as it is. */
function* edit({ payload: { id } }: OfPost): SagaGenerator<void> {
  const target = scheduledTarget({ id });
  if (!(yield* isBegun(target))) yield* makeDraft(id, { changedAt: null });
  yield* put(dialogOpened({ kind: 'postStatus', props: { target } }));
}

/** A draft in which something was changed is shown instead: it would be lost. */
function* postNow(action: OfPost): SagaGenerator<void> {
  const { now } = yield* getContext('clock');
  const { id } = action.payload;
  if (yield* isBegun(scheduledTarget({ id }))) return yield* edit(action);
  const target = yield* makeDraft(id, { scheduledAt: null, changedAt: now() });
  if (target !== null) yield* put(postRequested({ target }));
}

function* isBegun(target: DraftTarget): SagaGenerator<boolean> {
  const draft = yield* select(({ drafts }) => drafts[target]);
  return draft !== undefined && draft.changedAt !== null;
}

/** Returns the target of the draft; null if there is no such post any more. */
function* makeDraft(
  id: string,
  change: Pick<Partial<Draft>, 'scheduledAt' | 'changedAt'>,
): SagaGenerator<DraftTarget | null> {
  const post = yield* select((state) => state.scheduledPosts?.posts.find((each) => each.id === id));
  if (!post) return null;
  const target = scheduledTarget(post);
  const fresh = yield* select(selectInitialDraft, target);
  const draft: Draft = {
    ...draftOfScheduled(post, fresh, yield* recallReaders(id)),
    ...change,
    idempotencyKey: yield* newIdempotencyKey(),
  };
  yield* put(draftSaved({ target, draft }));
  return target;
}
