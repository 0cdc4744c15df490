/**
 * Lists the sagas of the notifications that the server filters.
 * `deferredGroups.ts` says when they are loaded.
 */
import { notificationPolicySaga } from '@/sagas/notifications/notificationPolicy';
import { notificationRequestsSaga } from '@/sagas/notifications/notificationRequests';
import type { Sagas } from '@/sagas/engine/sagaGroup';

export const notificationFilters: Sagas = {
  fromTheStart: {
    notificationPolicy: notificationPolicySaga,
    notificationRequests: notificationRequestsSaga,
  },
};
