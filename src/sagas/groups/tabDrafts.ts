/**
 * Lists the sagas that keep drafts the same in several tabs.
 * `deferredGroups.ts` says when they are loaded.
 */
import { tabDraftsSaga } from '@/sagas/composer/drafts/tabDrafts';
import type { Sagas } from '@/sagas/engine/sagaGroup';

export const tabDrafts: Sagas = {
  fromTheStart: {
    tabDrafts: tabDraftsSaga,
  },
};
