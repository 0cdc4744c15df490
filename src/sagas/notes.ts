/** Saves the private notes about people. What could not be saved is still there to be sent again. */
import { setNote } from '@/api/endpoints/bonds';
import { selectNoteDraft } from '@/selectors/notes';
import { noteNotSaved, noteSaved, noteSaveRequested } from '@/slices/notes';
import { relationshipsReceived } from '@/slices/relationships';
import { callApi } from './engine/callApi';
import { put, select } from './engine/effects';
import type { SagaGenerator } from './engine/effects';
import { reasonOf } from './engine/failure';
import { takeLeadingBy } from './engine/flow';

export function* notesSaga(): SagaGenerator<void> {
  yield* takeLeadingBy(
    noteSaveRequested,
    ({ payload }) => payload.userId,
    function* ({ payload: { userId } }) {
      const draft = yield* select(selectNoteDraft, userId);
      if (!draft) return;
      try {
        const relationship = yield* callApi(setNote, userId, draft.text);
        yield* put(relationshipsReceived({ relationships: [relationship] }));
        yield* put(noteSaved({ userId }));
      } catch (error) {
        yield* put(noteNotSaved({ userId, reason: reasonOf(error) }));
      }
    },
  );
}
