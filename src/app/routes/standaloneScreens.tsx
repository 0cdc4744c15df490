/**
 * Rarely visited screens by address, kept out of the route table and the main bundle. Their paths
 * clash with no user name and no server address.
 */
import { createElement, lazy, Suspense, type ComponentType, type ReactElement } from 'react';
import { standalonePaths, type StandaloneScreen } from '@/domain/session/standalonePaths';
import { Skeleton } from '@/ui/feedback/Skeleton';

export interface StandaloneScreenProps {
  /** Renders the screen of any address, for screens that show others. */
  Screens: ComponentType;
}

type Load = () => Promise<{ default: ComponentType<StandaloneScreenProps> }>;

const loaders: Record<StandaloneScreen, Load> = {
  compose: () => import('@/screens/compose/ComposeScreen'),
  brand: () => import(/* webpackChunkName: "gallery" */ '@/gallery/BrandScreen'),
  flow: () => import(/* webpackChunkName: "travel" */ '@/testing/player/FlowViewerPage'),
  diagnostics: () => import('@/doctor/page/DiagnosticsRoute'),
};

const screens = new Map<StandaloneScreen, ComponentType<StandaloneScreenProps>>();
const names = Object.keys(standalonePaths) as StandaloneScreen[];

/** Null for every other address. */
export function renderStandaloneScreen(
  pathname: string,
  props: StandaloneScreenProps,
): ReactElement | null {
  const name = names.find((one) => standalonePaths[one] === pathname.replace(/(.)\/$/, '$1'));
  if (name === undefined) return null;
  const screen = screens.get(name) ?? lazy(loaders[name]);
  screens.set(name, screen);
  return (
    <Suspense fallback={<Skeleton shape="status" count={6} />}>
      {createElement(screen, props)}
    </Suspense>
  );
}
