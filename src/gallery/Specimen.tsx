/** One primitive on show: what it is called, and its states beside each other. */
import type { ReactNode } from 'react';
import styles from './Specimen.module.css';

interface SpecimenProps {
  title: string;
  children: ReactNode;
  /** One under the other over the whole width, for what fills a column. */
  stacked?: boolean;
}

export function Specimen({ title, children, stacked = false }: SpecimenProps) {
  return (
    <section className={styles.specimen}>
      <h3 className={styles.title}>{title}</h3>
      <div className={styles.states} data-stacked={stacked || undefined}>
        {children}
      </div>
    </section>
  );
}
