/**
 * Makes a component of code that comes when it is first shown, or ahead. When that cannot be fetched,
 * what is around it stays as it is and is told; shown once more, it is fetched once more.
 */
import { Component, useEffect, useEffectEvent, useState } from 'react';
import type { ComponentType, ReactNode } from 'react';

interface Failing {
  /** The code did not come. Whoever shows it is expected to show it no longer. */
  onFailed: () => void;
}

type DeferredOnDemand<Props> = ComponentType<Props & Failing> & {
  /** Fetched in vain is no harm: whoever shows it asks again. */
  prefetch: () => void;
};

/** Waited for by itself: what React waits for, it shows 300 ms later at the earliest. */
export function deferredOnDemand<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): DeferredOnDemand<Props> {
  let here: ComponentType<Props> | null = null;
  const fetch = async () => (here = await load());
  return Object.assign(
    function Late({ onFailed, ...props }: Props & Failing) {
      const [Part, setPart] = useState(() => here);
      const show = useEffectEvent((part: ComponentType<Props>) => setPart(() => part));
      const fail = useEffectEvent(onFailed);
      const missing = Part === null;
      useEffect(() => {
        if (!missing) return;
        let wanted = true;
        fetch().then(
          (part) => wanted && show(part),
          () => wanted && fail(),
        );
        return () => {
          wanted = false;
        };
      }, [missing]);
      if (Part === null) return null;
      return (
        <Boundary onFailed={onFailed}>
          <Part {...(props as unknown as Props)} />
        </Boundary>
      );
    },
    {
      prefetch: () => {
        fetch().catch(() => undefined);
      },
    },
  );
}

class Boundary extends Component<Failing & { children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch() {
    this.props.onFailed();
  }

  override render() {
    return this.state.failed ? null : this.props.children;
  }
}
