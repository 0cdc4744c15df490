/** A section of the page with its heading. */
import { useId, type ReactNode } from 'react';
import styles from './AboutScreen.module.css';

interface Props {
  title: ReactNode;
  children: ReactNode;
}

export function Section({ title, children }: Props) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id} className={styles.title} dir="auto">
        {title}
      </h2>
      {children}
    </section>
  );
}
