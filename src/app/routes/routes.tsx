/**
 * The route table: a screen for each route, loaded when first entered. `loadFirstScreen` lets the
 * entry start loading the first one early.
 */
import { createElement, type ComponentType, type ReactElement } from 'react';
import { matchRoute, type RouteName } from '@/domain/session/routes';
import TimelineScreen from '@/screens/timeline/TimelineScreen';
import { deferredComponent } from '@/ui/deferred/deferredComponent';
import { ScreenSkeleton } from './ScreenSkeleton';

interface ScreenProps {
  name: RouteName;
  params: Record<string, string>;
}

type Screen = ComponentType<ScreenProps> & { prefetch?: () => void };

const screen = (load: () => Promise<{ default: ComponentType<ScreenProps> }>): Screen =>
  deferredComponent(async () => (await load()).default, {
    placeholder: ({ name }) => <ScreenSkeleton name={name} />,
    onDemand: true,
  });

const profile = screen(
  () => import(/* webpackChunkName: "profile" */ '@/screens/profile/ProfileScreen'),
);
const listEdit = screen(
  () => import(/* webpackChunkName: "lists" */ '@/screens/lists/ListEditScreen'),
);
const moderation = screen(() => import('./ModerationRoute'));
const registration = screen(() => import('@/screens/registration/RegistrationScreen'));
const remoteUser = screen(() => import('@/screens/remoteUser/RemoteUserScreen'));

/** Routes that only redirect have no screen. */
type RouteWithScreen = Exclude<RouteName, 'root'>;

const screens: Record<RouteWithScreen, Screen> = {
  // Most visits begin with a timeline, so it is part of the main bundle: one file less to wait for.
  'public-external-timeline': TimelineScreen,
  'public-timeline': TimelineScreen,
  friends: TimelineScreen,
  'tag-timeline': screen(() => import(/* webpackChunkName: "tags" */ '@/screens/tags/TagScreen')),
  bookmarks: screen(
    () => import(/* webpackChunkName: "tags" */ '@/screens/bookmarks/BookmarksScreen'),
  ),
  dms: screen(() => import('@/screens/conversations/ConversationsScreen')),
  about: screen(() => import('@/screens/about/AboutScreen')),
  announcements: screen(() => import('@/screens/announcements/AnnouncementsScreen')),
  lists: screen(() => import(/* webpackChunkName: "lists" */ '@/screens/lists/ListsScreen')),
  'lists-new': listEdit,
  'lists-edit': listEdit,
  'lists-timeline': screen(
    () => import(/* webpackChunkName: "lists" */ '@/screens/lists/ListTimelineScreen'),
  ),
  conversation: screen(
    () => import(/* webpackChunkName: "thread" */ '@/screens/thread/ThreadScreen'),
  ),
  'external-user-profile': profile,
  'user-profile': profile,
  'legacy-user-profile': screen(
    () => import(/* webpackChunkName: "profile" */ './LegacyProfileRoute'),
  ),
  registration,
  'registration-token': registration,
  'password-reset': screen(() => import('@/screens/login/passwordReset/PasswordResetScreen')),
  'remote-user-profile-acct': remoteUser,
  'remote-user-profile': remoteUser,
  'who-to-follow': screen(() => import('@/screens/whoToFollow/WhoToFollowScreen')),
  login: screen(() => import('@/screens/login/LoginScreen')),
  'oauth-callback': screen(() => import('@/screens/login/OauthCallbackScreen')),
  interactions: screen(() => import('@/screens/interactions/InteractionsScreen')),
  search: screen(() => import('./SearchRoute')),
  notifications: screen(() => import('./NotificationsRoute')),
  'friend-requests': screen(() => import('@/screens/requests/followRequests/FollowRequestsScreen')),
  'interaction-requests': screen(
    () => import('@/screens/requests/interactionRequests/InteractionRequestsScreen'),
  ),
  moderation,
  'moderation-page': moderation,
  'moderation-entry': moderation,
  'notification-requests': screen(
    () => import('@/screens/requests/notificationRequests/NotificationRequestsScreen'),
  ),
  chats: screen(() => import(/* webpackChunkName: "chats" */ '@/screens/chats/ChatsScreen')),
  chat: screen(() => import(/* webpackChunkName: "chats" */ '@/screens/chats/ChatScreen')),
  'shout-panel': screen(
    () => import(/* webpackChunkName: "shoutbox" */ '@/screens/shout/ShoutScreen'),
  ),
  'edit-navigation': screen(() => import('@/screens/editNavigation/EditNavigationScreen')),
};

/** Renders the screen of a route. */
export const renderScreen = (props: ScreenProps & { name: RouteWithScreen }): ReactElement =>
  createElement(screens[props.name], props);

/** Loads the code of the first screen in parallel with the first requests to the server. */
export function loadFirstScreen(pathname: string): void {
  const match = matchRoute(pathname);
  if (match && match.name !== 'root') prefetchScreen(match.name);
}

/** Prefetches a screen that may be entered next. */
export function prefetchScreen(name: RouteWithScreen): void {
  screens[name].prefetch?.();
}
