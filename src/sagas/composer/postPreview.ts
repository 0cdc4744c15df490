/**
 * Fetches previews of a draft when the writer opens one, and again half a second after the last
 * change. They are stored neither on the server nor in the entity tables.
 */
import { previewPost } from '@/api/endpoints/composer/posting';
import { kindOfDraft, NEW_POST, previewOfDraft, type DraftTarget } from '@/domain/composer/draft';
import { singlePost } from '@/domain/composer/chain/chain';
import { postOf } from '@/domain/composer/posting';
import { selectComposer, selectHasWords } from '@/selectors/composer/composers';
import { selectInstance } from '@/selectors/session/config';
import { selectCurrentPart } from '@/selectors/composer/chains';
import { selectDraft } from '@/selectors/composer/drafts';
import { composerChanged, previewToggled } from '@/slices/composer/composers';
import { draftSaved, postRequested } from '@/slices/composer/drafts';
import { requestEnded } from '@/slices/engine/requests';
import { callApi } from '@/sagas/engine/callApi';
import { delay, put, select } from '@/sagas/engine/effects';
import type { SagaGenerator } from '@/sagas/engine/effects';
import { takeLatestBy } from '@/sagas/engine/takeLatestBy';
import { trackRequest } from '@/sagas/engine/handleRequest';

const PREVIEW_DELAY = 500;

type Cause =
  | ReturnType<typeof previewToggled>
  | ReturnType<typeof draftSaved>
  | ReturnType<typeof postRequested>;

const causes = {
  match: (action: unknown): action is Cause =>
    previewToggled.match(action) || draftSaved.match(action) || postRequested.match(action),
};

export function* postPreviewSaga(): SagaGenerator<void> {
  yield* takeLatestBy(
    causes,
    ({ payload }) => payload.target,
    function* (cause) {
      const { target } = cause.payload;
      if (!(yield* select(selectComposer, target)).previewing) return;
      // The request in flight has just been cancelled.
      yield* put(requestEnded({ key: previewOfDraft(target) }));
      if (postRequested.match(cause)) return;
      if (draftSaved.match(cause)) yield* delay(PREVIEW_DELAY);
      yield* preview(target);
    },
  );
}

function* preview(target: DraftTarget): SagaGenerator<void> {
  if (!(yield* select(selectHasWords, target))) return;
  yield* trackRequest(previewOfDraft(target), function* () {
    // An edit is previewed as a new post: only its text matters here.
    const as = kindOfDraft(target) === 'edit' ? NEW_POST : target;
    const shown = singlePost(
      yield* select(selectDraft, target),
      yield* select(selectCurrentPart, target),
    );
    const post = postOf(as, shown, yield* select(selectInstance));
    const { statusId, entities } = yield* callApi(previewPost, post);
    const status = entities.statuses.find(({ id }) => id === statusId) ?? null;
    yield* put(composerChanged({ target, changes: { preview: status } }));
  });
}
