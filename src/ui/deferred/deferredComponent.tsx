/**
 * A part that few of many things have: its code comes with the first that does, for all of them, or
 * ahead, and a place of about its size is kept until then. A code that does not come costs nothing
 * but the part, and is asked for again when the line is back, or the reader asks for any of them.
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
  /** Nothing moves when the first is shown then. */
  prefetch: () => void;
};

interface Options {
  /** A part that nobody asked for: without it nothing is said, and the next that is shown asks. */
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
  // One for all: what has come once is there at once.
  let shared: ComponentType<Props & Retrying> = fetch();
  const prefetch = () => {
    load().then(
      (part) => {
        shared = part as ComponentType<Props & Retrying>;
      },
      // The first that is shown asks again, and says so should that fail, too.
      () => undefined,
    );
  };
  return Object.assign(
    // Not a constant of its own: the compiler would move its parts out of reach of `shared`.
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

/** What came together went missing together. */
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
