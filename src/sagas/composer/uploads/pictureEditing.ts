/**
 * Looks at a file whose details are opened, and puts a changed or another file in its place.
 */
import { missingFileFacts } from '@/domain/composer/picture/fileFacts';
import { focusOfPoint, pointOfFocus } from '@/domain/composer/picture/focalPoint';
import { pointAfter } from '@/domain/composer/picture/pictureEdits';
import { takeFromShelf } from '@/lib/files/fileShelf';
import { selectInstance } from '@/selectors/session/config';
import {
  fileDetailsOpened,
  fileInspected,
  fileReplaceRequested,
  pictureEdited,
  pictureEditFailed,
  pictureEditRequested,
  posterChosen,
  trimOpened,
  trimRequested,
} from '@/slices/composer/pictureEditor';
import { filesRefused } from '@/slices/composer/uploads';
import { dialogOpened } from '@/slices/engine/dialogs';
import { call, getContext, put, select, takeEvery, takeLatest } from '@/sagas/engine/effects';
import type { SagaGenerator } from '@/sagas/engine/effects';
import { readDraftFile } from './draftFiles';
import { fileAt, putInPlace } from './filePlaces';
import { refusalFor } from './fileRules';
import { inspectVideo, trimVideo } from './videoTrimming';
import { choosePoster } from './posters';

export function* pictureEditingSaga(): SagaGenerator<void> {
  yield* takeLatest(fileDetailsOpened, inspect);
  yield* takeEvery(pictureEditRequested, edit);
  yield* takeEvery(fileReplaceRequested, replace);
  yield* takeEvery(posterChosen, choosePoster);
  yield* takeLatest(trimOpened, inspectVideo);
  yield* takeLatest(trimRequested, trimVideo);
}

function* inspect({
  payload: { fileId },
}: ReturnType<typeof fileDetailsOpened>): SagaGenerator<void> {
  try {
    const content = yield* readDraftFile(fileId);
    if (content) {
      const tools = yield* call((yield* getContext('services')).files);
      const facts = yield* call(() => tools.inspect(content));
      yield* put(fileInspected({ fileId, facts }));
      return;
    }
  } catch (error) {
    const log = yield* getContext('log');
    log('info', 'A file could not be looked at', error);
  }
  yield* put(fileInspected({ fileId, facts: missingFileFacts }));
}

function* edit({ payload }: ReturnType<typeof pictureEditRequested>): SagaGenerator<void> {
  const { edits, ...place } = payload;
  try {
    const content = yield* readDraftFile(place.fileId);
    const before = yield* fileAt(place);
    const { pictureLimit } = yield* select(selectInstance);
    const tools = yield* call((yield* getContext('services')).files);
    const made = content && (yield* call(() => tools.edit(content, edits, pictureLimit)));
    if (made && before) {
      const point = pointAfter(pointOfFocus(before.focus), edits);
      const focus = before.focus && focusOfPoint(point);
      const name = before.name.replace(/\.\w+$/, '') + (endings[made.type] ?? '');
      yield* putInPlace(place, made, { name, type: made.type, focus });
      yield* put(pictureEdited());
      return;
    }
  } catch (error) {
    const log = yield* getContext('log');
    log('warning', 'A picture could not be changed', error);
  }
  yield* put(pictureEditFailed());
}

const endings: Record<string, string> = {
  'image/jpeg': '.jpg',
  'image/png': '.png',
  'image/webp': '.webp',
};

/** The description stays; focal point and poster belonged to the other file. */
function* replace({ payload }: ReturnType<typeof fileReplaceRequested>): SagaGenerator<void> {
  const { file, ...place } = payload;
  const { target } = place;
  const refusal = yield* refusalFor(file);
  if (refusal) {
    yield* put(filesRefused({ target, files: [{ ...file, ...refusal, shrinking: false }] }));
    return;
  }
  const content = takeFromShelf(file.handle);
  if (!content) return;
  const { name, type } = file;
  const fileId = yield* putInPlace(place, content, { name, type });
  if (fileId !== null) {
    yield* put(dialogOpened({ kind: 'fileDetails', props: { ...place, fileId } }));
  }
}
