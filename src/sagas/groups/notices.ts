/**
 * Lists the sagas that tell of failures and successes.
 * `deferredGroups.ts` says when they are loaded.
 */
import { noticesSaga } from '@/sagas/noticeRules';
import type { Sagas } from '@/sagas/engine/sagaGroup';

export const notices: Sagas = {
  fromTheStart: {
    notices: noticesSaga,
  },
};
