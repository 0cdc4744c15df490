/** Fetches the log of moderation page by page while it is shown. */
import { fetchModerationLog, LOG_PAGE } from '@/api/endpoints/admin/moderationLog';
import {
  dayOf,
  MODERATION_LOG,
  MORE_LOG,
  wholeLog,
  type LogFilter,
} from '@/domain/admin/moderationLog';
import { selectMayReadLog, selectModerationLog } from '@/selectors/admin/moderationLog';
import { selectMayHaveStaffScopes } from '@/selectors/admin/reportQueue';
import { selectCurrentUserId } from '@/selectors/session/session';
import { logClosed, logOpened, logReceived, moreLogRequested } from '@/slices/admin/moderationLog';
import { callApi } from '@/sagas/engine/callApi';
import { call, fork, getContext, put, select } from '@/sagas/engine/effects';
import type { SagaGenerator } from '@/sagas/engine/effects';
import { handleRequest, handleRequestWhileMounted } from '@/sagas/engine/handleRequest';

export function* moderationLogSaga(): SagaGenerator<void> {
  yield* fork(() =>
    handleRequestWhileMounted(
      { opened: logOpened, closed: logClosed, keyOf: () => MODERATION_LOG },
      () => fetchPage(false),
    ),
  );
  yield* handleRequest(
    moreLogRequested,
    () => MORE_LOG,
    () => fetchPage(true),
  );
}

function* fetchPage(more: boolean): SagaGenerator<void> {
  if (!(yield* select(selectMayReadLog)) || !(yield* select(selectMayHaveStaffScopes))) return;
  const { filter, entries } = yield* select(selectModerationLog);
  const have = more ? (entries?.length ?? 0) : 0;
  const limits = yield* call(limitsOf, filter);
  const page = yield* callApi(fetchModerationLog, limits, Math.floor(have / LOG_PAGE) + 1);
  const after = yield* select(selectModerationLog);
  // The filter was changed meanwhile.
  if (after.filter !== filter) return;
  const known = new Set(more ? entries?.map(({ id }) => id) : []);
  const isNews = page.entries.some(({ id }) => !known.has(id));
  const total = isNews ? page.total : have;
  yield* put(logReceived({ entries: page.entries, total, more }));
}

function* limitsOf(filter: LogFilter): SagaGenerator<LogFilter> {
  if (!filter.mineToday) return filter;
  const { now } = yield* getContext('clock');
  const actorId = yield* select(selectCurrentUserId);
  return { ...wholeLog, actorId, from: dayOf(now()), words: filter.words };
}
