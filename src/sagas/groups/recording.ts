/**
 * Lists the sagas that record sessions and replay recorded ones.
 * `deferredGroups.ts` says when they are loaded.
 */
import { flowViewerSaga } from '@/testing/state/sagas/flowViewer';
import { recordingSaga } from '@/testing/state/sagas/recording';
import type { Sagas } from '@/sagas/engine/sagaGroup';

export const recording: Sagas = {
  fromTheStart: {
    flowViewer: flowViewerSaga,
    recording: recordingSaga,
  },
};
