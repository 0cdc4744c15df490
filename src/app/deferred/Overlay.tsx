/**
 * Everything that opens over the page. Its code is one chunk, fetched once the first screen is
 * shown, so that no press has to wait for it. If the chunk cannot be loaded, the page shows an
 * error.
 */
import { useEffect, useState, type ReactNode } from 'react';
import { useAppSelector } from '@/hooks/store';
import { selectSignedIn } from '@/selectors/session/session';
import { selectTimelinesSettled } from '@/selectors/timelines/timelines';
import { deferredComponent } from '@/ui/deferred/deferredComponent';
import { ErrorBoundary } from '@/app/ErrorBoundary';
import { prefetchComposer } from './DeferredComposer';
import styles from './Overlay.module.css';

export const OpenDialog = deferredComponent(
  async () =>
    (await import(/* webpackChunkName: "layers" */ '@/app/dialogs/OpenDialog')).OpenDialog,
  { onDemand: true },
);
export const SideDrawer = deferredComponent(
  async () =>
    (await import(/* webpackChunkName: "layers" */ '@/app/layout/drawers/SideDrawer')).SideDrawer,
  { onDemand: true },
);
export const NotificationsDrawer = deferredComponent(
  async () =>
    (await import(/* webpackChunkName: "layers" */ '@/app/notifications/NotificationsDrawer'))
      .NotificationsDrawer,
  { onDemand: true },
);
const DeferredAppServices = deferredComponent(
  async () =>
    (await import(/* webpackChunkName: "layers" */ './DeferredAppServices')).DeferredAppServices,
  { optional: true },
);

/** Milliseconds that a newly opened screen gets to start its own requests first. */
const PATIENCE = 500;

export function usePrefetchedLayers(): void {
  const settled = useAppSelector(selectTimelinesSettled);
  const mayWrite = useAppSelector(selectSignedIn);
  useEffect(() => {
    if (!settled) return;
    const load = () => {
      [OpenDialog, SideDrawer, NotificationsDrawer].forEach(({ prefetch }) => prefetch());
      if (mayWrite) prefetchComposer();
    };
    const timer = setTimeout(load, PATIENCE);
    return () => clearTimeout(timer);
  }, [settled, mayWrite]);
}

/** Mounts once the first screen is shown, and stays mounted. */
export function DeferredAppServicesLoader() {
  const settled = useAppSelector(selectTimelinesSettled);
  const [wanted, setWanted] = useState(false);
  if (settled && !wanted) setWanted(true);
  return wanted ? <DeferredAppServices /> : null;
}

export function Overlay({ children }: { children: ReactNode }) {
  return (
    <div className={styles.layer}>
      <ErrorBoundary part="dialog">{children}</ErrorBoundary>
    </div>
  );
}
