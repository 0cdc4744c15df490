/**
 * Lists the sagas that run as long as somebody is signed in: what is polled, streamed, counted, and
 * kept in step between browsers and tabs. `deferredGroups.ts` says when they are loaded.
 */
import { shelvedDraftsSaga } from '@/sagas/composer/drafts/shelvedDrafts';
import { sharingSaga } from '@/sagas/composer/sharing';
import { unloadGuardSaga } from '@/sagas/composer/unloadGuard';
import { badgeSaga } from '@/sagas/notifications/badge';
import { desktopNotificationPermissionSaga } from '@/sagas/notifications/desktopNotificationPermission';
import { desktopNotificationsSaga } from '@/sagas/notifications/desktopNotifications';
import { markNotificationsAsReadSaga } from '@/sagas/notifications/markNotificationsAsRead';
import { notificationsSaga } from '@/sagas/notifications/notifications';
import { pushSaga } from '@/sagas/notifications/push';
import { quietHoursSaga } from '@/sagas/notifications/quietHours';
import { leftoversSaga } from '@/sagas/leftovers';
import { followRequestsSaga } from '@/sagas/people/followRequests';
import { listsSaga } from '@/sagas/people/lists';
import { muteListSaga } from '@/sagas/session/details/muteList';
import { streamingSaga } from '@/sagas/realtime/streaming/streaming';
import { tabsSaga } from '@/sagas/realtime/tabs/election';
import { logoutSaga } from '@/sagas/session/logout';
import { updateNoticeSaga } from '@/sagas/session/updateNotice';
import { preferencesSaga } from '@/sagas/settings/preferences';
import { announcementsSaga } from '@/sagas/talk/announcements';
import { chatsSaga } from '@/sagas/talk/chats/chats';
import { filteringSaga } from '@/sagas/timelines/filtering';
import { filtersSaga } from '@/sagas/timelines/filters';
// Notes from the first word on what is written in this tab.
import '@/slices/composer/tabDrafts';
import type { Sagas } from '@/sagas/engine/sagaGroup';

export const member: Sagas = {
  fromTheStart: {
    preferences: preferencesSaga,
    filtering: filteringSaga,
    logout: logoutSaga,
    markNotificationsAsRead: markNotificationsAsReadSaga,
    sharing: sharingSaga,
    shelvedDrafts: shelvedDraftsSaga,
    quietHours: quietHoursSaga,
    leftovers: leftoversSaga,
    unloadGuard: unloadGuardSaga,
    muteList: muteListSaga,
  },
  onceStarted: {
    tabs: tabsSaga,
    announcements: announcementsSaga,
    streaming: streamingSaga,
    notifications: notificationsSaga,
    lists: listsSaga,
    followRequests: followRequestsSaga,
    chats: chatsSaga,
    filters: filtersSaga,
    badge: badgeSaga,
    desktopNotifications: desktopNotificationsSaga,
    desktopNotificationPermission: desktopNotificationPermissionSaga,
    push: pushSaga,
    updateNotice: updateNoticeSaga,
  },
};
