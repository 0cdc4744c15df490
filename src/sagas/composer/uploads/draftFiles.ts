/**
 * The files of drafts in this browser: kept as they come, read again after a reload, swept when
 * nobody needs them any more. What the browser will not keep stays in memory, and that is told.
 */
import type { Action } from '@reduxjs/toolkit';
import { fileKey, readFileKey } from '@/domain/composer/upload';
import { onShelf, putOnShelf, takeFromShelf } from '@/lib/files/fileShelf';
import { selectNeededFiles } from '@/selectors/composer/uploads';
import { dialogClosed } from '@/slices/engine/dialogs';
import { draftDiscarded, draftSaved, postConfirmed } from '@/slices/composer/drafts';
import { jobEnded } from '@/slices/composer/outbox';
import { loggedOut } from '@/slices/session/session';
import { filesForgotten, fileNotStored } from '@/slices/composer/uploads';
import { call, debounce, getContext, put, select, takeEvery } from '@/sagas/engine/effects';
import type { Kind, SagaGenerator } from '@/sagas/engine/effects';
import { readStoredJobs } from '@/sagas/composer/outbox/storedJobs';
import { readShelves } from '@/sagas/composer/drafts/shelvedDrafts';

const CLEANUP_DELAY = 5_000;
/** Another tab may hold a draft that this one does not know. */
const SAFE_AGE = 24 * 3_600_000;

export function* storeDraftFile(fileId: string, file: Blob): SagaGenerator<void> {
  putOnShelf(file, fileId);
  const storage = yield* getContext('storage');
  const kept = yield* call(() => storage.set(fileKey(fileId), file));
  if (kept) takeFromShelf(fileId);
  else yield* put(fileNotStored({ fileId }));
}

/** Null for a file that this browser does not have. */
export function* readDraftFile(fileId: string): SagaGenerator<Blob | null> {
  const held = onShelf(fileId);
  if (held) return held;
  const storage = yield* getContext('storage');
  const kept = yield* call(() => storage.get(fileKey(fileId)));
  return kept instanceof Blob ? kept : null;
}

export function* draftFilesSaga(): SagaGenerator<void> {
  // What this tab had in a draft is gone for good when no draft has it; of others nobody knows.
  const ours = new Set<string>();
  const cleanUp = function* (all = false): SagaGenerator<void> {
    try {
      yield* removeUnneededFiles(ours, all);
    } catch (error) {
      const log = yield* getContext('log');
      log('warning', 'Files that are not needed could not be removed', error);
    }
  };
  (yield* select(selectNeededFiles)).forEach((fileId) => ours.add(fileId));
  yield* takeEvery(draftSaved, ({ payload }) => {
    payload.draft.files.forEach(({ id }) => ours.add(id));
  });
  yield* debounce(CLEANUP_DELAY, freeing, () => cleanUp());
  yield* takeEvery(loggedOut, ({ payload: { why } }) => cleanUp(why === 'wish'));
  const idle = yield* getContext('whenIdle');
  yield* call(idle);
  yield* cleanUp();
}

/** After these a file may be left that nobody needs. */
const freeing: Kind = {
  match: (action): action is Action =>
    [draftSaved, postConfirmed, jobEnded, draftDiscarded, dialogClosed].some(({ match }) =>
      match(action),
    ),
};

function* removeUnneededFiles(ours: Set<string>, all: boolean): SagaGenerator<void> {
  const storage = yield* getContext('storage');
  const now = yield* getContext('now');
  const kept = yield* call(() => storage.keys());
  const { jobs } = yield* readStoredJobs();
  const drafts = [...jobs.map(({ draft }) => draft), ...(yield* readShelves())];
  const needed = new Set([
    ...(yield* select(selectNeededFiles)),
    ...drafts.flatMap(({ files }) => files.map(({ id }) => id)),
  ]);
  const gone: string[] = [];
  for (const key of kept) {
    const file = readFileKey(key);
    if (!file || needed.has(file.fileId)) continue;
    const isOld = now() - file.keptAt > SAFE_AGE;
    if (!all && !isOld && !ours.has(file.fileId)) continue;
    yield* call(() => storage.remove(key));
    gone.push(file.fileId);
  }
  for (const fileId of ours) if (!needed.has(fileId)) gone.push(fileId);
  gone.forEach((fileId) => {
    takeFromShelf(fileId);
    ours.delete(fileId);
  });
  if (gone.length > 0) yield* put(filesForgotten({ fileIds: [...new Set(gone)] }));
}
