/**
 * Makes a component of code that comes when it is first shown. When that cannot be fetched, what is
 * around it stays as it is and is told; shown once more, it is fetched once more.
 */
import { Component, lazy, Suspense, useState, type ComponentType, type ReactNode } from 'react';

interface Failing {
  /** The code did not come. Whoever shows it is expected to show it no longer. */
  onFailed: () => void;
}

export function late<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props & Failing> {
  const fetch = () => lazy(async () => ({ default: await load() }));
  return function Late({ onFailed, ...props }: Props & Failing) {
    const [Part] = useState(fetch);
    return (
      <Boundary onFailed={onFailed}>
        <Suspense fallback={null}>
          <Part {...(props as unknown as Props)} />
        </Suspense>
      </Boundary>
    );
  };
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
