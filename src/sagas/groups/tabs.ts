/**
 * Lists the sagas that keep several tabs the same.
 * `deferredGroups.ts` says when they are loaded.
 */
import { tabDraftsSaga } from '@/sagas/composer/drafts/tabDrafts';
import { shareFactsSaga } from '@/sagas/realtime/tabs/shareFacts';
import type { Sagas } from '@/sagas/engine/sagaGroup';

export const tabs: Sagas = {
  fromTheStart: {
    shareFacts: shareFactsSaga,
    tabDrafts: tabDraftsSaga,
  },
};
