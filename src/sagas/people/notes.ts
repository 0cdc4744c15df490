/** Saves the private notes about people. A note that could not be saved stays in its form. */
import { setNote } from '@/api/endpoints/people/relationshipActions';
import { selectNoteDraft } from '@/selectors/people/notes';
import { noteNotSaved, noteSaved, noteSaveRequested } from '@/slices/people/notes';
import { relationshipsReceived } from '@/slices/people/relationships';
import { callApi } from '@/sagas/engine/callApi';
import { put, select } from '@/sagas/engine/effects';
import type { SagaGenerator } from '@/sagas/engine/effects';
import { reasonOf } from '@/sagas/engine/failure';
import { takeLeadingBy } from '@/sagas/engine/control';

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
