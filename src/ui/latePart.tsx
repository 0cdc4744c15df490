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
import { untilFirstView } from '@/lib/firstView';
import { Button } from './Button';
import styles from './latePart.module.css';

interface Retrying {
  onRetry: () => void;
}

type LatePart<Props> = ComponentType<Props> & {
  /** Nothing moves when the first is shown then. */
  fetchAhead: () => void;
};

interface Options {
  /** A part that nobody asked for: without it nothing is said, and the next that is shown asks. */
  missedByNobody?: boolean;
}

export function latePart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  place: (props: Props) => ReactNode,
  { missedByNobody = false }: Options = {},
): LatePart<Props> {
  const fetch = () =>
    lazy(async (): Promise<{ default: ComponentType<Props & Retrying> }> => {
      try {
        await untilFirstView();
        return { default: (await load()) as ComponentType<Props & Retrying> };
      } catch {
        if (!missedByNobody) return { default: PartMissing };
        shared = fetch();
        return { default: NothingMissing };
      }
    });
  // One for all: what has come once is there at once.
  let shared: ComponentType<Props & Retrying> = fetch();
  const fetchAhead = () => {
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
    function LatePart(props: Props) {
      const [Part, setPart] = useState(() => shared);
      const retry = () => {
        const again = fetch();
        shared = again;
        setPart(again);
      };
      return (
        <Suspense fallback={place(props)}>
          <Part {...props} onRetry={retry} />
        </Suspense>
      );
    },
    { fetchAhead },
  );
}

function NothingMissing({ onRetry }: Retrying) {
  useAskedAgain(onRetry);
  return null;
}

function PartMissing({ onRetry }: Retrying) {
  useAskedAgain(onRetry);
  return (
    <p className={styles.missing} role="alert" data-surface="raised">
      <FormattedMessage id="general.part_missing" defaultMessage="A part could not be loaded" />
      <Button size="small" onPress={askForAll}>
        <FormattedMessage id="general.retry" defaultMessage="Retry" />
      </Button>
    </p>
  );
}

const missingParts = new Set<() => void>();

/** What came together went missing together. */
const askForAll = () => missingParts.forEach((ask) => ask());

function useAskedAgain(onAsked: () => void) {
  const tell = useEffectEvent(onAsked);
  useEffect(() => {
    const ask = () => tell();
    missingParts.add(ask);
    window.addEventListener('online', ask);
    return () => {
      missingParts.delete(ask);
      window.removeEventListener('online', ask);
    };
  }, []);
}
