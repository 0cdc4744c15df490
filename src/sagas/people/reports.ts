/** Opens, closes and resolves reports. A report changes only when the server has agreed. */
import { fetchReportState, setReportState } from '@/api/endpoints/people/reports';
import type { ReportState } from '@/domain/people/report';
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
import { lookUp, settlePending, type PendingChange } from '@/sagas/engine/settlePending';

export const reportsSaga = (): SagaGenerator<void> =>
  settlePending(
    reportStateChosen,
    ({ payload }) => payload.reportId,
    ({ payload }) => stateChange(payload.reportId),
  );

const stateChange = (reportId: string): PendingChange<ReportState, ReportState> => ({
  selectWanted: (state) => selectReportChoice(state, reportId),
  *send(state) {
    yield* callApi(setReportState, reportId, state);
    return state;
  },
  *refetch(state) {
    return (yield* lookUp(fetchReportState, reportId)) === state ? state : null;
  },
  *confirm(state) {
    yield* put(reportStateConfirmed({ reportId, state }));
    const ids = yield* select(selectReportNotifications, reportId);
    yield* put(notificationsActedOn({ ids }));
  },
  refused: (state, reason) => reportStateRefused({ reportId, state, reason }),
});
