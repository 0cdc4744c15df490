/**
 * Folders of bookmarks: on servers that have them, else in this browser, for each account. Lists,
 * creates, changes and deletes them, and moves bookmarks.
 */
import {
  createBookmarkFolder,
  deleteBookmarkFolder,
  fetchBookmarkFolders,
  fetchFolderOf,
  moveBookmark,
  updateBookmarkFolder,
} from '@/api/endpoints/statuses/bookmarkFolders';
import { setStatusToggle } from '@/api/endpoints/statuses/statuses';
import { isMissing } from '@/api/errors';
import { noEntities, type EntityBundle } from '@/domain/engine/entities';
import {
  FOLDERS_REQUEST,
  folderRequest,
  folderSaving,
  placeRequest,
  withFolder,
  withPlace,
  type BookmarkFolder,
  type FolderInput,
} from '@/domain/timelines/bookmarkFolders';
import { pathTo } from '@/domain/session/routes';
import { selectCan } from '@/selectors/session/capabilities';
import { selectUserToken } from '@/selectors/session/session';
import { selectBookmarkFolders, selectFolderOf } from '@/selectors/statuses/bookmarkFolders';
import { selectStatusRow } from '@/selectors/statuses/statuses';
import { dialogClosed } from '@/slices/engine/dialogs';
import { loggedOut } from '@/slices/session/session';
import {
  folderDeleted,
  folderDeleteRequested,
  folderPostsRequested,
  folderSaved,
  folderSaveRequested,
  foldersClosed,
  foldersOpened,
  foldersReceived,
  moveConfirmed,
  moveRefused,
  moveRequested,
  placeClosed,
  placeOpened,
  placeReceived,
} from '@/slices/statuses/bookmarkFolders';
import type { RootState } from '@/slices/root';
import { callApi, callApiWith } from '@/sagas/engine/callApi';
import { call, delay, fork, getContext, put, select, takeEvery } from '@/sagas/engine/effects';
import type { SagaGenerator } from '@/sagas/engine/effects';
import { reasonOf } from '@/sagas/engine/failure';
import { handleRequest, handleRequestWhileMounted } from '@/sagas/engine/handleRequest';
import { probeCapability } from '@/sagas/engine/probeCapability';
import { lookUp, settlePending, type PendingChange } from '@/sagas/engine/settlePending';
import { showNotice } from '@/sagas/engine/showNotice';
import { changeLocal, readLocal, removeLocal, showLocalPosts } from './localFolders';

interface OfStatus {
  payload: { statusId: string };
}

export function* bookmarkFoldersSaga(): SagaGenerator<void> {
  yield* fork(() =>
    handleRequestWhileMounted(
      { opened: foldersOpened, closed: foldersClosed, keyOf: () => FOLDERS_REQUEST },
      learnFolders,
    ),
  );
  yield* fork(() =>
    handleRequestWhileMounted(
      {
        opened: placeOpened,
        closed: placeClosed,
        keyOf: ({ payload }: OfStatus) => placeRequest(payload.statusId),
      },
      ({ payload }) => learnPlace(payload.statusId),
    ),
  );
  yield* handleRequest(
    folderSaveRequested,
    ({ payload }) => folderSaving(payload.folderId),
    reporting(save),
  );
  yield* handleRequest(
    folderDeleteRequested,
    ({ payload }) => folderSaving(payload.folderId),
    reporting(remove),
  );
  yield* handleRequest(
    folderPostsRequested,
    ({ payload }) => folderRequest(payload.folderId),
    showLocalPosts,
  );
  yield* fork(() =>
    settlePending(
      moveRequested,
      ({ payload }) => payload.statusId,
      ({ payload }) => moving(payload.statusId),
    ),
  );
  yield* takeEvery(moveRefused, ({ payload }) => tell(payload.reason));
  // After a pause, the same account comes back.
  yield* takeEvery(loggedOut, function* ({ payload }) {
    if (payload.why === 'wish') yield* removeLocal();
  });
}

const onServer = (state: RootState): boolean => selectCan(state, 'bookmarkFolders');

/** Those of this browser, where the server turns out to have none. */
function* learnFolders(): SagaGenerator<void> {
  if ((yield* select(selectUserToken)) === null) return;
  const folders = (yield* select(onServer))
    ? yield* probeCapability('bookmarkFolders', () => callApi(fetchBookmarkFolders))
    : null;
  if (folders) yield* put(foldersReceived({ folders }));
  else yield* showLocal();
}

function* showLocal(): SagaGenerator<void> {
  const { folders, places } = yield* readLocal();
  yield* put(foldersReceived({ folders: [...folders], places: [...places] }));
}

function* learnPlace(statusId: string): SagaGenerator<void> {
  if ((yield* select(selectBookmarkFolders)).folders === null) yield* learnFolders();
  const folderId = (yield* select(onServer))
    ? yield* callApi(fetchFolderOf, statusId)
    : ((yield* select(selectFolderOf, statusId)) ?? null);
  yield* put(placeReceived({ statusId, folderId }));
}

/** A failure shows as a notice and as a failed request. */
const reporting = <A>(worker: (action: A) => SagaGenerator<void>) =>
  function* (action: A): SagaGenerator<void> {
    try {
      yield* worker(action);
    } catch (error) {
      yield* tell(reasonOf(error));
      throw error;
    }
  };

const tell = (detail: string): SagaGenerator<void> =>
  showNotice('error', 'general.generic_error_message', { detail });

function* save({
  payload: { folderId, input, statusId },
}: ReturnType<typeof folderSaveRequested>): SagaGenerator<void> {
  const folder = (yield* select(onServer))
    ? yield* folderId === null
        ? callApi(createBookmarkFolder, input)
        : callApi(updateBookmarkFolder, folderId, input)
    : yield* saveLocal(folderId, input);
  yield* put(folderSaved({ folder }));
  if (statusId !== undefined) yield* put(moveRequested({ statusId, folderId: folder.id }));
}

function* saveLocal(folderId: string | null, input: FolderInput): SagaGenerator<BookmarkFolder> {
  const { newId } = yield* getContext('chance');
  const folder = { id: folderId ?? (yield* call(newId)), ...input };
  yield* changeLocal(({ folders, places }) => ({ folders: withFolder(folders, folder), places }));
  return folder;
}

/** One that is already gone counts as deleted; the posts in it stay bookmarked. */
function* remove({
  payload: { folderId },
}: ReturnType<typeof folderDeleteRequested>): SagaGenerator<void> {
  if (yield* select(onServer)) {
    try {
      yield* callApi(deleteBookmarkFolder, folderId);
    } catch (error) {
      if (!isMissing(error)) throw error;
    }
  } else {
    yield* changeLocal(({ folders, places }) => ({
      folders: folders.filter(({ id }) => id !== folderId),
      places,
    }));
  }
  yield* put(folderDeleted({ folderId }));
  yield* showNotice('success', 'bookmarks.deleted');
  yield* leaveFolder(folderId);
}

/** Milliseconds in which a closed dialog removes its history entry, before another takes its place. */
const HISTORY_STEP = 100;

/** The folder that is open leads to all bookmarks, in its place in the history. */
function* leaveFolder(folderId: string): SagaGenerator<void> {
  const { goTo, location } = yield* getContext('page');
  const path = pathTo('bookmarks');
  const isOpen = () => location() === `${path}?folder=${encodeURIComponent(folderId)}`;
  if (!isOpen()) return;
  yield* put(dialogClosed({ kind: 'bookmarkFolders' }));
  yield* delay(HISTORY_STEP);
  if (isOpen()) yield* call(goTo, path, { replace: true });
}

const selectPendingMove = (state: RootState, statusId: string): Wanted | null => {
  const { pending } = selectBookmarkFolders(state);
  const wanted = pending[statusId];
  return wanted === undefined ? null : { folderId: wanted };
};

/** "No folder" is a wish, too. */
interface Wanted {
  folderId: string | null;
}

const moving = (statusId: string): PendingChange<Wanted, EntityBundle> => ({
  selectWanted: (state) => selectPendingMove(state, statusId),
  isSame: (one, other) => one.folderId === other.folderId,
  *send({ folderId }) {
    if (yield* select(onServer)) {
      const press = { priority: 'press' } as const;
      return (yield* callApiWith(press, moveBookmark, statusId, folderId)).entities;
    }
    const row = yield* select(selectStatusRow, statusId);
    const entities =
      row?.bookmarked === false
        ? (yield* callApi(setStatusToggle, statusId, 'bookmarked', true)).entities
        : noEntities();
    yield* changeLocal(({ folders, places }) => ({
      folders,
      places: withPlace(places, { statusId, folderId }),
    }));
    return entities;
  },
  *refetch({ folderId }) {
    // Nothing found may also be a failure, so "no folder" cannot be told from it.
    if (folderId === null || !(yield* select(onServer))) return null;
    return (yield* lookUp(fetchFolderOf, statusId)) === folderId ? noEntities() : null;
  },
  *confirm({ folderId }, entities) {
    yield* put(moveConfirmed({ statusId, folderId, entities: entities ?? noEntities() }));
  },
  refused: ({ folderId }, reason) => moveRefused({ statusId, folderId, reason }),
});
