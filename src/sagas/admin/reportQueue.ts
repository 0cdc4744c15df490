/** Fetches the queue of reports while it is shown: pages, new arrivals, and earlier reports. */
import type { Action } from '@reduxjs/toolkit';
import { fetchEarlierReports } from '@/api/endpoints/admin/mastodonReports';
import type { ReportPage } from '@/api/decode/admin/queuedReport';
import { moderationApi } from '@/api/endpoints/admin/moderationApi';
import {
  earlierRequest,
  MORE_REPORTS,
  REPORT_QUEUE,
  reportRequest,
  type ReportFilter,
} from '@/domain/admin/reportQueue';
import type { EntityBundle } from '@/domain/engine/entities';
import { dialectOf } from '@/domain/session/serverFamily';
import {
  selectMayHaveStaffScopes,
  selectReportOffers,
  selectReportQueue,
} from '@/selectors/admin/reportQueue';
import { selectMayPollWhileVisible } from '@/selectors/realtime/realtime';
import { selectInstance } from '@/selectors/session/config';
import { selectStatus } from '@/selectors/statuses/statuses';
import {
  earlierReportsReceived,
  earlierReportsRequested,
  moreReportsRequested,
  reportFound,
  reportLookedUp,
  reportQueueClosed,
  reportQueueOpened,
  reportsArrived,
  reportsReceived,
} from '@/slices/admin/reportQueue';
import { requestFailed } from '@/slices/engine/requests';
import { notificationsReceived } from '@/slices/notifications/notifications';
import { callApi } from '@/sagas/engine/callApi';
import { call, fork, put, race, select, take, takeLatest } from '@/sagas/engine/effects';
import type { SagaGenerator } from '@/sagas/engine/effects';
import { handleRequest, handleRequestWhileMounted } from '@/sagas/engine/handleRequest';
import { runPolling } from '@/sagas/engine/polling';

/** Milliseconds between two looks for new reports. */
export const ARRIVALS_INTERVAL = 60_000;

export function* reportQueueSaga(): SagaGenerator<void> {
  yield* fork(() =>
    handleRequestWhileMounted(
      { opened: reportQueueOpened, closed: reportQueueClosed, keyOf: () => REPORT_QUEUE },
      () => fetchFirst(),
    ),
  );
  yield* fork(() => handleRequest(moreReportsRequested, () => MORE_REPORTS, fetchMore));
  yield* fork(() =>
    handleRequest(
      earlierReportsRequested,
      ({ payload }) => earlierRequest(payload.userId),
      earlier,
    ),
  );
  yield* fork(() =>
    handleRequest(reportLookedUp, ({ payload }) => reportRequest(payload.reportId), lookUpOne),
  );
  yield* takeLatest(reportQueueOpened, function* ({ payload: { filter } }) {
    // Of other lists, only a part would be at hand to compare with.
    if (filter.state !== 'open' || filter.order !== 'newest') return;
    yield* race({
      watched: call(watchArrivals, 'pleroma:report', pullArrivals, 'report queue news'),
      closed: take(reportQueueClosed),
    });
  });
}

/** Without the right or the scope, the server would refuse; the screen says so. */
function* mayAsk(): SagaGenerator<boolean> {
  const offers = yield* select(selectReportOffers);
  return offers !== null && (yield* select(selectMayHaveStaffScopes));
}

function* fetchFirst(): SagaGenerator<void> {
  if (!(yield* mayAsk())) return;
  const page = yield* fetchPage({ have: 0, cursor: null });
  yield* put(reportsReceived({ ...page, more: false }));
}

function* fetchMore(): SagaGenerator<void> {
  const { ids, next, reports, filter } = yield* select(selectReportQueue);
  if (ids === null || next === null) return;
  // The server counts only those that still belong to the list.
  const have = ids.filter((id) => reports[id]?.state === filter.state).length;
  const page = yield* fetchPage({ have, cursor: next });
  const after = yield* select(selectReportQueue);
  // The filter was changed meanwhile.
  if (!isSameList(after.filter, filter)) return;
  const knew = new Set(ids);
  const isNews = page.reports.some(({ id }) => !knew.has(id));
  yield* put(reportsReceived({ ...page, next: isNews ? page.next : null, more: true }));
}

const isSameList = (one: ReportFilter, other: ReportFilter): boolean =>
  one.state === other.state && one.order === other.order;

function* fetchPage(place: { have: number; cursor: string | null }): SagaGenerator<ReportPage> {
  const { filter } = yield* select(selectReportQueue);
  const { fetchReports } = moderationApi(dialectOf(yield* select(selectInstance)));
  const page = yield* callApi(fetchReports, filter, place);
  return { ...page, entities: yield* withoutKnownStatuses(page.entities) };
}

/**
 * Answers to staff show posts as nobody in particular sees them, without the reader's own
 * favourites, so that they never replace a known row.
 */
export function* withoutKnownStatuses(entities: EntityBundle): SagaGenerator<EntityBundle> {
  const statuses: EntityBundle['statuses'] = [];
  for (const status of entities.statuses) {
    if (!(yield* select(selectStatus, status.id))) statuses.push(status);
  }
  return { ...entities, statuses };
}

function* pullArrivals(): SagaGenerator<void> {
  if (!(yield* mayAsk())) return;
  const { reports, entities } = yield* fetchPage({ have: 0, cursor: null });
  yield* put(reportsArrived({ reports, entities }));
}

/** Looks from time to time, and at once when a new notification of this type comes. */
export function* watchArrivals(
  type: 'sign_up' | 'pleroma:report',
  pull: () => SagaGenerator<void>,
  key: string,
): SagaGenerator<void> {
  const told = new Set<string>();
  const tells = (action: Action): boolean => {
    if (!notificationsReceived.match(action) || action.payload.kind === 'older') return false;
    const its = action.payload.notifications.filter(
      (notification) => notification.type === type && !told.has(notification.id),
    );
    for (const { id } of its) told.add(id);
    return its.length > 0;
  };
  for (let first: 'later' | 'now' = 'later'; ; first = 'now') {
    yield* race({
      polled: call(runPolling, {
        every: ARRIVALS_INTERVAL,
        first,
        when: selectMayPollWhileVisible,
        pull,
        failed: (reason: string) => requestFailed({ key, reason, httpStatus: null }),
      }),
      told: take(tells),
    });
  }
}

function* lookUpOne({
  payload: { reportId },
}: ReturnType<typeof reportLookedUp>): SagaGenerator<void> {
  if (!(yield* mayAsk())) return;
  const { fetchReport } = moderationApi(dialectOf(yield* select(selectInstance)));
  const { reports, entities } = yield* callApi(fetchReport, reportId);
  yield* put(reportFound({ reports, entities: yield* withoutKnownStatuses(entities) }));
}

function* earlier({
  payload: { userId },
}: ReturnType<typeof earlierReportsRequested>): SagaGenerator<void> {
  const offers = yield* select(selectReportOffers);
  if (!offers?.earlier) return;
  const { reports, entities } = yield* callApi(fetchEarlierReports, userId);
  const kept = yield* withoutKnownStatuses(entities);
  yield* put(earlierReportsReceived({ userId, reports, entities: kept }));
}
