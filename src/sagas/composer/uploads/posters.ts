/**
 * Stores the picture that somebody chooses for a video, and hands it to the server before the post.
 * It is drawn anew: small, and without notes of cameras.
 */
import { sendPoster } from '@/api/endpoints/composer/uploads';
import { filesOf, partAt, type DraftFile } from '@/domain/composer/draft';
import { noEdits } from '@/domain/composer/picture/pictureEdits';
import { takesPoster } from '@/domain/composer/picture/posters';
import type { Job } from '@/domain/composer/outbox';
import { newFileId } from '@/domain/composer/upload';
import { takeFromShelf } from '@/lib/files/fileShelf';
import { selectDraft } from '@/selectors/composer/drafts';
import { selectInstance } from '@/selectors/session/config';
import { draftEdited, fileUploaded } from '@/slices/composer/drafts';
import { pictureEditFailed, type posterChosen } from '@/slices/composer/pictureEditor';
import { callApi } from '@/sagas/engine/callApi';
import { call, getContext, put, select } from '@/sagas/engine/effects';
import type { SagaGenerator } from '@/sagas/engine/effects';
import { readDraftFile, storeDraftFile } from './draftFiles';

/** Bytes of the picture: it is shown small. */
const LARGEST = 500_000;

export function* choosePoster({
  payload: { target, part, fileId, file },
}: ReturnType<typeof posterChosen>): SagaGenerator<void> {
  const poster = yield* storePoster(file.handle);
  if (poster === null) {
    yield* put(pictureEditFailed());
    return;
  }
  const { files } = partAt(yield* select(selectDraft, target), part);
  const change = { files: files.map((one) => (one.id === fileId ? { ...one, poster } : one)) };
  yield* put(draftEdited({ target, ...(part > 0 && { part }), change }));
}

/** Returns its id; null if this browser cannot draw it. */
function* storePoster(handle: string): SagaGenerator<string | null> {
  const content = takeFromShelf(handle);
  if (!content) return null;
  try {
    const tools = yield* call((yield* getContext('services')).files);
    const drawn = yield* call(() => tools.edit(content, noEdits, LARGEST));
    if (!drawn) return null;
    const { now } = yield* getContext('clock');
    const id = newFileId(now(), (yield* getContext('chance')).newId());
    yield* storeDraftFile(id, drawn);
    return id;
  } catch (error) {
    const log = yield* getContext('log');
    log('warning', 'A picture could not be drawn', error);
    return null;
  }
}

/** Each try sends them: the server may have lost the video, and with it the picture. */
export function* sendPosters({ target, draft }: Job): SagaGenerator<void> {
  const { family } = yield* select(selectInstance);
  for (const file of filesOf(draft)) {
    if (takesPoster(family, target, file)) yield* sendPosterOf(file);
  }
}

function* sendPosterOf({ id: fileId, attachment, poster }: DraftFile): SagaGenerator<void> {
  const picture = poster === undefined ? null : yield* readDraftFile(poster);
  if (!attachment || !picture) return;
  const updated = yield* callApi(sendPoster, attachment.id, picture);
  yield* put(fileUploaded({ fileId, attachment: updated }));
}
