/** The composer, whose code comes when it is first shown, or ahead of a press that will show it. */
import { Suspense } from 'react';
import { NEW_POST, type DraftTarget } from '@/domain/draft';
import type { ComposerPlace } from '@/components/composer/Composer';
import { lazyAhead } from '@/ui/lazyAhead';
import { Skeleton } from '@/ui/Skeleton';
import styles from './LazyComposer.module.css';

const Composer = lazyAhead(async () => (await import('@/components/composer/Composer')).Composer);

export const fetchComposerAhead = Composer.fetchAhead;

interface Props {
  target?: DraftTarget;
  place: Exclude<ComposerPlace, 'inline'>;
}

export function LazyComposer({ target = NEW_POST, place }: Props) {
  return (
    <Suspense fallback={<ComposerSkeleton />}>
      <Composer target={target} place={place} />
    </Suspense>
  );
}

const ComposerSkeleton = () => (
  <div className={styles.place}>
    <Skeleton shape="line" count={4} />
  </div>
);
