/**
 * Lists the sagas that fetch posts with the conversation around them.
 * `deferredGroups.ts` says when they are loaded.
 */
import { statusesSaga } from '@/sagas/statuses/statuses';
import { threadsSaga } from '@/sagas/statuses/threads';
import type { Sagas } from '@/sagas/engine/sagaGroup';

export const threads: Sagas = {
  fromTheStart: {
    statuses: statusesSaga,
    threads: threadsSaga,
  },
};
