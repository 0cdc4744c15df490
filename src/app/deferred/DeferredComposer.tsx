/** The composer, loaded when it is first shown, or prefetched before a press that will show it. */
import { NEW_POST, type DraftTarget } from '@/domain/composer/draft';
import type { ComposerVariant } from '@/components/composer/Composer';
import { deferredComponent } from '@/ui/deferred/deferredComponent';
import { Skeleton } from '@/ui/feedback/Skeleton';
import styles from './DeferredComposer.module.css';

const Composer = deferredComponent(
  async () => (await import('@/components/composer/Composer')).Composer,
  { placeholder: () => <ComposerSkeleton />, onDemand: true },
);

export const prefetchComposer = Composer.prefetch;

interface Props {
  target?: DraftTarget;
  variant: Exclude<ComposerVariant, 'inline'>;
}

export function DeferredComposer({ target = NEW_POST, variant }: Props) {
  return <Composer target={target} variant={variant} />;
}

const ComposerSkeleton = () => (
  <div className={styles.place}>
    <Skeleton shape="line" count={4} />
  </div>
);
