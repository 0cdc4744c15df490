/** A checkbox. `mixed` is for one that summarises several others. */
import { useId, type ReactNode } from 'react';
import styles from './Choice.module.css';

interface CheckboxProps {
  label: ReactNode;
  checked: boolean;
  onChange: (checked: boolean) => void;
  mixed?: boolean;
  hint?: ReactNode;
  name?: string;
  disabled?: boolean;
}

export function Checkbox({
  label,
  checked,
  onChange,
  mixed = false,
  hint,
  name,
  disabled,
}: CheckboxProps) {
  const id = useId();
  return (
    <div className={styles.choice}>
      <input
        id={id}
        type="checkbox"
        className={styles.input}
        name={name}
        checked={checked}
        disabled={disabled}
        ref={(box) => {
          if (box) box.indeterminate = mixed;
        }}
        aria-describedby={hint ? `${id}-hint` : undefined}
        onChange={(event) => onChange(event.target.checked)}
      />
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      {hint && (
        <div id={`${id}-hint`} className={styles.hint}>
          {hint}
        </div>
      )}
    </div>
  );
}
