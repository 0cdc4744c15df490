/**
 * Screens that few readers ever see, by their addresses. None of them weighs on the first load; no
 * name of a person and no address of the server is among them.
 */
import { createElement, lazy, Suspense, type ComponentType, type ReactElement } from 'react';
import { rarePaths, type RareScreen } from '@/domain/rarePaths';
import { Skeleton } from '@/ui/Skeleton';

export interface RareScreenProps {
  /** The screen of any address, for one that shows others. */
  Screens: ComponentType;
}

type Load = () => Promise<{ default: ComponentType<RareScreenProps> }>;

const loaders: Record<RareScreen, Load> = {
  compose: () => import('@/screens/compose/ComposeScreen'),
  brand: () => import(/* webpackChunkName: "gallery" */ '@/gallery/BrandScreen'),
  flow: () => import(/* webpackChunkName: "travel" */ '../past/FlowPage'),
  diagnostics: () => import('./DiagnosticsPlace'),
};

const screens = new Map<RareScreen, ComponentType<RareScreenProps>>();
const names = Object.keys(rarePaths) as RareScreen[];

/** Null for every other address. */
export function renderRareScreen(pathname: string, props: RareScreenProps): ReactElement | null {
  const name = names.find((one) => rarePaths[one] === pathname.replace(/(.)\/$/, '$1'));
  if (name === undefined) return null;
  const screen = screens.get(name) ?? lazy(loaders[name]);
  screens.set(name, screen);
  return (
    <Suspense fallback={<Skeleton shape="status" count={6} />}>
      {createElement(screen, props)}
    </Suspense>
  );
}
