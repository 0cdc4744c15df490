/**
 * Cuts off the beginning and the end of a video of a draft, or of one that was refused for its size.
 * The old one stays until the new one is stored; closing the dialog ends the work.
 */
import type { FilePlace } from '@/domain/composer/picture/fileFacts';
import type { VideoCut } from '@/domain/composer/picture/videoTrim';
import { putOnShelf } from '@/lib/files/fileShelf';
import { selectRefusedFiles } from '@/selectors/composer/uploads';
import { filesChosen, refusalsDismissed } from '@/slices/composer/uploads';
import {
  fileDetailsClosed,
  videoInspected,
  trimCancelled,
  trimFailed,
  trimProgressed,
  type trimOpened,
  type trimRequested,
} from '@/slices/composer/pictureEditor';
import { call, getContext, put, race, select, take } from '@/sagas/engine/effects';
import type { SagaGenerator } from '@/sagas/engine/effects';
import { withUploadProgress } from '@/sagas/engine/uploadProgress';
import { readDraftFile } from './draftFiles';
import { fileAt, putInPlace } from './filePlaces';

export function* inspectVideo({
  payload: { fileId },
}: ReturnType<typeof trimOpened>): SagaGenerator<void> {
  try {
    const content = yield* readDraftFile(fileId);
    const tools = yield* call((yield* getContext('services')).files);
    const facts = content && (yield* call(() => tools.inspectVideo(content)));
    yield* put(videoInspected({ fileId, facts }));
  } catch (error) {
    const log = yield* getContext('log');
    log('info', 'A video could not be looked at', error);
    yield* put(videoInspected({ fileId, facts: null }));
  }
}

export function* trimVideo({
  payload: { cut, ...place },
}: ReturnType<typeof trimRequested>): SagaGenerator<void> {
  const ending = new AbortController();
  try {
    const { made } = yield* race({
      made: call(() => cutVideo(place.fileId, cut, ending.signal)),
      cancelled: take(trimCancelled),
      closed: take(fileDetailsClosed),
    });
    if (made !== undefined && !(yield* replaceVideo(place, made))) yield* put(trimFailed());
  } catch (error) {
    const log = yield* getContext('log');
    log('warning', 'A video could not be cut', error);
    yield* put(trimFailed());
  } finally {
    ending.abort();
  }
}

function* cutVideo(fileId: string, cut: VideoCut, signal: AbortSignal): SagaGenerator<Blob | null> {
  const content = yield* readDraftFile(fileId);
  if (!content) return null;
  const tools = yield* call((yield* getContext('services')).files);
  const work = (onProgress: (part: number) => void) =>
    call(() => tools.trimVideo(content, cut, { signal, onProgress }));
  return yield* withUploadProgress(work, (part) => trimProgressed({ part }));
}

/** The description stays; a poster may be a frame that was cut off. */
function* replaceVideo(place: FilePlace, made: Blob | null): SagaGenerator<boolean> {
  const { target, fileId } = place;
  const before = yield* fileAt(place);
  const refused = (yield* select(selectRefusedFiles, target)).find(
    ({ handle }) => handle === fileId,
  );
  const known = before ?? refused;
  if (!made || !known) return false;
  const ending = made.type === 'video/webm' ? '.webm' : '.mp4';
  const name = known.name.replace(/\.\w+$/, '') + ending;
  const { type, size } = made;
  if (before) return (yield* putInPlace(place, made, { name, type })) !== null;
  // It is checked like any other file, and refused again if it is still too large.
  const files = [{ handle: putOnShelf(made), name, type, size }];
  yield* put(refusalsDismissed({ target, handles: [fileId] }));
  yield* put(filesChosen({ target, files }));
  return true;
}
