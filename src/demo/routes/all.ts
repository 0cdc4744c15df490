/** Every call the instance answers. Longer paths come before the patterns that would catch them. */
import type { Route } from '../http/call';
import { accountRoutes } from './accounts';
import { adminConfigRoutes } from './adminConfig';
import { announcementRoutes } from './announcements';
import { authorizeRoutes } from './authorizePage';
import { chatRoutes } from './chats';
import { conversationRoutes } from './conversations';
import { emojiPackRoutes } from './emojiPacks';
import { filterRoutes } from './filters';
import { filterV2Routes } from './filtersV2';
import { instanceRoutes } from './instance';
import { listRoutes } from './lists';
import { statusToggleRoutes } from './statusToggles';
import { mediaRoutes } from './media';
import { moderationRoutes } from './moderation';
import { notificationRoutes } from './notifications';
import { oauthRoutes } from './oauth';
import { pollRoutes } from './polls';
import { profileRoutes } from './profile';
import { pushRoutes } from './push';
import { registrationRoutes } from './registration';
import { remoteFollowRoutes } from './remoteFollow';
import { relationshipRoutes } from './relationships';
import { reportRoutes } from './reports';
import { scheduledRoutes } from './scheduled';
import { searchRoutes } from './search';
import { securityRoutes } from './security';
import { dataTransferRoutes } from './dataTransfer';
import { ownAccountRoutes } from './ownAccount';
import { statusRoutes } from './statuses';
import { suggestionRoutes } from './suggestions';
import { timelineRoutes } from './timelines';

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
  ...relationshipRoutes,
  ...listRoutes,
  ...accountRoutes,
  ...statusRoutes,
  ...statusToggleRoutes,
  ...pollRoutes,
  ...scheduledRoutes,
  ...mediaRoutes,
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
  ...moderationRoutes,
  ...adminConfigRoutes,
  ...emojiPackRoutes,
];
