/** Every call the instance answers. Longer paths come before the patterns that would catch them. */
import type { Route } from '../http/call';
import { accountRoutes } from './people/accounts';
import { adminConfigRoutes } from './admin/adminConfig';
import { announcementRoutes } from './talk/announcements';
import { authorizeRoutes } from './session/authorizePage';
import { bookmarkFolderRoutes } from './statuses/bookmarkFolders';
import { chatRoutes } from './talk/chats';
import { conversationRoutes } from './talk/conversations';
import { emojiPackRoutes } from './admin/emojiPacks';
import { exploreRoutes } from './discovery/explore';
import { filterRoutes } from './timelines/filters';
import { filterV2Routes } from './timelines/filtersV2';
import { filteredNotificationRoutes } from './notifications/filteredNotifications';
import { interactionRoutes } from './composer/interactionPolicies';
import { instanceRoutes } from './session/instance';
import { listRoutes } from './people/lists';
import { statusToggleRoutes } from './statuses/statusToggles';
import { inviteRoutes } from './admin/invites';
import { mastodonTrendRoutes } from './admin/mastodonTrends';
import { mastodonPeopleRoutes } from './admin/mastodonPeople';
import { pleromaPeopleRoutes } from './admin/pleromaPeople';
import { mastodonReportRoutes } from './admin/mastodonReports';
import { pleromaReportRoutes } from './admin/pleromaReports';
import { mediaRoutes } from './composer/media';
import { federationRoutes } from './admin/federation';
import { moderationRoutes } from './admin/moderation';
import { asyncRefreshRoutes } from './statuses/asyncRefreshes';
import { groupedNotificationRoutes } from './notifications/groupedNotifications';
import { moderationLogRoutes } from './admin/moderationLog';
import { documentRoutes } from './admin/documents';
import { mediaCacheRoutes } from './admin/mediaCache';
import { oauthAppRoutes } from './admin/oauthApps';
import { headerFilterRoutes } from './admin/headerFilters';
import { mediaJobRoutes } from './admin/mediaJobs';
import { permissionRoutes } from './admin/permissions';
import { ruleRoutes } from './admin/rules';
import { serverEmojiRoutes } from './admin/serverEmoji';
import { statisticsRoutes } from './admin/statistics';
import { notificationRoutes } from './notifications/notifications';
import { oauthRoutes } from './session/oauth';
import { pollRoutes } from './statuses/polls';
import { profileRoutes } from './settings/profile';
import { quoteRoutes } from './statuses/quotes';
import { pushRoutes } from './notifications/push';
import { registrationRoutes } from './session/registration';
import { remoteFollowRoutes } from './people/remoteFollow';
import { relationshipRoutes } from './people/relationships';
import { reportRoutes } from './people/reports';
import { scheduledRoutes } from './composer/scheduled';
import { searchRoutes } from './discovery/search';
import { securityRoutes } from './settings/security';
import { dataTransferRoutes } from './settings/dataTransfer';
import { ownAccountRoutes } from './settings/ownAccount';
import { statusRoutes } from './statuses/statuses';
import { suggestionRoutes } from './discovery/suggestions';
import { tagRoutes } from './discovery/tags';
import { timelineRoutes } from './timelines/timelines';
import { translationRoutes } from './statuses/translations';

export const allRoutes: readonly Route[] = [
  ...instanceRoutes,
  ...oauthRoutes,
  ...authorizeRoutes,
  ...registrationRoutes,
  ...remoteFollowRoutes,
  ...profileRoutes,
  ...securityRoutes,
  ...ownAccountRoutes,
  ...dataTransferRoutes,
  ...timelineRoutes,
  ...exploreRoutes,
  ...relationshipRoutes,
  ...listRoutes,
  // Paths below an account.
  ...tagRoutes,
  ...accountRoutes,
  ...quoteRoutes,
  ...translationRoutes,
  ...statusRoutes,
  ...asyncRefreshRoutes,
  ...statusToggleRoutes,
  ...bookmarkFolderRoutes,
  ...pollRoutes,
  ...interactionRoutes,
  ...scheduledRoutes,
  ...mediaRoutes,
  // Paths below the notifications.
  ...filteredNotificationRoutes,
  ...groupedNotificationRoutes,
  ...notificationRoutes,
  ...chatRoutes,
  ...conversationRoutes,
  ...searchRoutes,
  ...announcementRoutes,
  ...suggestionRoutes,
  ...filterRoutes,
  ...filterV2Routes,
  ...pushRoutes,
  ...reportRoutes,
  ...pleromaReportRoutes,
  ...mastodonPeopleRoutes,
  ...mastodonTrendRoutes,
  ...mastodonReportRoutes,
  ...inviteRoutes,
  ...federationRoutes,
  ...moderationRoutes,
  ...moderationLogRoutes,
  ...statisticsRoutes,
  ...ruleRoutes,
  ...mediaCacheRoutes,
  ...oauthAppRoutes,
  ...permissionRoutes,
  ...headerFilterRoutes,
  ...mediaJobRoutes,
  ...serverEmojiRoutes,
  ...documentRoutes,
  ...pleromaPeopleRoutes,
  ...adminConfigRoutes,
  ...emojiPackRoutes,
];
