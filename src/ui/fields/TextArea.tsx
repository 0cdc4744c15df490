/**
 * A multi-line text field that grows with its text, up to `maxRows`. Uses `field-sizing` where
 * supported; else an invisible copy of the text in the same grid cell gives the height, so that
 * nothing is measured while typing.
 */
import { useId, type ClipboardEvent, type KeyboardEvent, type Ref } from 'react';
import { customProperties } from '@/ui/structure/customProperties';
import { describe, Field, type CompletedProps, type FieldProps } from './Field';
import styles from './TextArea.module.css';

/** The copy would be of no use, and changing it costs time on each key. */
const copied = !globalThis.CSS?.supports?.('field-sizing', 'content');

interface TextAreaProps extends FieldProps, CompletedProps<HTMLTextAreaElement> {
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  onKeyDown?: (event: KeyboardEvent<HTMLTextAreaElement>) => void;
  onPaste?: (event: ClipboardEvent<HTMLTextAreaElement>) => void;
  name?: string;
  placeholder?: string;
  rows?: number;
  maxRows?: number;
  lang?: string;
  required?: boolean;
  readOnly?: boolean;
  disabled?: boolean;
  maxLength?: number;
  ref?: Ref<HTMLTextAreaElement>;
}

export function TextArea({
  label,
  labelHidden,
  hint,
  error,
  value,
  onChange,
  rows = 2,
  maxRows,
  ref,
  ...input
}: TextAreaProps) {
  const id = useId();
  const heights = customProperties({ '--rows': rows, '--max-rows': maxRows });
  return (
    <Field id={id} label={label} labelHidden={labelHidden} hint={hint} error={error}>
      <div
        className={styles.box}
        data-bounded={maxRows !== undefined || undefined}
        data-text={copied ? `${value}\n` : undefined}
        style={heights}
      >
        <textarea
          {...input}
          ref={ref}
          id={id}
          className={styles.input}
          rows={rows}
          dir={value ? 'auto' : undefined}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          {...describe(id, { hint, error })}
        />
      </div>
    </Field>
  );
}
