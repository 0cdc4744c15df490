/** The composer, whose code comes when it is first shown. */
import { lazy, Suspense } from 'react';
import { NEW_POST, type DraftTarget } from '@/domain/draft';
import { Skeleton } from '@/ui/Skeleton';

const Composer = lazy(async () => ({
  default: (await import('@/components/composer/Composer')).Composer,
}));

export function LazyComposer({ target = NEW_POST }: { target?: DraftTarget }) {
  return (
    <Suspense fallback={<Skeleton shape="line" count={4} />}>
      <Composer target={target} />
    </Suspense>
  );
}
