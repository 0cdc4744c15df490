/** Asks the server to send an e-mail for setting a new password. */
import { requestPasswordReset } from '@/api/endpoints/session/registration';
import {
  passwordResetEnded,
  passwordResetRequested,
  type PasswordResetOutcome,
} from '@/slices/session/passwordReset';
import { callApiWith } from '@/sagas/engine/callApi';
import { call, put } from '@/sagas/engine/effects';
import type { SagaGenerator } from '@/sagas/engine/effects';
import { httpStatusOf } from '@/sagas/engine/failure';
import { handleRequest } from '@/sagas/engine/handleRequest';

export function* passwordResetSaga(): SagaGenerator<void> {
  yield* handleRequest(
    passwordResetRequested,
    () => 'password-reset',
    function* ({ payload: { email } }) {
      yield* put(passwordResetEnded({ outcome: yield* call(ask, email) }));
    },
  );
}

function* ask(email: string): SagaGenerator<PasswordResetOutcome> {
  try {
    yield* callApiWith({ anonymous: true }, requestPasswordReset, email);
    return 'sent';
  } catch (error) {
    return httpStatusOf(error) === 429 ? 'throttled' : 'failed';
  }
}
