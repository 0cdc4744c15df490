/**
 * Everything that opens over the page. Its code is one chunk, fetched once the first screen is
 * shown, so that no press has to wait for it. If the chunk cannot be loaded, the page shows an
 * error.
 */
import { lazy, Suspense, useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { useAppSelector } from '@/hooks/store';
import { untilFirstView } from '@/lib/scheduler/firstView';
import { selectSignedIn } from '@/selectors/session/session';
import { selectTimelinesSettled } from '@/selectors/timelines/timelines';
import { deferredWithSuspense } from '@/ui/deferred/deferredWithSuspense';
import { ErrorBoundary } from '@/app/ErrorBoundary';
import { prefetchComposer } from './DeferredComposer';
import styles from './Overlay.module.css';

export const OpenDialog = deferredWithSuspense(
  async () =>
    (await import(/* webpackChunkName: "layers" */ '@/app/dialogs/OpenDialog')).OpenDialog,
);
export const loadSideDrawer = () =>
  import(/* webpackChunkName: "layers" */ '@/app/layout/drawers/SideDrawer');
export const loadNotificationsDrawer = () =>
  import(/* webpackChunkName: "layers" */ '@/app/notifications/NotificationsDrawer');

/** Milliseconds that a newly opened screen gets to start its own requests first. */
const PATIENCE = 500;

export function usePrefetchedLayers(): void {
  const settled = useAppSelector(selectTimelinesSettled);
  const mayWrite = useAppSelector(selectSignedIn);
  useEffect(() => {
    if (!settled) return;
    // Fails silently: first use tries again and reports errors.
    const load = () => {
      OpenDialog.prefetch();
      if (mayWrite) prefetchComposer();
    };
    const timer = setTimeout(load, PATIENCE);
    return () => clearTimeout(timer);
  }, [settled, mayWrite]);
}

const loadDeferredAppServices = () =>
  import(/* webpackChunkName: "layers" */ './DeferredAppServices');
const DeferredAppServices = lazy(async (): Promise<{ default: ComponentType }> => {
  try {
    await untilFirstView();
    return { default: (await loadDeferredAppServices()).DeferredAppServices };
  } catch {
    // Optional code: its absence is not reported.
    return { default: () => null };
  }
});

/** Mounts once the first screen is shown, and stays mounted. */
export function DeferredAppServicesLoader() {
  const settled = useAppSelector(selectTimelinesSettled);
  const [wanted, setWanted] = useState(false);
  if (settled && !wanted) setWanted(true);
  return wanted ? (
    <Suspense fallback={null}>
      <DeferredAppServices />
    </Suspense>
  ) : null;
}

export function Overlay({ children }: { children: ReactNode }) {
  return (
    <div className={styles.layer}>
      <ErrorBoundary part="dialog">
        <Suspense fallback={null}>{children}</Suspense>
      </ErrorBoundary>
    </div>
  );
}
