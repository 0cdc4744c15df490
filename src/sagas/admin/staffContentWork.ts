/**
 * Does what staff presses about posts and trends, one job after the other. Before each, the post or
 * the list of trends is fetched again: what is done already is not done twice, a post that is gone
 * counts as done, and where somebody else decided otherwise, theirs counts. A failure says its reason
 * and leaves the others to go on, unless they would fail as well.
 */
import { decideTrend, fetchTrends } from '@/api/endpoints/admin/content/mastodonContent';
import { actOnPost, fetchPost } from '@/api/endpoints/admin/content/pleromaContent';
import {
  changeOfPost,
  isPostOvertaken,
  isToBeDoneToPost,
  type PostAction,
  type StaffPost,
} from '@/domain/admin/content/content';
import { isPostActionOffered } from '@/domain/admin/content/contentOffers';
import {
  isTrendOvertaken,
  isTrendToBeDone,
  type Trend,
  type TrendAction,
} from '@/domain/admin/content/trends';
import { noEntities, type EntityBundle } from '@/domain/engine/entities';
import type { Status } from '@/domain/statuses/status';
import { selectContentOffers, selectStaffContent } from '@/selectors/admin/staffContent';
import { selectStatus } from '@/selectors/statuses/statuses';
import {
  contentActionRequested,
  contentJobDone,
  contentJobFailed,
  contentJobOvertaken,
  contentJobsAdded,
  contentJobStarted,
  type ContentJob,
} from '@/slices/admin/staffContent';
import type { RootState } from '@/slices/root';
import { callApiWith } from '@/sagas/engine/callApi';
import { waitUntil } from '@/sagas/engine/control';
import { call, fork, getContext, put, select, takeEvery } from '@/sagas/engine/effects';
import type { SagaGenerator } from '@/sagas/engine/effects';
import { httpStatusOf, isOutcomeUnknown, reasonOf } from '@/sagas/engine/failure';
import { lookUp } from '@/sagas/engine/settlePending';

/** Answers that the next one would get as well. */
const CLOSED: readonly (number | null)[] = [null, 401, 403, 429];
const MISSING: readonly (number | null)[] = [404, 410];

/** Places by which a trend may have moved up meanwhile. */
const STRAY = 5;

export function* staffContentWorkSaga(): SagaGenerator<void> {
  yield* fork(work);
  yield* takeEvery(contentActionRequested, function* ({ payload: { targetIds, action } }) {
    const { newId } = yield* getContext('chance');
    const jobs: { id: string; targetId: string; action: ContentJob['action'] }[] = [];
    for (const targetId of targetIds) {
      if (yield* isToBeAdded(targetId, action)) jobs.push({ id: newId(), targetId, action });
    }
    if (jobs.length > 0) yield* put(contentJobsAdded({ jobs }));
  });
}

function* isToBeAdded(targetId: string, action: ContentJob['action']): SagaGenerator<boolean> {
  const offers = yield* select(selectContentOffers);
  if (!offers) return false;
  if (action.kind === 'trend') {
    const trend = (yield* select(selectStaffContent)).trends[targetId];
    return offers.trends && trend !== undefined && isTrendToBeDone(trend, action);
  }
  const status = yield* select(selectStatus, targetId);
  return isPostActionOffered(offers, action) && status != null && isToBeDoneToPost(status, action);
}

const nextJob = ({ staffContent }: RootState): ContentJob | undefined =>
  staffContent?.paused ? undefined : staffContent?.jobs.find(({ phase }) => phase === 'waiting');

function* work(): SagaGenerator<void> {
  for (;;) {
    yield* waitUntil((state) => nextJob(state) !== undefined);
    const job = yield* select(nextJob);
    if (job) yield* call(carryOut, job);
  }
}

function* carryOut({ id: jobId, targetId, action }: ContentJob): SagaGenerator<void> {
  yield* put(contentJobStarted({ jobId }));
  try {
    if (action.kind === 'trend') yield* decide(jobId, targetId, action);
    else yield* change(jobId, targetId, action);
  } catch (error) {
    const stops = CLOSED.includes(httpStatusOf(error));
    yield* put(contentJobFailed({ jobId, reason: reasonOf(error), stops }));
  }
}

function* change(jobId: string, statusId: string, action: PostAction): SagaGenerator<void> {
  const shown = yield* select(selectStatus, statusId);
  if (!shown) throw new Error('unknown');
  const done = function* (now: Partial<StaffPost>): SagaGenerator<void> {
    yield* put(contentJobDone({ jobId, entities: yield* changedRow(statusId, now) }));
  };
  try {
    const fresh = yield* freshPost(statusId);
    const { sensitive, visibility } = fresh;
    if (isPostOvertaken(shown, fresh, action)) {
      const entities = yield* changedRow(statusId, { sensitive, visibility });
      yield* put(contentJobOvertaken({ jobId, trend: null, entities }));
      return;
    }
    if (isToBeDoneToPost(fresh, action)) {
      yield* callApiWith({ priority: 'press' }, actOnPost, statusId, action);
    }
    yield* done({ sensitive, visibility, ...changeOfPost(action) });
  } catch (error) {
    // Somebody else, or the author, has deleted it before.
    if (MISSING.includes(httpStatusOf(error))) return yield* done({ deleted: true });
    if (!isOutcomeUnknown(error) || !(yield* wasDone(statusId, action))) throw error;
    yield* done(changeOfPost(action));
  }
}

function* freshPost(id: string): SagaGenerator<Status> {
  const { statusId, entities } = yield* callApiWith({ priority: 'press' }, fetchPost, id);
  const fresh = entities.statuses.find((one) => one.id === statusId);
  if (!fresh || statusId !== id) throw new Error('unknown');
  return fresh;
}

/** Looks what became of a call whose answer says nothing. */
function* wasDone(id: string, action: PostAction): SagaGenerator<boolean> {
  if (action.kind === 'deletion') return false;
  const fresh = (yield* lookUp(fetchPost, id))?.entities.statuses.find((one) => one.id === id);
  return fresh !== undefined && !isToBeDoneToPost(fresh, action);
}

/** The rest of the program sees the change as well. */
function* changedRow(id: string, now: Partial<StaffPost>): SagaGenerator<EntityBundle> {
  const status = yield* select(selectStatus, id);
  return status ? { users: [], statuses: [{ ...status, ...now }] } : noEntities();
}

function* decide(jobId: string, key: string, action: TrendAction): SagaGenerator<void> {
  const { trends } = yield* select(selectStaffContent);
  const shown = trends[key];
  if (!shown) throw new Error('unknown');
  const fresh = yield* freshTrend(shown);
  if (fresh && isTrendOvertaken(shown, fresh) && isTrendToBeDone(fresh, action)) {
    yield* put(contentJobOvertaken({ jobId, trend: fresh, entities: noEntities() }));
    return;
  }
  if (!fresh || isTrendToBeDone(fresh, action)) {
    yield* callApiWith({ priority: 'press' }, decideTrend, shown, action.wanted);
  }
  yield* put(contentJobDone({ jobId, entities: noEntities() }));
}

/** Undefined if it is no longer shared much, or stands far from its place by now. */
function* freshTrend({ key, kind }: Trend): SagaGenerator<Trend | undefined> {
  const { trendLists } = yield* select(selectStaffContent);
  const place = trendLists[kind]?.keys.indexOf(key) ?? 0;
  const from = Math.max(0, place - STRAY);
  const { trends } = yield* callApiWith({ priority: 'press' }, fetchTrends, kind, from);
  return trends.find((one) => one.key === key);
}
