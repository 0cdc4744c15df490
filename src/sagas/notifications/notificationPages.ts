/** Asks for pages of notifications, in the form that the server and the settings give them. */
import { fetchGroupedNotifications } from '@/api/endpoints/notifications/groupedNotifications';
import {
  askedTypes,
  fetchMarkers,
  fetchNotifications,
} from '@/api/endpoints/notifications/notifications';
import type {
  NotificationsPage,
  NotificationsQuery,
} from '@/api/endpoints/notifications/notifications';
import { groupableTypes } from '@/domain/notifications/notification';
import { selectReadsEach } from '@/selectors/notifications/notifications';
import { selectCan } from '@/selectors/session/capabilities';
import { selectInstance, selectSetting } from '@/selectors/session/config';
import { callApi } from '@/sagas/engine/callApi';
import { getContext, select } from '@/sagas/engine/effects';
import type { SagaGenerator } from '@/sagas/engine/effects';
import { probeCapability } from '@/sagas/engine/probeCapability';

/** A page of groups where the server makes them, else of single notifications. */
export function* fetchPage(place: NotificationsQuery): SagaGenerator<NotificationsPage> {
  const page = (yield* fetchGroups(place)) ?? (yield* fetchEach(place));
  const log = yield* getContext('log');
  for (const { why } of page.refusals) log('warning', 'A notification was skipped', why);
  return page;
}

function* fetchEach(place: NotificationsQuery): SagaGenerator<NotificationsPage> {
  const withMuted = !(yield* select(selectSetting, 'hideMutedPosts'));
  const types = askedTypes(yield* select(selectInstance));
  return yield* callApi(fetchNotifications, { ...place, withMuted, types });
}

/** Null where the server does not group, or nothing is to be grouped. */
function* fetchGroups(place: NotificationsQuery): SagaGenerator<NotificationsPage | null> {
  const types = groupableTypes(
    yield* select((state) => selectSetting(state, 'notificationGrouping')),
  );
  if (types.length === 0 || !(yield* select(selectCan, 'groupedNotifications'))) return null;
  return yield* probeCapability('groupedNotifications', () =>
    callApi(fetchGroupedNotifications, place, types),
  );
}

/** Returns the read marker where the server does not mark each notification; else null. */
export function* fetchReadUpTo(): SagaGenerator<string | null> {
  if (yield* select(selectReadsEach)) return null;
  return (yield* callApi(fetchMarkers)).lastReadNotificationId;
}
