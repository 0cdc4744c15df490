/** Lists the sagas that search and suggest. `deferredGroups.ts` says when they are loaded. */
import { searchSaga } from '@/sagas/discovery/search';
import { suggestionsSaga } from '@/sagas/discovery/suggestions';
import type { Sagas } from '@/sagas/engine/sagaGroup';

export const discovery: Sagas = {
  fromTheStart: {
    suggestions: suggestionsSaga,
    search: searchSaga,
  },
};
