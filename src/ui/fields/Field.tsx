/** The frame of every form control: label, hint and error. */
import type { ReactNode, SyntheticEvent } from 'react';
import { Icon } from '@/ui/icons/Icon';
import { ErrorIcon } from '@/ui/icons/icons';
import { VisuallyHidden } from '@/ui/text/VisuallyHidden';
import styles from './Field.module.css';

/** Props that all labelled controls share. */
export interface FieldProps {
  label: string;
  /** The label is for screen readers only. */
  labelHidden?: boolean;
  hint?: ReactNode;
  /** The validation error. */
  error?: ReactNode;
}

/** The props by which autocompletion controls a text field. */
export interface CompletedProps<Control extends HTMLElement> {
  onSelect?: (event: SyntheticEvent<Control>) => void;
  onFocus?: (event: SyntheticEvent<Control>) => void;
  onCompositionStart?: () => void;
  onCompositionEnd?: (event: SyntheticEvent<Control>) => void;
  role?: 'combobox';
  'aria-expanded'?: boolean;
  'aria-autocomplete'?: 'list';
  'aria-controls'?: string;
  'aria-activedescendant'?: string;
}

/**
 * Links a control to its hint and error (`aria-describedby`); the ids begin with the control's id.
 */
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
  group = false,
  children,
}: FieldProps & { id: string; group?: boolean; children: ReactNode }) {
  return (
    <div className={styles.field}>
      {group ? (
        <span className={styles.label}>{label}</span>
      ) : (
        <label className={labelHidden ? undefined : styles.label} htmlFor={id}>
          {labelHidden ? <VisuallyHidden>{label}</VisuallyHidden> : label}
        </label>
      )}
      {children}
      {/* Always mounted, so that a new error is announced. */}
      <div id={`${id}-error`} className={styles.error} aria-live="polite">
        {error && (
          <>
            <Icon node={ErrorIcon} className={styles.icon} aria-hidden />
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
