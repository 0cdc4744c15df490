/** Asks the server to write an e-mail by which a new password can be set. */
import { requestPasswordReset } from '@/api/endpoints/registration';
import {
  passwordResetEnded,
  passwordResetRequested,
  type PasswordResetOutcome,
} from '@/slices/passwordReset';
import { callApiWith } from './engine/callApi';
import { call, put } from './engine/effects';
import type { SagaGenerator } from './engine/effects';
import { httpStatusOf } from './engine/failure';
import { serve } from './engine/serve';

export function* passwordResetSaga(): SagaGenerator<void> {
  yield* serve(
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
