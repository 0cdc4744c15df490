/** The composer, loaded when it is first shown, or prefetched before a press that will show it. */
import { Suspense } from 'react';
import { NEW_POST, type DraftTarget } from '@/domain/composer/draft';
import type { ComposerVariant } from '@/components/composer/Composer';
import { deferredWithSuspense } from '@/ui/deferred/deferredWithSuspense';
import { Skeleton } from '@/ui/feedback/Skeleton';
import styles from './DeferredComposer.module.css';

const Composer = deferredWithSuspense(
  async () => (await import('@/components/composer/Composer')).Composer,
);

export const prefetchComposer = Composer.prefetch;

interface Props {
  target?: DraftTarget;
  variant: Exclude<ComposerVariant, 'inline'>;
}

export function DeferredComposer({ target = NEW_POST, variant }: Props) {
  return (
    <Suspense fallback={<ComposerSkeleton />}>
      <Composer target={target} variant={variant} />
    </Suspense>
  );
}

const ComposerSkeleton = () => (
  <div className={styles.place}>
    <Skeleton shape="line" count={4} />
  </div>
);
