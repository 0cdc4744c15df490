/**
 * Lists the sagas that act on posts, and answer what is pressed on a card.
 * `deferredGroups.ts` says when they are loaded.
 */
import { shortcutsSaga } from '@/sagas/engine/shortcuts';
import { interactionRequestsSaga } from '@/sagas/notifications/interactionRequests';
import { notificationPolicySaga } from '@/sagas/notifications/notificationPolicy';
import { notificationRequestsSaga } from '@/sagas/notifications/notificationRequests';
import { quotesSaga } from '@/sagas/statuses/quotes';
import { reactionsSaga } from '@/sagas/statuses/reactions';
import { scrobblesSaga } from '@/sagas/statuses/scrobbles';
import { statusCommandsSaga } from '@/sagas/statuses/statusCommands';
import { statusEngagementSaga } from '@/sagas/statuses/statusEngagement';
import { statusExpirySaga } from '@/sagas/statuses/statusExpiry';
import { statusPreviewsSaga } from '@/sagas/statuses/statusPreviews';
import { statusTogglesSaga } from '@/sagas/statuses/statusToggles';
import { votesSaga } from '@/sagas/statuses/votes';
import type { Sagas } from '@/sagas/engine/sagaGroup';

export const statuses: Sagas = {
  fromTheStart: {
    statusPreviews: statusPreviewsSaga,
    statusToggles: statusTogglesSaga,
    statusCommands: statusCommandsSaga,
    interactionRequests: interactionRequestsSaga,
    notificationPolicy: notificationPolicySaga,
    notificationRequests: notificationRequestsSaga,
    quotes: quotesSaga,
    scrobbles: scrobblesSaga,
    reactions: reactionsSaga,
    statusEngagement: statusEngagementSaga,
    statusExpiry: statusExpirySaga,
    shortcuts: shortcutsSaga,
    votes: votesSaga,
  },
};
