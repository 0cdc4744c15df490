/**
 * Sets up the second factor: recovery codes, then the key for the authenticator, then a code from
 * it. A key is never requested while the factor is on, as that would switch it off.
 */
import {
  confirmTotp,
  disableTotp,
  fetchFactor,
  renewRecoveryCodes,
  setUpTotp,
} from '@/api/endpoints/settings/security';
import { securityForms, securityRequests } from '@/domain/settings/security';
import {
  factorConfirmationRequested,
  factorReceived,
  factorRemovalRequested,
  factorSetupReceived,
  factorSetupRequested,
  recoveryCodesKept,
  recoveryCodesReceived,
  recoveryCodesRequested,
  securityFormAccepted,
  securityOpened,
} from '@/slices/settings/security';
import { callApi, callApiWith } from '@/sagas/engine/callApi';
import { call, put } from '@/sagas/engine/effects';
import type { SagaGenerator } from '@/sagas/engine/effects';
import { handleRequest } from '@/sagas/engine/handleRequest';

/** One urgent try: the reader waits, and a password must not be sent twice. */
export const SECURITY_CALL = { priority: 'press', tries: 1, isVerdict: true } as const;
const key = () => securityForms.factor;

export function* secondFactorSaga(): SagaGenerator<void> {
  yield* handleRequest(
    securityOpened,
    () => securityRequests.factor,
    function* () {
      yield* call(readFactor);
    },
  );
  yield* handleRequest(factorSetupRequested, key, function* () {
    if (!(yield* call(readFactor))) yield* call(renew);
  });
  yield* handleRequest(recoveryCodesRequested, key, renew);
  yield* handleRequest(recoveryCodesKept, key, function* () {
    // It may have been enabled elsewhere meanwhile.
    if (yield* call(readFactor)) return;
    yield* put(factorSetupReceived({ setup: yield* callApiWith(SECURITY_CALL, setUpTotp) }));
  });
  yield* handleRequest(
    factorConfirmationRequested,
    key,
    function* ({ payload: { code, password } }) {
      yield* callApiWith(SECURITY_CALL, confirmTotp, code.replace(/\s/g, ''), password);
      yield* put(factorReceived({ enabled: true }));
      yield* put(securityFormAccepted({ form: 'factor' }));
    },
  );
  yield* handleRequest(factorRemovalRequested, key, function* ({ payload: { password } }) {
    yield* callApiWith(SECURITY_CALL, disableTotp, password);
    yield* put(factorReceived({ enabled: false }));
  });
}

function* readFactor(): SagaGenerator<boolean> {
  const { enabled } = yield* callApi(fetchFactor);
  yield* put(factorReceived({ enabled }));
  return enabled;
}

function* renew(): SagaGenerator<void> {
  yield* put(
    recoveryCodesReceived({ codes: yield* callApiWith(SECURITY_CALL, renewRecoveryCodes) }),
  );
}
