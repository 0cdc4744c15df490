/** The folders of bookmarks that this browser keeps, for servers without them. */
import { fetchStatus } from '@/api/endpoints/statuses/statuses';
import { isMissing } from '@/api/errors';
import { noEntities, type EntityBundle } from '@/domain/engine/entities';
import { PAGE_SIZE } from '@/domain/timelines/timeline';
import {
  boundedFolders,
  LOCAL_FOLDERS_KEY,
  readLocalFolders,
  type BookmarkPlace,
  type LocalFolders,
} from '@/domain/timelines/bookmarkFolders';
import { selectBookmarkFolders } from '@/selectors/statuses/bookmarkFolders';
import { selectCurrentUserId } from '@/selectors/session/session';
import { selectStatusRow } from '@/selectors/statuses/statuses';
import { folderPostsReceived, type folderPostsRequested } from '@/slices/statuses/bookmarkFolders';
import type { RootState } from '@/slices/root';
import { callApi } from '@/sagas/engine/callApi';
import { all, call, getContext, put, select } from '@/sagas/engine/effects';
import type { SagaGenerator } from '@/sagas/engine/effects';

export function* readLocal(): SagaGenerator<LocalFolders> {
  const { database } = yield* getContext('storage');
  const owner = yield* select(selectCurrentUserId);
  return readLocalFolders(yield* call(() => database.get(LOCAL_FOLDERS_KEY)), owner);
}

/** Changes what is stored by now, as another tab may have written. Throws where nothing is kept. */
export function* changeLocal(
  change: (kept: LocalFolders) => LocalFolders,
): SagaGenerator<LocalFolders> {
  const { database } = yield* getContext('storage');
  const owner = yield* select(selectCurrentUserId);
  const folders = boundedFolders(change(yield* readLocal()));
  yield* call(() => database.set(LOCAL_FOLDERS_KEY, { owner, ...folders }));
  return folders;
}

export function* removeLocal(): SagaGenerator<void> {
  const { database } = yield* getContext('storage');
  try {
    yield* call(() => database.remove(LOCAL_FOLDERS_KEY));
  } catch (error) {
    const log = yield* getContext('log');
    log('warning', 'The bookmark folders could not be removed', error);
  }
}

const selectIn = (state: RootState, folderId: string): BookmarkPlace[] =>
  selectBookmarkFolders(state).places.filter((place) => place.folderId === folderId);

/**
 * Shows the newest posts of a folder. Those that this page does not know are fetched one by one, as
 * not every server gives several; what is gone, or bookmarked no more, leaves the folder.
 */
export function* showLocalPosts({
  payload: { folderId, asked },
}: ReturnType<typeof folderPostsRequested>): SagaGenerator<void> {
  const ids = (yield* select(selectIn, folderId)).map(({ statusId }) => statusId);
  const wanted = ids.slice(0, asked);
  const gone: string[] = [];
  const entities = noEntities();
  for (let at = 0; at < wanted.length; at += PAGE_SIZE) {
    const page = wanted.slice(at, at + PAGE_SIZE);
    const answers = yield* all(Object.fromEntries(page.map((id) => [id, learn(id)])));
    for (const id of page) {
      const found = answers[id] ?? null;
      if (found === null) gone.push(id);
      else add(entities, found);
    }
  }
  const shown = wanted.filter((id) => !gone.includes(id));
  yield* put(folderPostsReceived({ folderId, ids: shown, entities }));
  if (gone.length > 0) yield* forget(gone);
}

/** Takes posts out of their folders. */
function* forget(gone: readonly string[]): SagaGenerator<void> {
  yield* changeLocal(({ folders, places }) => ({
    folders,
    places: places.filter(({ statusId }) => !gone.includes(statusId)),
  }));
}

function add(all: EntityBundle, { statuses, users }: EntityBundle): void {
  all.statuses.push(...statuses);
  all.users.push(...users);
}

/** Null for one that is gone or no bookmark. */
function* learn(statusId: string): SagaGenerator<EntityBundle | null> {
  const known = yield* select(selectStatusRow, statusId);
  if (known) return known.bookmarked ? noEntities() : null;
  try {
    const { entities } = yield* callApi(fetchStatus, statusId);
    const row = entities.statuses.find(({ id }) => id === statusId);
    return row?.bookmarked === false ? null : entities;
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}
