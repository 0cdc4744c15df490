/**
 * Screens that few readers ever see, by their addresses. None of them weighs on the first load; no
 * name of a person and no address of the server is among them.
 */
import { createElement, lazy, Suspense, type ComponentType, type ReactElement } from 'react';
import { standalonePaths, type StandaloneScreen } from '@/domain/session/standalonePaths';
import { Skeleton } from '@/ui/feedback/Skeleton';

export interface StandaloneScreenProps {
  /** The screen of any address, for one that shows others. */
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
