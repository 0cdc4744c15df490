/**
 * The code of everything that opens over the page: dialogs in one chunk, the form for posts with that
 * of writing, drawers in another. It is fetched when the reader comes near a button that opens
 * something, or while the page is calm.
 */
import { deferredComponent } from '@/ui/deferred/deferredComponent';

export const OpenDialog = deferredComponent(
  async () =>
    (await import(/* webpackChunkName: "dialogs" */ '@/app/dialogs/OpenDialog')).OpenDialog,
  { onDemand: true },
);
export const PostStatusDialog = deferredComponent(
  async () =>
    (await import(/* webpackChunkName: "composer" */ '@/app/dialogs/composer/PostStatusDialog'))
      .PostStatusDialog,
  { onDemand: true },
);
/** A chunk of its own: it is pressed for on every screen, mostly without any other dialog. */
export const Palette = deferredComponent(
  async () =>
    (await import(/* webpackChunkName: "palette" */ '@/app/palette/PaletteDialog')).PaletteDialog,
  { onDemand: true },
);
export const SideDrawer = deferredComponent(
  async () =>
    (await import(/* webpackChunkName: "drawers" */ '@/app/layout/drawers/SideDrawer')).SideDrawer,
  { onDemand: true },
);
export const NotificationsDrawer = deferredComponent(
  async () =>
    (await import(/* webpackChunkName: "drawers" */ '@/app/notifications/NotificationsDrawer'))
      .NotificationsDrawer,
  { onDemand: true },
);

export function prefetchDrawers(): void {
  [SideDrawer, NotificationsDrawer].forEach(({ prefetch }) => prefetch());
}

/** Prefetches what may open next. */
export function prefetchLayers(): void {
  OpenDialog.prefetch();
  prefetchDrawers();
}
