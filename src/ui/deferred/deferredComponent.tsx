/**
 * Makes a component whose code is loaded when the first instance is shown, for all instances, or
 * prefetched; a placeholder of about its size is shown until then. A failed load affects only this
 * part, and is retried when the browser is online again or the user retries any failed part.
 */
import {
  lazy,
  Suspense,
  useEffect,
  useEffectEvent,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react';
import { FormattedMessage } from 'react-intl';
import { untilFirstView } from '@/lib/scheduler/firstView';
import { Button } from '@/ui/buttons/Button';
import styles from './deferredComponent.module.css';

interface Retrying {
  onRetry: () => void;
}

type DeferredComponent<Props> = ComponentType<Props> & {
  /** Once prefetched, the first instance shows without a layout shift. */
  prefetch: () => void;
};

interface Options {
  /** Fails silently, for a part that the user did not ask for; the next instance tries again. */
  optional?: boolean;
}

export function deferredComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  placeholder: (props: Props) => ReactNode,
  { optional = false }: Options = {},
): DeferredComponent<Props> {
  const fetch = () =>
    lazy(async (): Promise<{ default: ComponentType<Props & Retrying> }> => {
      try {
        await untilFirstView();
        return { default: (await load()) as ComponentType<Props & Retrying> };
      } catch {
        if (!optional) return { default: PartMissing };
        shared = fetch();
        return { default: NothingMissing };
      }
    });
  // Shared by all instances: once loaded, later ones render at once.
  let shared: ComponentType<Props & Retrying> = fetch();
  const prefetch = () => {
    load().then(
      (part) => {
        shared = part as ComponentType<Props & Retrying>;
      },
      // The first instance that is shown loads again, and reports a second failure.
      () => undefined,
    );
  };
  return Object.assign(
    // Not a constant: the React Compiler would hoist its parts out of the scope of `shared`.
    function DeferredComponent(props: Props) {
      const [Part, setPart] = useState(() => shared);
      const retry = () => {
        const again = fetch();
        shared = again;
        setPart(again);
      };
      return (
        <Suspense fallback={placeholder(props)}>
          <Part {...props} onRetry={retry} />
        </Suspense>
      );
    },
    { prefetch },
  );
}

function NothingMissing({ onRetry }: Retrying) {
  useRetryWhenOnline(onRetry);
  return null;
}

function PartMissing({ onRetry }: Retrying) {
  useRetryWhenOnline(onRetry);
  return (
    <p className={styles.missing} role="alert" data-surface="raised">
      <FormattedMessage id="general.part_missing" defaultMessage="A part could not be loaded" />
      <Button size="small" onPress={retryAll}>
        <FormattedMessage id="general.retry" defaultMessage="Retry" />
      </Button>
    </p>
  );
}

const retryListeners = new Set<() => void>();

/** Parts that failed to load together are retried together. */
const retryAll = () => retryListeners.forEach((ask) => ask());

function useRetryWhenOnline(onAsked: () => void) {
  const tell = useEffectEvent(onAsked);
  useEffect(() => {
    const ask = () => tell();
    retryListeners.add(ask);
    window.addEventListener('online', ask);
    return () => {
      retryListeners.delete(ask);
      window.removeEventListener('online', ask);
    };
  }, []);
}
