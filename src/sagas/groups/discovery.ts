/**
 * Lists the sagas that search and suggest, and those of hashtags and of folders.
 * `deferredGroups.ts` says when they are loaded.
 */
import { exploreSaga } from '@/sagas/discovery/explore';
import { searchSaga } from '@/sagas/discovery/search';
import { featuredTagsSaga } from '@/sagas/discovery/featuredTags';
import { paletteSaga } from '@/sagas/discovery/palette';
import { suggestionsSaga } from '@/sagas/discovery/suggestions';
import { tagsSaga } from '@/sagas/discovery/tags';
import { bookmarkFoldersSaga } from '@/sagas/statuses/bookmarkFolders';
import type { Sagas } from '@/sagas/engine/sagaGroup';

export const discovery: Sagas = {
  fromTheStart: {
    suggestions: suggestionsSaga,
    explore: exploreSaga,
    search: searchSaga,
    palette: paletteSaga,
    tags: tagsSaga,
    featuredTags: featuredTagsSaga,
    bookmarkFolders: bookmarkFoldersSaga,
  },
};
