/** Lists the sagas of bookmark folders. `deferredGroups.ts` says when they are loaded. */
import { bookmarkFoldersSaga } from '@/sagas/statuses/bookmarkFolders';
import type { Sagas } from '@/sagas/engine/sagaGroup';

export const folders: Sagas = {
  fromTheStart: { bookmarkFolders: bookmarkFoldersSaga },
};
