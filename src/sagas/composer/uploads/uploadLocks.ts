/**
 * Lets one tab at a time upload a file: the one that holds the lock of the file's name, from the moment
 * the file is queued until it is uploaded, failed, stopped or removed. A tab that finds a file without
 * attachment in a stored draft waits for the lock, as another tab may be uploading it.
 */
import { isPending } from '@/domain/composer/upload';
import { selectFiles, selectUploads } from '@/selectors/composer/uploads';
import type { RootState } from '@/slices/root';
import { uploadLeftOver, uploadQueued } from '@/slices/composer/uploads';
import { waitUntil } from '@/sagas/engine/control';
import { call, delay, getContext, put, race, select, takeEvery } from '@/sagas/engine/effects';
import type { SagaGenerator } from '@/sagas/engine/effects';

/** Milliseconds in which a tab hears what another one said before it gave the lock back. */
const HEARD_WITHIN = 500;

export function* uploadLocksSaga(): SagaGenerator<void> {
  const held = new Set<string>();
  yield* takeEvery(uploadQueued, ({ payload }) =>
    whileLocked(held, payload.fileId, () => untilOver(payload.fileId)),
  );
  yield* takeEvery(uploadLeftOver, ({ payload }) =>
    whileLocked(held, payload.fileId, () => finish(payload.fileId)),
  );
}

/** Does nothing if this tab waits for the lock already, or has it. */
function* whileLocked(
  held: Set<string>,
  fileId: string,
  work: () => SagaGenerator<void>,
): SagaGenerator<void> {
  if (held.has(fileId)) return;
  held.add(fileId);
  const { acquireTabLock } = yield* getContext('storage');
  const aborter = new AbortController();
  try {
    yield* race({
      locked: call(acquireTabLock, `upload ${fileId}`, aborter.signal),
      removed: call(waitUntil, (state: RootState) => !selectFiles(state).has(fileId)),
    });
    yield* work();
  } finally {
    aborter.abort();
    held.delete(fileId);
  }
}

function* finish(fileId: string): SagaGenerator<void> {
  yield* delay(HEARD_WITHIN);
  if (!(yield* select(isLeftOver, fileId))) return;
  yield* put(uploadQueued({ fileId }));
  yield* untilOver(fileId);
}

/** Nobody has uploaded it, nor failed to, as far as this tab has heard. */
const isLeftOver = (state: RootState, fileId: string): boolean =>
  selectFiles(state).get(fileId)?.attachment === null &&
  selectUploads(state).uploads[fileId] === undefined;

function* untilOver(fileId: string): SagaGenerator<void> {
  yield* waitUntil((state) => {
    const upload = selectUploads(state).uploads[fileId];
    return !selectFiles(state).has(fileId) || !upload || !isPending(upload);
  });
}
