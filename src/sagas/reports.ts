/** Opens, closes and resolves reports. A report changes only when the server has agreed. */
import { setReportState } from '@/api/endpoints/reports';
import { selectReportChoice, selectReportNotifications } from '@/selectors/reports';
import { notificationsUsed } from '@/slices/notifications';
import { reportStateChosen, reportStateConfirmed, reportStateRefused } from '@/slices/reports';
import { callApi } from './engine/callApi';
import { put, select } from './engine/effects';
import type { SagaGenerator } from './engine/effects';
import { reasonOf } from './engine/failure';
import { takeLeadingBy } from './engine/flow';

export function* reportsSaga(): SagaGenerator<void> {
  yield* takeLeadingBy(
    reportStateChosen,
    ({ payload }) => payload.reportId,
    ({ payload }) => settle(payload.reportId),
  );
}

/** Sends the choice, and the next one if it changed on the way. */
function* settle(reportId: string): SagaGenerator<void> {
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
    yield* put(notificationsUsed({ ids }));
  }
}
