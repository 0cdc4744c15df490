/** A colour: the system's picker, and a text field beside it. */
import { useId, type ReactNode } from 'react';
import { defineMessages, useIntl, type MessageDescriptor } from 'react-intl';
import { TextField } from '@/ui/fields/TextField';
import styles from './ColourRow.module.css';

const messages: Record<'code', MessageDescriptor> = defineMessages({
  code: { id: 'settings.style.colour_code', defaultMessage: '{slot}: colour code' },
});

interface Props {
  label: string;
  /** `#rrggbb`, as the picker requires. */
  colour: string;
  text: string;
  inherited?: boolean;
  error?: ReactNode;
  onPick: (colour: string) => void;
  onType: (text: string) => void;
  onLeave: () => void;
}

export function ColourField({
  label,
  colour,
  text,
  inherited = false,
  error,
  onPick,
  onType,
  onLeave,
}: Props) {
  const intl = useIntl();
  const id = useId();
  return (
    <>
      <input
        id={id}
        type="color"
        className={styles.swatch}
        value={colour}
        onChange={({ target }) => onPick(target.value)}
        onBlur={onLeave}
      />
      <label htmlFor={id} className={styles.name}>
        {label}
      </label>
      <div className={styles.code} data-inherited={inherited || undefined}>
        <TextField
          label={intl.formatMessage(messages.code, { slot: label })}
          labelHidden
          value={text}
          maxLength={60}
          spellCheck={false}
          autoCapitalize="none"
          autoComplete="off"
          error={error}
          onChange={onType}
          onBlur={onLeave}
        />
      </div>
    </>
  );
}
