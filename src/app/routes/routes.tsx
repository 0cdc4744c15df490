/**
 * The route table: a screen for each route, loaded when first entered. `loadFirstScreen` lets the
 * entry start loading the first one early.
 */
import { createElement, lazy, type ComponentType, type ReactElement } from 'react';
import { matchRoute, type RouteName } from '@/domain/session/routes';

interface ScreenProps {
  name: RouteName;
  params: Record<string, string>;
}

type Load = () => Promise<{ default: ComponentType<ScreenProps> }>;

// Most visits begin with a timeline, so it is part of the main bundle: one file less to wait for.
const timeline: Load = () => import(/* webpackMode: "eager" */ '@/screens/timeline/TimelineScreen');
const profile: Load = () =>
  import(/* webpackChunkName: "profile" */ '@/screens/profile/ProfileScreen');
const listEdit: Load = () =>
  import(/* webpackChunkName: "lists" */ '@/screens/lists/ListEditScreen');
const registration: Load = () => import('@/screens/registration/RegistrationScreen');
const remoteUser: Load = () => import('@/screens/remoteUser/RemoteUserScreen');

/** Routes that only redirect have no screen. */
type RouteWithScreen = Exclude<RouteName, 'root'>;

const loaders: Record<RouteWithScreen, Load> = {
  'public-external-timeline': timeline,
  'public-timeline': timeline,
  friends: timeline,
  'tag-timeline': timeline,
  bookmarks: timeline,
  dms: () => import('@/screens/conversations/ConversationsScreen'),
  about: () => import('@/screens/about/AboutScreen'),
  announcements: () => import('@/screens/announcements/AnnouncementsScreen'),
  lists: () => import(/* webpackChunkName: "lists" */ '@/screens/lists/ListsScreen'),
  'lists-new': listEdit,
  'lists-edit': listEdit,
  'lists-timeline': () =>
    import(/* webpackChunkName: "lists" */ '@/screens/lists/ListTimelineScreen'),
  conversation: () => import('@/screens/thread/ThreadScreen'),
  'external-user-profile': profile,
  'user-profile': profile,
  'legacy-user-profile': () => import(/* webpackChunkName: "profile" */ './LegacyProfileRoute'),
  registration,
  'registration-token': registration,
  'password-reset': () => import('@/screens/passwordReset/PasswordResetScreen'),
  'remote-user-profile-acct': remoteUser,
  'remote-user-profile': remoteUser,
  'who-to-follow': () => import('@/screens/whoToFollow/WhoToFollowScreen'),
  login: () => import('@/screens/login/LoginScreen'),
  'oauth-callback': () => import('@/screens/login/OauthCallbackScreen'),
  interactions: () => import('@/screens/interactions/InteractionsScreen'),
  search: () => import('./SearchRoute'),
  notifications: () => import('./NotificationsRoute'),
  'friend-requests': () => import('@/screens/followRequests/FollowRequestsScreen'),
  chats: () => import(/* webpackChunkName: "chats" */ '@/screens/chats/ChatsScreen'),
  chat: () => import(/* webpackChunkName: "chats" */ '@/screens/chats/ChatScreen'),
  'shout-panel': () => import('@/screens/shout/ShoutScreen'),
  'edit-navigation': () => import('@/screens/editNavigation/EditNavigationScreen'),
};

const screens = new Map<RouteWithScreen, ComponentType<ScreenProps>>();

/** Renders the screen of a route. */
export const renderScreen = (props: ScreenProps & { name: RouteWithScreen }): ReactElement =>
  createElement(screenOf(props.name), props);

/** Caches the component, so that it is the same for every visit. */
function screenOf(name: RouteWithScreen): ComponentType<ScreenProps> {
  let screen = screens.get(name);
  if (!screen) {
    screen = lazy(() => loaders[name]());
    screens.set(name, screen);
  }
  return screen;
}

/** Loads the code of the first screen in parallel with the first requests to the server. */
export function loadFirstScreen(pathname: string): void {
  const match = matchRoute(pathname);
  if (match && match.name !== 'root') loaders[match.name]().catch(() => undefined);
}

/** Prefetches a screen that may be entered next; a failure is retried when it is entered. */
export function prefetchScreen(name: RouteWithScreen): void {
  loaders[name]().then(
    ({ default: screen }) => {
      if (!screens.has(name)) screens.set(name, screen);
    },
    () => undefined,
  );
}
