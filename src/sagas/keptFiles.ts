/**
 * The files of drafts in this browser: kept as they come, read again after a reload, swept when
 * nobody needs them any more. What the browser will not keep stays in memory, and that is told.
 */
import type { Action } from '@reduxjs/toolkit';
import { fileKey, readFileKey } from '@/domain/upload';
import { onShelf, putOnShelf, takeFromShelf } from '@/lib/fileShelf';
import { selectNeededFiles } from '@/selectors/uploads';
import { dialogClosed } from '@/slices/dialogs';
import { draftDiscarded, draftNoted, postConfirmed } from '@/slices/drafts';
import { jobEnded } from '@/slices/outbox';
import { loggedOut } from '@/slices/session';
import { filesForgotten, fileUnkept } from '@/slices/uploads';
import { call, debounce, getContext, put, select, takeEvery } from './engine/effects';
import type { Kind, SagaGenerator } from './engine/effects';
import { readAll } from './outbox/record';
import { readShelves } from './shelvedDrafts';

const SWEEP_PAUSE = 5_000;
/** Another tab may hold a draft that this one does not know. */
const SAFE_AGE = 24 * 3_600_000;

export function* keepFile(fileId: string, file: Blob): SagaGenerator<void> {
  putOnShelf(file, fileId);
  const storage = yield* getContext('storage');
  const kept = yield* call(() => storage.set(fileKey(fileId), file));
  if (kept) takeFromShelf(fileId);
  else yield* put(fileUnkept({ fileId }));
}

/** Null for a file that this browser does not have. */
export function* readFile(fileId: string): SagaGenerator<Blob | null> {
  const held = onShelf(fileId);
  if (held) return held;
  const storage = yield* getContext('storage');
  const kept = yield* call(() => storage.get(fileKey(fileId)));
  return kept instanceof Blob ? kept : null;
}

export function* keptFilesSaga(): SagaGenerator<void> {
  // What this tab had in a draft is gone for good when no draft has it; of others nobody knows.
  const ours = new Set<string>();
  const sweep = function* (all = false): SagaGenerator<void> {
    try {
      yield* forget(ours, all);
    } catch (error) {
      const log = yield* getContext('log');
      log('warning', 'Files that are not needed could not be removed', error);
    }
  };
  (yield* select(selectNeededFiles)).forEach((fileId) => ours.add(fileId));
  yield* takeEvery(draftNoted, ({ payload }) => {
    payload.draft.files.forEach(({ id }) => ours.add(id));
  });
  yield* debounce(SWEEP_PAUSE, freeing, () => sweep());
  yield* takeEvery(loggedOut, ({ payload: { why } }) => sweep(why === 'wish'));
  const idle = yield* getContext('idle');
  yield* call(idle);
  yield* sweep();
}

/** After these a file may be left that nobody needs. */
const freeing: Kind = {
  match: (action): action is Action =>
    [draftNoted, postConfirmed, jobEnded, draftDiscarded, dialogClosed].some(({ match }) =>
      match(action),
    ),
};

function* forget(ours: Set<string>, all: boolean): SagaGenerator<void> {
  const storage = yield* getContext('storage');
  const now = yield* getContext('now');
  const kept = yield* call(() => storage.keys());
  const { jobs } = yield* readAll();
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
