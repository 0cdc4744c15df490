/** One primitive with its name, and its states side by side. */
import type { ReactNode } from 'react';
import styles from './Specimen.module.css';

interface SpecimenProps {
  title: string;
  children: ReactNode;
  /** Stacks the states at full width, for primitives that fill a column. */
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
