/** Every call the instance answers. Longer paths come before the patterns that would catch them. */
import type { Route } from '../http/call';
import { accountRoutes } from './accounts';
import { authorizeRoutes } from './authorizePage';
import { instanceRoutes } from './instance';
import { markRoutes } from './marks';
import { oauthRoutes } from './oauth';
import { scheduledRoutes } from './scheduled';
import { statusRoutes } from './statuses';
import { timelineRoutes } from './timelines';

export const allRoutes: readonly Route[] = [
  ...instanceRoutes,
  ...oauthRoutes,
  ...authorizeRoutes,
  ...timelineRoutes,
  ...accountRoutes,
  ...statusRoutes,
  ...markRoutes,
  ...scheduledRoutes,
];
