/** A socket that the server keeps refusing may mean a dead token: asks the server whose it is. */
import { tokenDoubted } from '@/slices/realtime';
import { checkCredentials } from '../currentUser';
import { call, getContext, takeLeading } from '../engine/effects';
import type { SagaGenerator } from '../engine/effects';

export function* verifyDoubtedToken(): SagaGenerator<void> {
  const log = yield* getContext('log');
  yield* takeLeading(tokenDoubted, function* () {
    try {
      yield* call(checkCredentials);
    } catch (error) {
      log('warning', 'The server did not say whether the token is still good', error);
    }
  });
}
