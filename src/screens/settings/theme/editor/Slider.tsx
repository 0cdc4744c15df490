/** A number within its bounds, as a slider and a number field, or left to the engine. */
import { useId } from 'react';
import { defineMessages, useIntl, type MessageDescriptor } from 'react-intl';
import { IconButton } from '@/ui/buttons/IconButton';
import { UndoIcon } from '@/ui/icons/icons';
import styles from './Slider.module.css';

const messages: Record<'inherit' | 'figure', MessageDescriptor> = defineMessages({
  inherit: { id: 'settings.style.inherit', defaultMessage: '{label}: reset to automatic' },
  figure: { id: 'settings.style.figure', defaultMessage: '{label}: value' },
});

interface Props {
  label: string;
  value: number;
  least: number;
  most: number;
  step: number;
  onChange: (value: number) => void;
  onLeave: () => void;
  /** Leaves the value to the engine again; absent if it is already. */
  onInherit?: (() => void) | null;
}

export function Slider({ label, value, least, most, step, onChange, onLeave, onInherit }: Props) {
  const intl = useIntl();
  const id = useId();
  const given = { min: least, max: most, step, value, onBlur: onLeave };
  const change = (text: string) => {
    const number = text.trim() === '' ? NaN : Number(text);
    if (number >= least && number <= most) onChange(number);
  };
  return (
    <div className={styles.slider}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <input
        {...given}
        id={id}
        type="range"
        className={styles.range}
        onChange={({ target }) => change(target.value)}
      />
      <input
        {...given}
        type="number"
        className={styles.figure}
        aria-label={intl.formatMessage(messages.figure, { label })}
        onChange={({ target }) => change(target.value)}
      />
      <span className={styles.back}>
        {onInherit && (
          <IconButton
            size="small"
            label={intl.formatMessage(messages.inherit, { label })}
            icon={UndoIcon}
            onPress={onInherit}
          />
        )}
      </span>
    </div>
  );
}
