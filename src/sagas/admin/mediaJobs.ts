/** Lets GoToSocial begin work on its stored media. */
import { beginMediaJob } from '@/api/endpoints/admin/content/mediaJobs';
import { mediaJobRequest } from '@/domain/admin/server/mediaJobs';
import { selectMayHaveStaffScopes } from '@/selectors/admin/reportQueue';
import { selectServerSections } from '@/selectors/admin/serverPage';
import { mediaJobBegun, mediaJobRequested } from '@/slices/admin/mediaCache';
import { callApiWith } from '@/sagas/engine/callApi';
import { put, select } from '@/sagas/engine/effects';
import type { SagaGenerator } from '@/sagas/engine/effects';
import { handleRequest } from '@/sagas/engine/handleRequest';

export function* mediaJobsSaga(): SagaGenerator<void> {
  yield* handleRequest(
    mediaJobRequested,
    ({ payload }) => mediaJobRequest(payload.job.kind),
    begin,
  );
}

function* begin({ payload: { job } }: ReturnType<typeof mediaJobRequested>): SagaGenerator<void> {
  const sections = yield* select(selectServerSections);
  if (!sections.includes('media') || !(yield* select(selectMayHaveStaffScopes))) return;
  yield* callApiWith({ priority: 'press' }, beginMediaJob, job);
  yield* put(mediaJobBegun({ kind: job.kind }));
}
