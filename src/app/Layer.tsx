/**
 * What opens over the page: its code comes in one file, fetched as soon as the first screen is there
 * so that no press has to wait for it. Should that file be missing, the page says so where it can be
 * seen.
 */
import { lazy, Suspense, useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { useAppSelector } from '@/hooks/store';
import { untilFirstView } from '@/lib/firstView';
import { selectSignedIn } from '@/selectors/session';
import { selectTimelinesSettled } from '@/selectors/timelines';
import { lazyAhead } from '@/ui/lazyAhead';
import { ErrorBoundary } from './ErrorBoundary';
import { fetchComposerAhead } from './LazyComposer';
import styles from './Layer.module.css';

export const OpenDialog = lazyAhead(
  async () => (await import(/* webpackChunkName: "layers" */ './dialogs/OpenDialog')).OpenDialog,
);
export const loadSideDrawer = () => import(/* webpackChunkName: "layers" */ './SideDrawer');
export const loadNotificationsDrawer = () =>
  import(/* webpackChunkName: "layers" */ './NotificationsDrawer');

/** Milliseconds in which a screen that is being opened can say what it still waits for. */
const PATIENCE = 500;

export function useLayersAhead(): void {
  const settled = useAppSelector(selectTimelinesSettled);
  const mayWrite = useAppSelector(selectSignedIn);
  useEffect(() => {
    if (!settled) return;
    // What fails now is tried again, and told, when it is wanted.
    const load = () => {
      OpenDialog.fetchAhead();
      if (mayWrite) fetchComposerAhead();
    };
    const timer = setTimeout(load, PATIENCE);
    return () => clearTimeout(timer);
  }, [settled, mayWrite]);
}

const loadHints = () => import(/* webpackChunkName: "layers" */ './Hints');
const Hints = lazy(async (): Promise<{ default: ComponentType }> => {
  try {
    await untilFirstView();
    return { default: (await loadHints()).Hints };
  } catch {
    // Nobody misses what they never saw.
    return { default: () => null };
  }
});

/** Hints come when the first screen stands, and stay. */
export function HintsLater() {
  const settled = useAppSelector(selectTimelinesSettled);
  const [wanted, setWanted] = useState(false);
  if (settled && !wanted) setWanted(true);
  return wanted ? (
    <Suspense fallback={null}>
      <Hints />
    </Suspense>
  ) : null;
}

export function Layer({ children }: { children: ReactNode }) {
  return (
    <div className={styles.layer}>
      <ErrorBoundary part="dialog">
        <Suspense fallback={null}>{children}</Suspense>
      </ErrorBoundary>
    </div>
  );
}
