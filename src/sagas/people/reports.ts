/** Opens, closes and resolves reports. A report changes only when the server has agreed. */
import { setReportState } from '@/api/endpoints/people/reports';
import { selectReportChoice, selectReportNotifications } from '@/selectors/people/reports';
import { notificationsActedOn } from '@/slices/notifications/notifications';
import {
  reportStateChosen,
  reportStateConfirmed,
  reportStateRefused,
} from '@/slices/people/reports';
import { callApi } from '@/sagas/engine/callApi';
import { put, select } from '@/sagas/engine/effects';
import type { SagaGenerator } from '@/sagas/engine/effects';
import { reasonOf } from '@/sagas/engine/failure';
import { takeLeadingBy } from '@/sagas/engine/control';

export function* reportsSaga(): SagaGenerator<void> {
  yield* takeLeadingBy(
    reportStateChosen,
    ({ payload }) => payload.reportId,
    ({ payload }) => sendPendingState(payload.reportId),
  );
}

/** Sends the chosen state, and again if it changed meanwhile. */
function* sendPendingState(reportId: string): SagaGenerator<void> {
  for (;;) {
    const state = yield* select(selectReportChoice, reportId);
    if (state === null) return;
    try {
      yield* callApi(setReportState, reportId, state);
    } catch (error) {
      yield* put(reportStateRefused({ reportId, state, reason: reasonOf(error) }));
      return;
    }
    yield* put(reportStateConfirmed({ reportId, state }));
    const ids = yield* select(selectReportNotifications, reportId);
    yield* put(notificationsActedOn({ ids }));
  }
}
