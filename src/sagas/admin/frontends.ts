/** Lists the front-ends of the server and installs them; a failed install keeps its reason. */
import { fetchFrontends, installFrontend } from '@/api/endpoints/admin/adminConfig';
import { adminRequests, installRequest } from '@/domain/admin/adminRequests';
import { selectMayRestart } from '@/selectors/admin/serverPage';
import {
  frontendInstalled,
  frontendInstallRequested,
  frontendsReceived,
  frontendsRequested,
} from '@/slices/admin/frontends';
import { callApiWith } from '@/sagas/engine/callApi';
import { put, select } from '@/sagas/engine/effects';
import type { SagaGenerator } from '@/sagas/engine/effects';
import { handleRequest } from '@/sagas/engine/handleRequest';

/** The server downloads and unpacks it before it answers. */
const INSTALL_TIMEOUT = 600_000;
const install = { priority: 'press', tries: 1, timeout: INSTALL_TIMEOUT, isVerdict: true } as const;

export function* frontendsSaga(): SagaGenerator<void> {
  yield* handleRequest(
    frontendsRequested,
    () => adminRequests.frontends,
    function* () {
      if (!(yield* select(selectMayRestart))) return;
      const frontends = yield* callApiWith({ isVerdict: true }, fetchFrontends);
      yield* put(frontendsReceived({ frontends }));
    },
  );
  yield* handleRequest(
    frontendInstallRequested,
    ({ payload: { source } }) => installRequest(source.name),
    function* ({ payload: { source } }) {
      const frontends = yield* callApiWith(install, installFrontend, source);
      const { name, ref } = source;
      yield* put(frontendInstalled({ name, ref, frontends }));
    },
  );
}
