/** Fetches the numbers about the own server while they are shown, each part by itself. */
import {
  fetchCohorts,
  fetchDimensions,
  fetchMeasures,
  fetchVisibilities,
} from '@/api/endpoints/admin/serverStatistics';
import { fetchAbout } from '@/api/endpoints/session/about';
import {
  lastDays,
  lastMonths,
  statisticsRequest,
  type Period,
  type StatisticsPart,
  type StatisticsParts,
} from '@/domain/admin/server/serverStatistics';
import { isPleromaFamily } from '@/domain/session/serverFamily';
import { selectMayHaveStaffScopes } from '@/selectors/admin/reportQueue';
import { selectStatisticsParts } from '@/selectors/admin/serverPage';
import { selectInstance } from '@/selectors/session/config';
import {
  statisticsClosed,
  statisticsOpened,
  statisticsReceived,
} from '@/slices/admin/serverStatistics';
import { callApi } from '@/sagas/engine/callApi';
import { call, getContext, put, select } from '@/sagas/engine/effects';
import type { SagaGenerator } from '@/sagas/engine/effects';
import { handleRequestWhileMounted } from '@/sagas/engine/handleRequest';

/** Those who signed up earlier are hardly of interest any more. */
const MONTHS = 6;

export function* serverStatisticsSaga(): SagaGenerator<void> {
  yield* handleRequestWhileMounted(
    {
      opened: statisticsOpened,
      closed: statisticsClosed,
      keyOf: ({ payload }) => statisticsRequest(payload.part),
    },
    fetchPart,
  );
}

function* fetchPart({
  payload: { part, period },
}: ReturnType<typeof statisticsOpened>): SagaGenerator<void> {
  // Without the right or the scope, the server would refuse; the screen says so.
  if (!(yield* select(selectMayHaveStaffScopes))) return;
  if (!(yield* select(selectStatisticsParts)).includes(part)) return;
  const received = yield* call(receivedOf, part, period);
  yield* put(statisticsReceived({ period, received }));
}

function* receivedOf(
  part: StatisticsPart,
  period: Period,
): SagaGenerator<Partial<StatisticsParts>> {
  const { now } = yield* getContext('clock');
  const days = lastDays(now(), Number(period));
  switch (part) {
    case 'counts': {
      const isPleroma = isPleromaFamily(yield* select(selectInstance));
      const { about } = yield* callApi(fetchAbout, isPleroma);
      return { counts: about.statistics };
    }
    case 'visibilities':
      return { visibilities: yield* callApi(fetchVisibilities) };
    case 'measures':
      return { measures: yield* callApi(fetchMeasures, days) };
    case 'dimensions':
      return { dimensions: yield* callApi(fetchDimensions, days) };
    case 'retention':
      return { retention: yield* callApi(fetchCohorts, lastMonths(now(), MONTHS)) };
  }
}
