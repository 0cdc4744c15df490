/** A choice of one of several options, with the native select. */
import { useId, type ReactNode } from 'react';
import { describe, Field, type FieldProps } from './Field';
import { Icon } from '@/ui/icons/Icon';
import { ChevronDownIcon } from '@/ui/icons/icons';
import styles from './Select.module.css';

export interface Option<Value extends string> {
  value: Value;
  label: string;
  disabled?: boolean;
  hint?: ReactNode;
}

interface SelectProps<Value extends string> extends FieldProps {
  options: readonly Option<Value>[];
  value: Value;
  onChange: (value: Value) => void;
  name?: string;
  disabled?: boolean;
}

/** Letters that a control beside its label has space for. */
const SPACE = 24;

const isLong = ({ label }: Option<string>): boolean => label.length > SPACE;

export function Select<Value extends string>({
  label,
  labelHidden,
  hint,
  error,
  options,
  value,
  onChange,
  name,
  disabled,
}: SelectProps<Value>) {
  const id = useId();
  const choose = (index: number) => {
    const option = options[index];
    if (option) onChange(option.value);
  };
  return (
    <Field id={id} label={label} labelHidden={labelHidden} hint={hint} error={error}>
      <div
        className={styles.box}
        data-long={options.some(isLong) || undefined}
        data-chosen={options.find((option) => option.value === value)?.label}
      >
        <select
          id={id}
          className={styles.select}
          name={name}
          value={value}
          disabled={disabled}
          onChange={(event) => choose(event.target.selectedIndex)}
          {...describe(id, { hint, error })}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled}>
              {option.label}
            </option>
          ))}
        </select>
        <Icon node={ChevronDownIcon} className={styles.icon} aria-hidden />
      </div>
    </Field>
  );
}
