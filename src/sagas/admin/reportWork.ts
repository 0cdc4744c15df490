/**
 * Does what moderators press, one job after the other. Before each, the report is fetched again: if
 * somebody else has decided on it, theirs counts and nothing is done; if it is done already, no call
 * goes out. A failure says its reason and leaves the others to go on, unless they would fail as well.
 */
import { moderationApi } from '@/api/endpoints/admin/moderationApi';
import {
  afterReportAction,
  isToBeDone,
  type QueuedReport,
  type ReportAction,
} from '@/domain/admin/reportQueue';
import type { EntityBundle } from '@/domain/engine/entities';
import { noEntities } from '@/domain/engine/entities';
import { dialectOf } from '@/domain/session/serverFamily';
import { selectQueuedReport, selectReportQueue } from '@/selectors/admin/reportQueue';
import { selectUser } from '@/selectors/people/users';
import { selectInstance } from '@/selectors/session/config';
import { selectCurrentUser } from '@/selectors/session/session';
import { selectStatus } from '@/selectors/statuses/statuses';
import {
  reportActionRequested,
  reportJobDone,
  reportJobFailed,
  reportJobOvertaken,
  reportJobsAdded,
  reportJobStarted,
  type ReportJob,
} from '@/slices/admin/reportQueue';
import type { RootState } from '@/slices/root';
import { callApiWith } from '@/sagas/engine/callApi';
import { waitUntil } from '@/sagas/engine/control';
import { call, fork, getContext, put, select, takeEvery } from '@/sagas/engine/effects';
import type { SagaGenerator } from '@/sagas/engine/effects';
import { httpStatusOf, isOutcomeUnknown, reasonOf } from '@/sagas/engine/failure';
import { lookUp } from '@/sagas/engine/settlePending';
import { withoutKnownStatuses } from './reportQueue';

/** Answers that the next report would get as well. */
const CLOSED: readonly (number | null)[] = [null, 401, 403, 429];

export function* reportWorkSaga(): SagaGenerator<void> {
  yield* fork(work);
  yield* takeEvery(reportActionRequested, function* ({ payload: { reportIds, action } }) {
    const { newId } = yield* getContext('chance');
    const ownId = (yield* select(selectCurrentUser))?.id ?? '';
    const { reports } = yield* select(selectReportQueue);
    const jobs = reportIds
      .filter((id) => reports[id] && isToBeDone(reports[id], action, ownId))
      .map((reportId) => ({ id: newId(), reportId, action }));
    if (jobs.length > 0) yield* put(reportJobsAdded({ jobs }));
  });
}

const nextJob = ({ reportQueue }: RootState): ReportJob | undefined =>
  reportQueue?.paused ? undefined : reportQueue?.jobs.find(({ phase }) => phase === 'waiting');

function* work(): SagaGenerator<void> {
  for (;;) {
    yield* waitUntil((state) => nextJob(state) !== undefined);
    const job = yield* select(nextJob);
    if (job) yield* call(carryOut, job);
  }
}

function* carryOut({ id: jobId, reportId, action }: ReportJob): SagaGenerator<void> {
  yield* put(reportJobStarted({ jobId }));
  const known = yield* select(selectQueuedReport, reportId);
  const ownId = (yield* select(selectCurrentUser))?.id ?? '';
  if (!known) return yield* fail(jobId, action, new Error('unknown'));
  let fresh = { report: known, entities: noEntities() };
  try {
    fresh = yield* lookAgain(reportId);
    if (!isToBeDone(fresh.report, action, ownId)) return yield* done(jobId, action, fresh);
    if (fresh.report.state !== known.state && action.kind !== 'note') {
      const { report, entities } = fresh;
      yield* put(reportJobOvertaken({ jobId, reports: [report], entities }));
      return;
    }
    yield* send(fresh.report, action);
  } catch (error) {
    const found = isOutcomeUnknown(error) ? yield* outcome(fresh.report, action, ownId) : null;
    return found ? yield* done(jobId, action, found) : yield* fail(jobId, action, error);
  }
  // The server alone knows the id of a new note.
  const noted = action.kind === 'note' ? yield* reread(reportId) : null;
  const report = noted?.report ?? afterReportAction(fresh.report, action, ownId);
  yield* done(jobId, action, { report, entities: fresh.entities });
}

interface Found {
  report: QueuedReport;
  entities: EntityBundle;
}

function* send(report: QueuedReport, action: ReportAction): SagaGenerator<void> {
  const { act } = moderationApi(dialectOf(yield* select(selectInstance)));
  const user = yield* select((state) => selectUser(state, report.reportedUserId ?? ''));
  const ownName = (yield* select(selectCurrentUser))?.screenName ?? '';
  const subject = { report, screenName: user?.screenName ?? null, ownName };
  yield* callApiWith({ priority: 'press' }, act, subject, action);
}

function* lookAgain(reportId: string): SagaGenerator<Found> {
  const { fetchReport } = moderationApi(dialectOf(yield* select(selectInstance)));
  const answer = yield* callApiWith({ priority: 'press' }, fetchReport, reportId);
  const [report] = answer.reports;
  if (!report) throw new Error('unknown');
  return { report, entities: yield* withoutKnownStatuses(answer.entities) };
}

/** Like `lookAgain`, but null if that fails. */
function* reread(reportId: string): SagaGenerator<Found | null> {
  const { fetchReport } = moderationApi(dialectOf(yield* select(selectInstance)));
  const answer = yield* lookUp(fetchReport, reportId);
  const report = answer?.reports[0];
  return report ? { report, entities: noEntities() } : null;
}

/** The report after a call whose answer says nothing; null if the action was not done. */
function* outcome(
  before: QueuedReport,
  action: ReportAction,
  ownId: string,
): SagaGenerator<Found | null> {
  const found = yield* reread(before.id);
  if (!found) return null;
  const isDone =
    action.kind === 'note'
      ? found.report.notes.length > before.notes.length
      : action.kind !== 'post' && !isToBeDone(found.report, action, ownId);
  return isDone ? found : null;
}

/** A measure shows on all reports about the account. */
function* done(
  jobId: string,
  action: ReportAction,
  { report, entities }: Found,
): SagaGenerator<void> {
  const { reports } = yield* select(selectReportQueue);
  const others =
    action.kind === 'measure' && report.reportedUserId !== null
      ? Object.values(reports)
          .filter(
            ({ id, reportedUserId }) =>
              id !== report.id && reportedUserId === report.reportedUserId,
          )
          .map((other) => ({ ...other, inForce: report.inForce }))
      : [];
  const changed = yield* changedRows(report, action);
  yield* put(
    reportJobDone({
      jobId,
      reports: [report, ...others],
      entities: {
        users: [...entities.users, ...changed.users],
        statuses: [...entities.statuses, ...changed.statuses],
      },
    }),
  );
}

function* changedRows(report: QueuedReport, action: ReportAction): SagaGenerator<EntityBundle> {
  if (action.kind === 'post') {
    const status = yield* select(selectStatus, action.statusId);
    const change = action.does === 'delete' ? { deleted: true } : { sensitive: true };
    return { users: [], statuses: status ? [{ ...status, ...change }] : [] };
  }
  const user = yield* select((state) => selectUser(state, report.reportedUserId ?? ''));
  if (action.kind !== 'measure' || !user) return noEntities();
  const deactivated = report.inForce.some((one) => one === 'deactivated' || one === 'suspended');
  return { users: [{ ...user, deactivated }], statuses: [] };
}

function* fail(jobId: string, action: ReportAction, error: unknown): SagaGenerator<void> {
  // The next action, such as resolving the report, would hide that the measure failed.
  const stops = CLOSED.includes(httpStatusOf(error)) || action.kind === 'measure';
  yield* put(reportJobFailed({ jobId, reason: reasonOf(error), stops }));
}
