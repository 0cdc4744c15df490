/** Copies the handles of people. */
import { selectUser } from '@/selectors/people/users';
import { handleCopied, handleCopyRequested, handleNotCopied } from '@/slices/people/personCommands';
import { call, getContext, put, select } from '@/sagas/engine/effects';
import type { SagaGenerator } from '@/sagas/engine/effects';
import { reasonOf } from '@/sagas/engine/failure';
import { takeLeadingBy } from '@/sagas/engine/control';

export function* personCommandsSaga(): SagaGenerator<void> {
  yield* takeLeadingBy(
    handleCopyRequested,
    ({ payload }) => payload.userId,
    function* ({ payload: { userId } }) {
      const user = yield* select(selectUser, userId);
      if (!user) return;
      const copy = yield* getContext('copyText');
      try {
        yield* call(copy, `@${user.fullName}`);
        yield* put(handleCopied({ userId }));
      } catch (error) {
        yield* put(handleNotCopied({ userId, reason: reasonOf(error) }));
      }
    },
  );
}
