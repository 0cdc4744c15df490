/**
 * Makes a component whose code is loaded when the first instance is shown, for all instances, or
 * prefetched. A failed load affects only this part. The code is awaited without `React.lazy`, as
 * React shows suspended content 300 ms after its fallback at the earliest; and code that is already
 * loaded renders at once.
 */
import {
  Component,
  startTransition,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react';
import { FormattedMessage } from 'react-intl';
import { untilFirstView } from '@/lib/scheduler/firstView';
import { Button } from '@/ui/buttons/Button';
import styles from './deferredComponent.module.css';

interface Failing {
  /**
   * Called in place of any other report when the code cannot be loaded or crashes. The parent is
   * expected to unmount the component; showing it again loads it again.
   */
  onFailed?: () => void;
}

export type DeferredComponent<Props> = ComponentType<Props & Failing> & {
  /**
   * Once prefetched, the first instance shows without a layout shift. A failure is harmless: the
   * first instance that is shown loads again.
   */
  prefetch: () => void;
};

interface Options<Props> {
  /** Shown until the code is loaded, of about the same size; nothing by default. */
  placeholder?: (props: Props) => ReactNode;
  /** True as long as the placeholder does, and the code is not to be loaded. */
  waits?: (props: Props) => boolean;
  /** Fails silently, for a part that the user did not ask for; the next instance tries again. */
  optional?: boolean;
  /**
   * For a part that the user asked for, such as a screen or a menu: it is loaded even before the
   * first view is complete, and a failure reaches the error boundary around it. Other parts report
   * a failure in their own place, and are retried when the browser is online again or the user
   * retries any failed part.
   */
  onDemand?: boolean;
}

export function deferredComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  options: Options<Props> = {},
): DeferredComponent<Props> {
  const code = createCode(load);
  return Object.assign(
    (props: Props & Failing) => <Deferred code={code} options={options} props={props} />,
    {
      prefetch: () => {
        code.load().catch(() => undefined);
      },
    },
  );
}

interface Code<Props> {
  /** Null until it is loaded. */
  loaded: () => ComponentType<Props> | null;
  load: () => Promise<ComponentType<Props>>;
}

/** Loads once for all instances; after a failure, again. */
function createCode<Props>(load: () => Promise<ComponentType<Props>>): Code<Props> {
  let loaded: ComponentType<Props> | null = null;
  let loading: Promise<ComponentType<Props>> | null = null;
  const attempt = async () => {
    try {
      return (loaded = await load());
    } catch (error) {
      loading = null;
      throw error;
    }
  };
  return { loaded: () => loaded, load: () => (loading ??= attempt()) };
}

let awaited = 0;

/** The number of parts in the page whose code is still to come. */
export const partsAwaited = (): number => awaited;

interface DeferredProps<Props> {
  code: Code<Props>;
  options: Options<Props>;
  props: Props & Failing;
}

function Deferred<Props extends object>({ code, options, props }: DeferredProps<Props>) {
  const { placeholder, waits, optional = false, onDemand = false } = options;
  const { onFailed } = props;
  const [Part, setPart] = useState(() => code.loaded());
  const [failure, setFailure] = useState<{ error: unknown } | null>(null);
  const fail = useEffectEvent((error: unknown) => {
    if (onFailed) onFailed();
    else setFailure({ error });
  });
  const loading = Part === null && failure === null && !waits?.(props);
  useLayoutEffect(() => {
    if (!loading) return;
    awaited += 1;
    return () => {
      awaited -= 1;
    };
  }, [loading]);
  useEffect(() => {
    if (!loading) return;
    let mounted = true;
    const loaded = onDemand ? code.load() : untilFirstView().then(code.load);
    loaded.then(
      (part) => {
        // A transition renders in slices, so that the page stays responsive.
        if (mounted) startTransition(() => setPart(() => part));
      },
      (error: unknown) => {
        if (mounted) fail(error);
      },
    );
    return () => {
      mounted = false;
    };
  }, [loading, onDemand, code]);

  if (Part !== null && onFailed) {
    return (
      <Boundary onFailed={onFailed}>
        <Part {...props} />
      </Boundary>
    );
  }
  if (Part !== null) return <Part {...props} />;
  if (failure === null) return placeholder?.(props) ?? null;
  if (onDemand) throw failure.error;
  return <PartMissing silent={optional} onRetry={() => setFailure(null)} />;
}

class Boundary extends Component<{ onFailed: () => void; children: ReactNode }> {
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

const retryListeners = new Set<() => void>();

/** Parts that failed to load together are retried together. */
const retryAll = () => retryListeners.forEach((retry) => retry());

function PartMissing({ silent, onRetry }: { silent: boolean; onRetry: () => void }) {
  const retried = useEffectEvent(onRetry);
  useEffect(() => {
    const retry = () => retried();
    retryListeners.add(retry);
    window.addEventListener('online', retry);
    return () => {
      retryListeners.delete(retry);
      window.removeEventListener('online', retry);
    };
  }, []);
  if (silent) return null;
  return (
    <p className={styles.missing} role="alert" data-surface="raised">
      <FormattedMessage id="general.part_missing" defaultMessage="Couldn't load this part" />
      <Button size="small" onPress={retryAll}>
        <FormattedMessage id="general.retry" defaultMessage="Retry" />
      </Button>
    </p>
  );
}
