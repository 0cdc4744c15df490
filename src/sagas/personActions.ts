/** Copies the handles of people. */
import { selectUser } from '@/selectors/users';
import { handleCopied, handleCopyRequested, handleNotCopied } from '@/slices/personActions';
import { call, getContext, put, select } from './engine/effects';
import type { SagaGenerator } from './engine/effects';
import { reasonOf } from './engine/failure';
import { takeLeadingBy } from './engine/flow';

export function* personActionsSaga(): SagaGenerator<void> {
  yield* takeLeadingBy(
    handleCopyRequested,
    ({ payload }) => payload.userId,
    function* ({ payload: { userId } }) {
      const user = yield* select(selectUser, userId);
      if (!user) return;
      const copy = yield* getContext('copy');
      try {
        yield* call(copy, `@${user.fullName}`);
        yield* put(handleCopied({ userId }));
      } catch (error) {
        yield* put(handleNotCopied({ userId, reason: reasonOf(error) }));
      }
    },
  );
}
