/** A section of the page with its heading. */
import { useId, type ReactNode } from 'react';
import styles from './FlowViewerScreen.module.css';

export function FlowViewerSection({ title, children }: { title: ReactNode; children: ReactNode }) {
  const id = useId();
  return (
    <section className={styles.part} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      {children}
    </section>
  );
}
