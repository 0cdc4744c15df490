/**
 * A component whose code may be fetched ahead. React shows what it had to wait for only 300 ms after
 * the place that was kept for it, also where that was ready in the same moment: what is here already
 * is therefore shown without any waiting.
 */
import { lazy, useState, type ComponentType } from 'react';

export type DeferredWithSuspense<Props> = ComponentType<Props> & {
  /** Fetched in vain is no harm: whoever shows it asks again. */
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
