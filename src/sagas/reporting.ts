/** Sends reports to the staff. What could not be sent stays in its dialog. */
import { sendReport } from '@/api/endpoints/reports';
import { reportRequest } from '@/domain/report';
import { selectReportForm } from '@/selectors/reporting';
import { selectRequest } from '@/selectors/requests';
import { selectUser } from '@/selectors/users';
import { dialogClosed } from '@/slices/dialogs';
import { reportClosed, reportRequested, reportSent } from '@/slices/reporting';
import { requestEnded } from '@/slices/requests';
import { callApi } from './engine/callApi';
import { put, select, takeEvery } from './engine/effects';
import type { SagaGenerator } from './engine/effects';
import { serve } from './engine/serve';

export function* reportingSaga(): SagaGenerator<void> {
  yield* serve(
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
  // Nobody sends copies of what concerns people of this server to elsewhere.
  const isLocal = (yield* select(selectUser, userId))?.isLocal ?? true;
  const form = { ...written, forward: written.forward && !isLocal };
  yield* callApi(sendReport, userId, form);
  yield* put(reportSent({ userId, form }));
  const isOpen = yield* select(({ dialogs }) =>
    dialogs.some((entry) => entry.kind === 'report' && entry.props.userId === userId),
  );
  if (isOpen) yield* put(dialogClosed({ kind: 'report' }));
}
