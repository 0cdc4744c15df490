/** The place of what opens over the page. If its code cannot be loaded, the page shows an error. */
import { useState, type ReactNode } from 'react';
import { useAppSelector } from '@/hooks/store';
import { selectTimelinesSettled } from '@/selectors/timelines/timelines';
import { deferredComponent } from '@/ui/deferred/deferredComponent';
import { ErrorBoundary } from '@/app/ErrorBoundary';
import styles from './Overlay.module.css';

const DeferredAppServices = deferredComponent(
  async () =>
    (await import(/* webpackChunkName: "services" */ './DeferredAppServices')).DeferredAppServices,
  { optional: true },
);

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
