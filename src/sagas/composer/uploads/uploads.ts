/**
 * Manages the files of drafts: checks their limits, uploads two at a time, resumes unfinished
 * uploads after a reload, and makes the thumbnails that a form shows.
 */
import { partAt, type DraftFile } from '@/domain/composer/draft';
import { isTrimmable } from '@/domain/composer/picture/videoTrim';
import {
  canShrink,
  isShrinkable,
  isPending,
  newFileId,
  type ChosenFile,
  type Thumbnail,
  type RefusedFile,
} from '@/domain/composer/upload';
import { onShelf, putOnShelf, takeFromShelf } from '@/lib/files/fileShelf';
import { selectInstance } from '@/selectors/session/config';
import { selectCurrentPart } from '@/selectors/composer/chains';
import { selectDraft } from '@/selectors/composer/drafts';
import { selectFileRoom, selectFiles, selectUploads } from '@/selectors/composer/uploads';
import { draftEdited, postConfirmed } from '@/slices/composer/drafts';
import type { RootState } from '@/slices/root';
import {
  filesChosen,
  filesLeftOut,
  filesRefused,
  filesShown,
  thumbnailReceived,
  refusalsDismissed,
  shrinkFailed,
  shrinkRequested,
  uploadLeftOver,
  uploadQueued,
  uploadStopped,
} from '@/slices/composer/uploads';
import {
  actionChannel,
  call,
  fork,
  getContext,
  put,
  race,
  select,
  take,
  takeEvery,
  takeFrom,
} from '@/sagas/engine/effects';
import type { SagaGenerator } from '@/sagas/engine/effects';
import { waitUntil, whileSignedIn } from '@/sagas/engine/control';
import { storeDraftFile, readDraftFile } from './draftFiles';
import { renewExpiredUploads } from './expiredUploads';
import { recallDescription } from './descriptionMemory';
import { refusalFor } from './fileRules';
import { upload } from './fileUpload';
import { uploadLocksSaga } from './uploadLocks';

/** Concurrent uploads; few, to leave bandwidth for everything else. */
const AT_ONCE = 2;

export function* uploadsSaga(): SagaGenerator<void> {
  yield* takeEvery(filesChosen, admit);
  yield* takeEvery(shrinkRequested, shrink);
  yield* takeEvery(refusalsDismissed, ({ payload: { handles } }) => {
    handles.forEach(takeFromShelf);
  });
  yield* takeEvery(postConfirmed, clearRefusals);
  yield* fork(makeThumbnails);
  yield* whileSignedIn(sendFiles);
}

function* admit({
  payload: { target, files },
}: ReturnType<typeof filesChosen>): SagaGenerator<void> {
  const refused: RefusedFile[] = [];
  const fitting: ChosenFile[] = [];
  for (const file of files) {
    const refusal = yield* refusalFor(file);
    if (refusal) refused.push({ ...file, ...refusal, shrinking: false });
    else fitting.push(file);
  }
  const admitted = fitting.slice(0, yield* select(selectFileRoom, target));
  const leftOut = fitting.slice(admitted.length);
  if (leftOut.length > 0) yield* put(filesLeftOut({ target, count: leftOut.length }));
  if (refused.length > 0) yield* put(filesRefused({ target, files: refused }));
  const useless = refused.filter(
    (file) => !isTrimmable(file) && (!isShrinkable(file.why) || !canShrink(file.type)),
  );
  [...leftOut, ...useless].forEach(({ handle }) => takeFromShelf(handle));
  yield* addToDraft(target, admitted);
}

function* addToDraft(target: string, chosen: readonly ChosenFile[]): SagaGenerator<void> {
  const { now } = yield* getContext('clock');
  const { newId } = yield* getContext('chance');
  const added: DraftFile[] = [];
  for (const { handle, name, type, size } of chosen) {
    const content = takeFromShelf(handle);
    if (!content) continue;
    const id = newFileId(now(), newId());
    added.push({ id, name, type, size, description: '', attachment: null });
    // Storing a large file is slow, so the upload does not wait for it.
    yield* fork(storeDraftFile, id, content);
  }
  if (added.length === 0) return;
  const part = yield* select(selectCurrentPart, target);
  const { files } = partAt(yield* select(selectDraft, target), part);
  const change = { files: [...files, ...added] };
  yield* put(draftEdited({ target, ...(part > 0 && { part }), change }));
  for (const { id } of added) {
    yield* put(uploadQueued({ fileId: id }));
    yield* recallDescription(target, id);
  }
}

/** Removes refusals of files once the post is sent: they do not concern the empty form. */
function* clearRefusals({
  payload: { target },
}: ReturnType<typeof postConfirmed>): SagaGenerator<void> {
  const { refused, leftOut } = yield* select(selectUploads);
  const handles = refused[target]?.map(({ handle }) => handle) ?? [];
  if (handles.length > 0) yield* put(refusalsDismissed({ target, handles }));
  if (leftOut[target]) yield* put(filesLeftOut({ target, count: 0 }));
}

/** Replaces an image that is too large with a smaller version. */
function* shrink({
  payload: { target, handle },
}: ReturnType<typeof shrinkRequested>): SagaGenerator<void> {
  const { files } = yield* getContext('services');
  const file = yield* select((state: RootState) =>
    selectUploads(state).refused[target]?.find((one) => one.handle === handle),
  );
  const content = onShelf(handle);
  if (!content || !file || !isShrinkable(file.why)) return;
  const { pictureLimit, pixelLimit, uploadlimit } = yield* select(selectInstance);
  const most = file.why === 'file_too_big' ? file.allowed : (pictureLimit ?? uploadlimit.general);
  try {
    const tools = yield* call(files);
    const smaller = yield* call(() => tools.shrink(content, most, pixelLimit));
    if (smaller) {
      const { name, type } = file;
      const fitting = [{ handle: putOnShelf(smaller), name, type, size: smaller.size }];
      yield* put(refusalsDismissed({ target, handles: [handle] }));
      yield* put(filesChosen({ target, files: fitting }));
      return;
    }
  } catch (error) {
    const log = yield* getContext('log');
    log('warning', 'A picture could not be made smaller', error);
  }
  yield* put(shrinkFailed({ target, handle }));
}

function* sendFiles(): SagaGenerator<void> {
  const queue = yield* actionChannel<ReturnType<typeof uploadQueued>>(uploadQueued);
  const work = function* (): SagaGenerator<void> {
    for (;;) {
      const { payload } = yield* takeFrom(queue);
      yield* waitUntil((state) => state.realtime.online);
      yield* sendWhileWanted(payload.fileId);
    }
  };
  yield* fork(uploadLocksSaga);
  for (let worker = 0; worker < AT_ONCE; worker += 1) yield* fork(work);
  const { uploads } = yield* select(selectUploads);
  for (const { id, attachment } of (yield* select(selectFiles)).values()) {
    const known = uploads[id];
    if (attachment) continue;
    // One that was queued before is in this tab only.
    if (!known) yield* put(uploadLeftOver({ fileId: id }));
    else if (isPending(known)) yield* put(uploadQueued({ fileId: id }));
  }
  yield* renewExpiredUploads();
}

/** Uploads until the reader cancels it or no draft has the file any more. */
function* sendWhileWanted(fileId: string): SagaGenerator<void> {
  const file = (yield* select(selectFiles)).get(fileId);
  const phase = (yield* select(selectUploads)).uploads[fileId]?.phase;
  if (!file || phase !== 'waiting') return;
  yield* race({
    sent: call(upload, file),
    stopped: take((action) => uploadStopped.match(action) && action.payload.fileId === fileId),
    removed: call(waitUntil, (state: RootState) => !selectFiles(state).has(fileId)),
  });
}

/** Makes one thumbnail after the other, as a decoded image takes much memory. */
function* makeThumbnails(): SagaGenerator<void> {
  const shown = yield* actionChannel<ReturnType<typeof filesShown>>(filesShown);
  for (;;) {
    const { payload } = yield* takeFrom(shown);
    for (const fileId of payload.fileIds) {
      if ((yield* select(selectUploads)).thumbnails[fileId]) continue;
      const content = yield* readDraftFile(fileId);
      const thumbnail = content && (yield* thumbnailOf(content));
      if (thumbnail) yield* put(thumbnailReceived({ fileId, thumbnail }));
    }
  }
}

/** Null if its code cannot be loaded, as when offline; it is only a thumbnail. */
function* thumbnailOf(content: Blob): SagaGenerator<Thumbnail | null> {
  const { files } = yield* getContext('services');
  try {
    const tools = yield* call(files);
    return yield* call(() => tools.makeThumbnail(content));
  } catch (error) {
    const log = yield* getContext('log');
    log('info', 'A file could not be looked at', error);
    return null;
  }
}
