/** The composer, whose code comes when it is first shown, or ahead of a press that will show it. */
import { lazy, Suspense } from 'react';
import { NEW_POST, type DraftTarget } from '@/domain/draft';
import type { ComposerPlace } from '@/components/composer/Composer';
import { Skeleton } from '@/ui/Skeleton';

export const loadComposer = () => import('@/components/composer/Composer');

const Composer = lazy(async () => ({ default: (await loadComposer()).Composer }));

interface Props {
  target?: DraftTarget;
  place: Exclude<ComposerPlace, 'inline'>;
}

export function LazyComposer({ target = NEW_POST, place }: Props) {
  return (
    <Suspense fallback={<Skeleton shape="line" count={4} />}>
      <Composer target={target} place={place} />
    </Suspense>
  );
}
