/**
 * Lists the sagas that everybody who reads needs once the first screen stands.
 * `deferredGroups.ts` says when they are loaded.
 */
import { visitorTabsSaga } from '@/sagas/realtime/tabs/visitorTabs';
import { capabilitiesSaga } from '@/sagas/session/capabilities';
import { instanceDetailsSaga } from '@/sagas/session/details/instanceDetails';
import { offlineSaga } from '@/sagas/session/offline';
import { offlineSnapshotSaga } from '@/sagas/session/offlineSnapshot';
import { savedSettingsSaga } from '@/sagas/session/savedSettings';
import { updatesSaga } from '@/sagas/session/updates';
import { pollsSaga } from '@/sagas/statuses/polls';
import { scrollAnchorsSaga } from '@/sagas/timelines/scrollAnchors';
import { timelineNewsSaga } from '@/sagas/timelines/timelineNews';
import type { Sagas } from '@/sagas/engine/sagaGroup';

export const reading: Sagas = {
  fromTheStart: {
    capabilities: capabilitiesSaga,
    updates: updatesSaga,
    instanceDetails: instanceDetailsSaga,
    savedSettings: savedSettingsSaga,
    timelineNews: timelineNewsSaga,
    scrollAnchors: scrollAnchorsSaga,
    polls: pollsSaga,
    offlineSnapshot: offlineSnapshotSaga,
    offline: offlineSaga,
    visitorTabs: visitorTabsSaga,
  },
};
