/**
 * Makes a component whose code is loaded when it is first shown, or prefetched. If loading fails,
 * the surroundings stay and `onFailed` is called; showing it again loads it again.
 */
import { Component, useEffect, useEffectEvent, useState } from 'react';
import type { ComponentType, ReactNode } from 'react';

interface Failing {
  /** Called when the code could not be loaded. The parent is expected to unmount the component. */
  onFailed: () => void;
}

type DeferredOnDemand<Props> = ComponentType<Props & Failing> & {
  /** A failed prefetch is harmless: mounting the component loads the code again. */
  prefetch: () => void;
};

/** Waits without Suspense, as React shows suspended content 300 ms later at the earliest. */
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
