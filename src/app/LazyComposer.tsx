/** The composer, whose code comes when it is first shown. */
import { lazy, Suspense } from 'react';
import { Skeleton } from '@/ui/Skeleton';

const Composer = lazy(async () => ({
  default: (await import('@/components/composer/Composer')).Composer,
}));

export function LazyComposer() {
  return (
    <Suspense fallback={<Skeleton shape="line" count={4} />}>
      <Composer target="new" />
    </Suspense>
  );
}
