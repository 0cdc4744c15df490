/**
 * Rarely visited screens by address, kept out of the route table and the main bundle. Their paths
 * clash with no user name and no server address.
 */
import { createElement, type ComponentType, type ReactElement } from 'react';
import { standalonePaths, type StandaloneScreen } from '@/domain/session/standalonePaths';
import { useLateTexts } from '@/hooks/useLateTexts';
import { deferredComponent } from '@/ui/deferred/deferredComponent';
import { Skeleton } from '@/ui/feedback/Skeleton';

export interface StandaloneScreenProps {
  /** Renders the screen of any address, for screens that show others. */
  Screens: ComponentType;
}

type Screen = ComponentType<StandaloneScreenProps>;

const rows = () => <Skeleton shape="status" count={6} />;

const screen = (load: () => Promise<{ default: Screen }>): Screen =>
  deferredComponent(async () => (await load()).default, {
    placeholder: rows,
    onDemand: true,
  });

/** A screen with texts of the settings. */
const withLateTexts = (Inner: Screen): Screen =>
  function LateScreen(props) {
    return useLateTexts() ? <Inner {...props} /> : rows();
  };

const screens: Record<StandaloneScreen, Screen> = {
  compose: screen(() => import('@/screens/compose/ComposeScreen')),
  help: screen(() => import(/* webpackChunkName: "help" */ '@/screens/help/HelpScreen')),
  welcome: withLateTexts(screen(() => import('@/screens/settings/firstSteps/FirstStepsScreen'))),
  brand: screen(() => import(/* webpackChunkName: "gallery" */ '@/gallery/BrandScreen')),
  followedTags: screen(
    () => import(/* webpackChunkName: "tags" */ '@/screens/tags/FollowedTagsScreen'),
  ),
  explore: screen(
    () => import(/* webpackChunkName: "explore" */ '@/screens/explore/ExploreScreen'),
  ),
  bubble: screen(() => import(/* webpackChunkName: "explore" */ '@/screens/explore/BubbleScreen')),
  serverPosts: screen(
    () => import(/* webpackChunkName: "explore" */ '@/screens/explore/ServerPostsScreen'),
  ),
  linkPosts: screen(
    () => import(/* webpackChunkName: "explore" */ '@/screens/explore/LinkPostsScreen'),
  ),
  flow: screen(() => import(/* webpackChunkName: "travel" */ '@/testing/player/FlowViewerPage')),
  diagnostics: screen(() => import('@/doctor/page/DiagnosticsRoute')),
};
const names = Object.keys(standalonePaths) as StandaloneScreen[];

/** Null for every other address. */
export function renderStandaloneScreen(
  pathname: string,
  props: StandaloneScreenProps,
): ReactElement | null {
  const name = names.find((one) => standalonePaths[one] === pathname.replace(/(.)\/$/, '$1'));
  return name === undefined ? null : createElement(screens[name], props);
}
