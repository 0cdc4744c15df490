/**
 * What opens over the page: its code comes in one file, fetched as soon as the first screen is there
 * so that no press has to wait for it. Should that file be missing, the page says so where it can be
 * seen.
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

/** Milliseconds in which a screen that is being opened can say what it still waits for. */
const PATIENCE = 500;

export function usePrefetchedLayers(): void {
  const settled = useAppSelector(selectTimelinesSettled);
  const mayWrite = useAppSelector(selectSignedIn);
  useEffect(() => {
    if (!settled) return;
    // What fails now is tried again, and told, when it is wanted.
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
    // Nobody misses what they never saw.
    return { default: () => null };
  }
});

/** Hints come when the first screen stands, and stay. */
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
