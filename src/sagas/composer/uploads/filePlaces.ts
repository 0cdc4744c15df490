/** Finds a file of a draft, and puts another one in its place. */
import { partAt, type DraftFile } from '@/domain/composer/draft';
import type { FilePlace } from '@/domain/composer/picture/fileFacts';
import { newFileId } from '@/domain/composer/upload';
import type { MediaFocus } from '@/domain/statuses/status';
import { selectDraft } from '@/selectors/composer/drafts';
import { draftEdited } from '@/slices/composer/drafts';
import { uploadQueued } from '@/slices/composer/uploads';
import { getContext, put, select } from '@/sagas/engine/effects';
import type { SagaGenerator } from '@/sagas/engine/effects';
import { storeDraftFile } from './draftFiles';

export function* fileAt({ target, part, fileId }: FilePlace): SagaGenerator<DraftFile | undefined> {
  const draft = yield* select(selectDraft, target);
  return partAt(draft, part).files.find(({ id }) => id === fileId);
}

/**
 * Returns the id of the new file; null if the old one is gone meanwhile. The new one is stored before
 * the old one leaves the draft, so that a crash loses neither.
 */
export function* putInPlace(
  place: FilePlace,
  content: Blob,
  { focus, ...kind }: { name: string; type: string; focus?: MediaFocus | undefined },
): SagaGenerator<string | null> {
  const { now } = yield* getContext('clock');
  const { newId } = yield* getContext('chance');
  const id = newFileId(now(), newId());
  yield* storeDraftFile(id, content);
  const { target, part, fileId } = place;
  const { files } = partAt(yield* select(selectDraft, target), part);
  const at = files.findIndex((file) => file.id === fileId);
  const before = files[at];
  if (!before) return null;
  const { focus: _old, poster: _frame, ...kept } = before;
  const file: DraftFile = {
    ...kept,
    ...kind,
    id,
    size: content.size,
    attachment: null,
    ...(focus && { focus }),
  };
  const change = { files: files.with(at, file) };
  yield* put(draftEdited({ target, ...(part > 0 && { part }), change }));
  yield* put(uploadQueued({ fileId: id }));
  return id;
}
