/** Lists the sagas of the moderators' area. `deferredGroups.ts` says when they are loaded. */
import { reportQueueSaga } from '@/sagas/admin/reportQueue';
import { reportWorkSaga } from '@/sagas/admin/reportWork';
import { staffLoginSaga } from '@/sagas/admin/staffLogin';
import type { Sagas } from '@/sagas/engine/sagaGroup';

export const moderation: Sagas = {
  fromTheStart: {
    reportQueue: reportQueueSaga,
    reportWork: reportWorkSaga,
    staffLogin: staffLoginSaga,
  },
};
