/**
 * A lazy component whose code can be prefetched. React shows suspended content only 300 ms after
 * the fallback, even if it was ready at once; so code that is already loaded renders without
 * suspending.
 */
import { lazy, useState, type ComponentType } from 'react';

type DeferredWithSuspense<Props> = ComponentType<Props> & {
  /** A failed prefetch is harmless: mounting the component loads the code again. */
  prefetch: () => void;
};

export function deferredWithSuspense<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): DeferredWithSuspense<Props> {
  let here: ComponentType<Props> | null = null;
  const fetch = async () => (here = await load());
  const Later = lazy(async () => ({ default: await fetch() })) as unknown as ComponentType<Props>;
  return Object.assign(
    function Ahead(props: Props) {
      const [Part] = useState(() => here ?? Later);
      return <Part {...props} />;
    },
    {
      prefetch: () => {
        fetch().catch(() => undefined);
      },
    },
  );
}
