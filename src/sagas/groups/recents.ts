/**
 * Lists the sagas that keep where a member was.
 * `deferredGroups.ts` says when they are loaded.
 */
import { recentPlacesSaga } from '@/sagas/discovery/recentPlaces';
import type { Sagas } from '@/sagas/engine/sagaGroup';

export const recents: Sagas = {
  fromTheStart: { recentPlaces: recentPlacesSaga },
};
