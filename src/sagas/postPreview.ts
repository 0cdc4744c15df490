/**
 * Previews of what is being written: asked for when the writer wants to see one, and again half a
 * second after the last change. The server keeps nothing of them, and neither do our tables.
 */
import { previewPost } from '@/api/endpoints/posting';
import { kindOfDraft, NEW_POST, previewOfDraft, type DraftTarget } from '@/domain/draft';
import { postOf } from '@/domain/posting';
import { selectComposer, selectHasWords } from '@/selectors/composer';
import { selectInstance } from '@/selectors/config';
import { selectDraft } from '@/selectors/drafts';
import { composerChanged, previewToggled } from '@/slices/composers';
import { draftNoted, postRequested } from '@/slices/drafts';
import { requestEnded } from '@/slices/requests';
import { callApi } from './engine/callApi';
import { delay, put, select } from './engine/effects';
import type { SagaGenerator } from './engine/effects';
import { takeLatestBy } from './engine/takeLatestBy';
import { tellRequest } from './engine/serve';

const PREVIEW_DELAY = 500;

type Cause =
  | ReturnType<typeof previewToggled>
  | ReturnType<typeof draftNoted>
  | ReturnType<typeof postRequested>;

const causes = {
  match: (action: unknown): action is Cause =>
    previewToggled.match(action) || draftNoted.match(action) || postRequested.match(action),
};

export function* postPreviewSaga(): SagaGenerator<void> {
  yield* takeLatestBy(
    causes,
    ({ payload }) => payload.target,
    function* (cause) {
      const { target } = cause.payload;
      if (!(yield* select(selectComposer, target)).previewing) return;
      // What was being asked for has just been called off.
      yield* put(requestEnded({ key: previewOfDraft(target) }));
      if (postRequested.match(cause)) return;
      if (draftNoted.match(cause)) yield* delay(PREVIEW_DELAY);
      yield* preview(target);
    },
  );
}

function* preview(target: DraftTarget): SagaGenerator<void> {
  if (!(yield* select(selectHasWords, target))) return;
  yield* tellRequest(previewOfDraft(target), function* () {
    // Of an edit, too, only what it says is looked at.
    const as = kindOfDraft(target) === 'edit' ? NEW_POST : target;
    const post = postOf(as, yield* select(selectDraft, target), yield* select(selectInstance));
    const { statusId, entities } = yield* callApi(previewPost, post);
    const status = entities.statuses.find(({ id }) => id === statusId) ?? null;
    yield* put(composerChanged({ target, changes: { preview: status } }));
  });
}
