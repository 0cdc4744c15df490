/** A titled box of the sidebar. */
import { useId, type ReactNode } from 'react';
import styles from './Panel.module.css';

interface Props {
  title: ReactNode;
  children: ReactNode;
  /** The content reaches the edges. */
  flush?: boolean;
}

export function Panel({ title, children, flush = false }: Props) {
  const id = useId();
  return (
    <section className={styles.panel} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      <div className={styles.body} data-flush={flush || undefined}>
        {children}
      </div>
    </section>
  );
}
