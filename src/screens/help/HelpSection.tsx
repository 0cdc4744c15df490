/** A section of the help with its heading; hidden if the search leaves nothing of it. */
import { useId, type ReactNode } from 'react';
import { FormattedMessage, type MessageDescriptor } from 'react-intl';
import styles from './HelpScreen.module.css';

interface Props {
  title: MessageDescriptor;
  /** The number of its entries. */
  count: number;
  children: ReactNode;
}

export function HelpSection({ title, count, children }: Props) {
  const id = useId();
  if (count === 0) return null;
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        <FormattedMessage {...title} />
      </h2>
      {children}
    </section>
  );
}
