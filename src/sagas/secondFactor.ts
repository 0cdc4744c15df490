/**
 * The second factor: first the recovery codes, then the key for the authenticator, then a code from
 * it. A key is never asked for while the factor is on, as that would switch it off.
 */
import {
  confirmTotp,
  disableTotp,
  fetchFactor,
  renewRecoveryCodes,
  setUpTotp,
} from '@/api/endpoints/security';
import { securityForms, securityReadings } from '@/domain/security';
import {
  factorConfirmationRequested,
  factorReceived,
  factorRemovalRequested,
  factorSetupReceived,
  factorSetupRequested,
  recoveryCodesKept,
  recoveryCodesReceived,
  recoveryCodesRequested,
  securityFormTaken,
  securityOpened,
} from '@/slices/security';
import { callApi, callApiWith } from './engine/callApi';
import { call, put } from './engine/effects';
import type { SagaGenerator } from './engine/effects';
import { serve } from './engine/serve';

/** Once, and at once: the reader waits, and a password is not sent twice. */
export const deed = { priority: 'press', tries: 1, isVerdict: true } as const;
const key = () => securityForms.factor;

export function* secondFactorSaga(): SagaGenerator<void> {
  yield* serve(
    securityOpened,
    () => securityReadings.factor,
    function* () {
      yield* call(readFactor);
    },
  );
  yield* serve(factorSetupRequested, key, function* () {
    if (!(yield* call(readFactor))) yield* call(renew);
  });
  yield* serve(recoveryCodesRequested, key, renew);
  yield* serve(recoveryCodesKept, key, function* () {
    // It may have been switched on elsewhere meanwhile.
    if (yield* call(readFactor)) return;
    yield* put(factorSetupReceived({ setup: yield* callApiWith(deed, setUpTotp) }));
  });
  yield* serve(factorConfirmationRequested, key, function* ({ payload: { code, password } }) {
    yield* callApiWith(deed, confirmTotp, code.replace(/\s/g, ''), password);
    yield* put(factorReceived({ enabled: true }));
    yield* put(securityFormTaken({ form: 'factor' }));
  });
  yield* serve(factorRemovalRequested, key, function* ({ payload: { password } }) {
    yield* callApiWith(deed, disableTotp, password);
    yield* put(factorReceived({ enabled: false }));
  });
}

function* readFactor(): SagaGenerator<boolean> {
  const { enabled } = yield* callApi(fetchFactor);
  yield* put(factorReceived({ enabled }));
  return enabled;
}

function* renew(): SagaGenerator<void> {
  yield* put(recoveryCodesReceived({ codes: yield* callApiWith(deed, renewRecoveryCodes) }));
}
