/**
 * A list whose rows can be put at other places, taken by their handles (`useRowDrag`) or with buttons
 * (`MoveButtons`). A row is pale while it is dragged, and has a line where the dragged one would go.
 */
import type { PointerEvent, ReactNode, Ref } from 'react';
import type { DropIndicator } from './useRowDrag';
import styles from './MovableRow.module.css';

interface ListProps {
  ref?: Ref<HTMLOListElement>;
  /** Its name; or else `labelledBy`. */
  label?: string;
  labelledBy?: string;
  children: ReactNode;
}

export function MovableList({ ref, label, labelledBy, children }: ListProps) {
  return (
    <ol ref={ref} className={styles.list} aria-label={label} aria-labelledby={labelledBy}>
      {children}
    </ol>
  );
}

interface Props {
  /** Of the row as a group. */
  label: string;
  dragged: boolean;
  line: DropIndicator;
  /** Of what the row holds side by side: the gap between is left to it. */
  className?: string | undefined;
  children: ReactNode;
  /** By which the list finds the row again. */
  [data: `data-${string}`]: string;
}

export function MovableRow({ label, dragged, line, className = '', children, ...data }: Props) {
  return (
    <li className={styles.row} {...data} data-dragged={dragged || undefined} data-line={line}>
      <div role="group" className={`${styles.parts ?? ''} ${className}`} aria-label={label}>
        {children}
      </div>
    </li>
  );
}

interface HandleProps {
  className?: string | undefined;
  /** Null while the row cannot be taken. */
  onTake: ((event: PointerEvent) => void) | null;
  children: ReactNode;
}

/** The part of a row by which it is taken. */
export function RowHandle({ className = '', onTake, children }: HandleProps) {
  return (
    <span
      className={`${styles.handle ?? ''} ${className}`}
      data-movable={onTake !== null || undefined}
      onPointerDown={onTake ?? undefined}
    >
      {children}
    </span>
  );
}
