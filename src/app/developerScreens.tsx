/** Addresses that only development builds have. The others hold neither them nor what they show. */
import { createElement, lazy, Suspense, type ComponentType, type ReactElement } from 'react';

const GALLERY = '/dev/gallery';

const screens = new Map<string, ComponentType>();

/** Null for every other address. */
export function renderDeveloperScreen(pathname: string): ReactElement | null {
  // The build leaves out what stands behind a condition that never holds.
  if (process.env.NODE_ENV === 'development' && pathname === GALLERY) {
    const load = () => import(/* webpackChunkName: "gallery" */ '@/gallery/GalleryScreen');
    const screen = screens.get(pathname) ?? lazy(load);
    screens.set(pathname, screen);
    return <Suspense fallback={null}>{createElement(screen)}</Suspense>;
  }
  return null;
}
