/**
 * Stores the files of drafts in this browser, reads them after a reload, and deletes them when no
 * draft needs them. A file that the browser cannot store stays in memory, with a notice.
 */
import type { Action } from '@reduxjs/toolkit';
import { storedFilesOf } from '@/domain/composer/picture/posters';
import { fileKey, readFileKey } from '@/domain/composer/upload';
import { onShelf, putOnShelf, takeFromShelf } from '@/lib/files/fileShelf';
import { selectNeededFiles } from '@/selectors/composer/uploads';
import { dialogClosed } from '@/slices/engine/dialogs';
import { draftDiscarded, draftSaved, postConfirmed } from '@/slices/composer/drafts';
import { jobEnded } from '@/slices/composer/outbox';
import { loggedOut } from '@/slices/session/session';
import { isFromTab } from '@/slices/engine/fromTab';
import { filesForgotten, fileNotStored } from '@/slices/composer/uploads';
import { call, debounce, getContext, put, select, takeEvery } from '@/sagas/engine/effects';
import type { Kind, SagaGenerator } from '@/sagas/engine/effects';
import { readStoredJobs } from '@/sagas/composer/outbox/storedJobs';
import { readShelves } from '@/sagas/composer/drafts/shelvedDrafts';

const CLEANUP_DELAY = 5_000;
/** Younger files are kept, as another tab may have a draft that this one does not know. */
const SAFE_AGE = 24 * 3_600_000;

export function* storeDraftFile(fileId: string, file: Blob): SagaGenerator<void> {
  putOnShelf(file, fileId);
  const { database: storage } = yield* getContext('storage');
  const kept = yield* call(() => storage.set(fileKey(fileId), file));
  if (kept) takeFromShelf(fileId);
  else yield* put(fileNotStored({ fileId }));
}

/** Null if this browser does not have the file. */
export function* readDraftFile(fileId: string): SagaGenerator<Blob | null> {
  const held = onShelf(fileId);
  if (held) return held;
  const { database: storage } = yield* getContext('storage');
  const kept = yield* call(() => storage.get(fileKey(fileId)));
  return kept instanceof Blob ? kept : null;
}

export function* draftFilesSaga(): SagaGenerator<void> {
  // Files of this tab can be deleted once no draft has them; other files may belong to another tab.
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
  yield* takeEvery(draftSaved, (action) => {
    if (isFromTab(action)) return;
    storedFilesOf(action.payload.draft).forEach((id) => ours.add(id));
  });
  yield* debounce(CLEANUP_DELAY, freeing, () => cleanUp());
  yield* takeEvery(loggedOut, ({ payload: { why } }) => cleanUp(why === 'wish'));
  const { whenIdle: idle } = yield* getContext('clock');
  yield* call(idle);
  yield* cleanUp();
}

/** Actions after which a file may be unused. */
const freeing: Kind = {
  match: (action): action is Action =>
    [draftSaved, postConfirmed, jobEnded, draftDiscarded, dialogClosed].some(({ match }) =>
      match(action),
    ),
};

function* removeUnneededFiles(ours: Set<string>, all: boolean): SagaGenerator<void> {
  const { database: storage } = yield* getContext('storage');
  const { now } = yield* getContext('clock');
  const kept = yield* call(() => storage.keys());
  const { jobs } = yield* readStoredJobs();
  const drafts = [...jobs.map(({ draft }) => draft), ...(yield* readShelves())];
  const needed = new Set([...(yield* select(selectNeededFiles)), ...drafts.flatMap(storedFilesOf)]);
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
