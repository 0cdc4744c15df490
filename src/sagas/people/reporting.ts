/** Sends reports to the staff. A report that could not be sent stays in its dialog. */
import { sendReport } from '@/api/endpoints/people/reports';
import { reportRequest } from '@/domain/people/report';
import { selectReportForm } from '@/selectors/people/reporting';
import { selectRequest } from '@/selectors/engine/requests';
import { selectUser } from '@/selectors/people/users';
import { dialogClosed } from '@/slices/engine/dialogs';
import { reportClosed, reportRequested, reportSent } from '@/slices/people/reporting';
import { requestEnded } from '@/slices/engine/requests';
import { callApi } from '@/sagas/engine/callApi';
import { put, select, takeEvery } from '@/sagas/engine/effects';
import type { SagaGenerator } from '@/sagas/engine/effects';
import { handleRequest } from '@/sagas/engine/handleRequest';

export function* reportingSaga(): SagaGenerator<void> {
  yield* handleRequest(
    reportRequested,
    ({ payload }) => reportRequest(payload.userId),
    ({ payload }) => send(payload.userId),
  );
  yield* takeEvery(reportClosed, function* ({ payload: { userId } }) {
    const key = reportRequest(userId);
    if (!(yield* select(selectRequest, key)).busy) yield* put(requestEnded({ key }));
  });
}

function* send(userId: string): SagaGenerator<void> {
  const written = yield* select(selectReportForm, userId);
  if (written === null) return;
  // Only reports about remote people are forwarded to another server.
  const isLocal = (yield* select(selectUser, userId))?.isLocal ?? true;
  const form = { ...written, forward: written.forward && !isLocal };
  yield* callApi(sendReport, userId, form);
  yield* put(reportSent({ userId, form }));
  const isOpen = yield* select(({ dialogs }) =>
    dialogs.some((entry) => entry.kind === 'report' && entry.props.userId === userId),
  );
  if (isOpen) yield* put(dialogClosed({ kind: 'report' }));
}
