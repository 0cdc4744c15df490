/**
 * A part that few of many things have: its code comes with the first that does, for all of them, and
 * a place of about its size is kept until then. A code that does not come costs nothing but the part.
 */
import { lazy, Suspense, useState, type ComponentType, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { untilFirstView } from '@/lib/firstView';
import { Button } from './Button';
import styles from './latePart.module.css';

interface Retrying {
  onRetry: () => void;
}

export function latePart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  place: (props: Props) => ReactNode,
): ComponentType<Props> {
  const fetch = () =>
    lazy(async (): Promise<{ default: ComponentType<Props & Retrying> }> => {
      try {
        await untilFirstView();
        return { default: (await load()) as ComponentType<Props & Retrying> };
      } catch {
        return { default: PartMissing };
      }
    });
  // One for all: what has come once is there at once.
  let shared = fetch();
  return function LatePart(props: Props) {
    const [Part, setPart] = useState(() => shared);
    const retry = () => {
      shared = fetch();
      setPart(shared);
    };
    return (
      <Suspense fallback={place(props)}>
        <Part {...props} onRetry={retry} />
      </Suspense>
    );
  };
}

function PartMissing({ onRetry }: Retrying) {
  return (
    <p className={styles.missing} role="alert">
      <FormattedMessage id="general.part_missing" defaultMessage="A part could not be loaded" />
      <Button size="small" onPress={onRetry}>
        <FormattedMessage id="general.retry" defaultMessage="Retry" />
      </Button>
    </p>
  );
}
