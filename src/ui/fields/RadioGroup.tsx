/** A choice of one of a few options, all visible. */
import { useId } from 'react';
import type { Option } from './Select';
import { VisuallyHidden } from '@/ui/text/VisuallyHidden';
import styles from './Choice.module.css';

interface RadioGroupProps<Value extends string> {
  label: string;
  labelHidden?: boolean;
  options: readonly Option<Value>[];
  value: Value | null;
  onChange: (value: Value) => void;
  /** In one row, if it fits. */
  inline?: boolean;
  disabled?: boolean;
}

export function RadioGroup<Value extends string>({
  label,
  labelHidden = false,
  options,
  value,
  onChange,
  inline = false,
  disabled = false,
}: RadioGroupProps<Value>) {
  const id = useId();
  return (
    <div
      role="radiogroup"
      aria-labelledby={`${id}-label`}
      className={styles.group}
      data-inline={inline || undefined}
    >
      {labelHidden ? (
        <VisuallyHidden id={`${id}-label`}>{label}</VisuallyHidden>
      ) : (
        <div id={`${id}-label`} className={styles.name}>
          {label}
        </div>
      )}
      {options.map((option, index) => (
        <div key={option.value} className={styles.choice}>
          <input
            id={`${id}-${index}`}
            type="radio"
            className={styles.input}
            name={id}
            checked={option.value === value}
            disabled={disabled || option.disabled}
            aria-describedby={option.hint ? `${id}-${index}-hint` : undefined}
            onChange={() => onChange(option.value)}
          />
          <label htmlFor={`${id}-${index}`} className={styles.label}>
            {option.label}
          </label>
          {option.hint && (
            <div id={`${id}-${index}-hint`} className={styles.hint}>
              {option.hint}
            </div>
          )}
        </div>
      ))}
    </div>
  );
}
