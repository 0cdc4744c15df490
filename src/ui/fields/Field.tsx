/** What surrounds every form control: its label, a hint, and what is wrong with it. */
import type { ReactNode, SyntheticEvent } from 'react';
import { ErrorIcon } from '@/ui/icons/icons';
import { VisuallyHidden } from '@/ui/text/VisuallyHidden';
import styles from './Field.module.css';

/** What the labelled controls have in common. */
export interface FieldProps {
  label: string;
  /** The label is there for screen readers only. */
  labelHidden?: boolean;
  hint?: ReactNode;
  /** What is wrong with what was entered. */
  error?: ReactNode;
}

/** What a text control needs so that words in it can be completed. */
export interface CompletedProps<Control extends HTMLElement> {
  onSelect?: (event: SyntheticEvent<Control>) => void;
  onFocus?: (event: SyntheticEvent<Control>) => void;
  onCompositionStart?: () => void;
  onCompositionEnd?: (event: SyntheticEvent<Control>) => void;
  'aria-autocomplete'?: 'list';
  'aria-controls'?: string;
  'aria-activedescendant'?: string;
}

/** How the control refers to its hint and its error; the ids start with that of the control. */
export function describe(id: string, { hint, error }: Pick<FieldProps, 'hint' | 'error'>) {
  const parts = [error ? `${id}-error` : '', hint ? `${id}-hint` : ''].filter(Boolean);
  return {
    'aria-invalid': error ? true : undefined,
    'aria-describedby': parts.join(' ') || undefined,
  };
}

export function Field({
  id,
  label,
  labelHidden = false,
  hint,
  error,
  children,
}: FieldProps & { id: string; children: ReactNode }) {
  return (
    <div className={styles.field}>
      <label className={labelHidden ? undefined : styles.label} htmlFor={id}>
        {labelHidden ? <VisuallyHidden>{label}</VisuallyHidden> : label}
      </label>
      {children}
      {/* Always there, so that what appears in it is announced. */}
      <div id={`${id}-error`} className={styles.error} aria-live="polite">
        {error && (
          <>
            <ErrorIcon className={styles.icon} aria-hidden />
            <span>{error}</span>
          </>
        )}
      </div>
      {hint && (
        <div id={`${id}-hint`} className={styles.hint}>
          {hint}
        </div>
      )}
    </div>
  );
}
