/**
 * A list whose rows can be reordered by dragging their handles (`useRowDrag`) or with buttons
 * (`MoveButtons`). A dragged row is faded, and a line marks where it would be dropped.
 */
import type { PointerEvent, ReactNode, Ref } from 'react';
import type { DropIndicator } from './useRowDrag';
import styles from './MovableRow.module.css';

interface ListProps {
  ref?: Ref<HTMLOListElement>;
  /** The list's name, unless `labelledBy` is given. */
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
  /** The row's name as a group. */
  label: string;
  dragged: boolean;
  line: DropIndicator;
  /** Class of the row's content, which leaves the gap between rows to the row. */
  className?: string | undefined;
  children: ReactNode;
  /** Attributes by which the list finds the row. */
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
  /** Null while the row cannot be dragged. */
  onTake: ((event: PointerEvent) => void) | null;
  children: ReactNode;
}

/** The part of a row by which it is dragged. */
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
