/** A number with its unit, stored as one text such as `25rem` or `2d`. */
import { useState } from 'react';
import { defineMessages, useIntl, type MessageDescriptor } from 'react-intl';
import { Select } from '@/ui/fields/Select';
import { TextField } from '@/ui/fields/TextField';
import type { SettingFieldProps } from './settingFieldProps';
import styles from './AmountField.module.css';

const messages: Record<'unit' | 'above' | 'from', MessageDescriptor> = defineMessages({
  unit: { id: 'settings.length_unit', defaultMessage: '{setting}: unit' },
  above: { id: 'settings.length_wrong', defaultMessage: 'Enter a number above 0' },
  from: { id: 'settings.amount_wrong', defaultMessage: 'Enter 0 or more' },
});

const TOO_MUCH = 10_000;

interface Props extends SettingFieldProps<string> {
  /** By their symbols. */
  units: Readonly<Record<string, MessageDescriptor>>;
  /** The value used if the stored one is invalid. */
  otherwise: string;
  zero?: boolean;
}

export function AmountField({ label, hint, value, onChange, units, otherwise, zero }: Props) {
  const intl = useIntl();
  const { number, unit } = readAmount(value, units) ?? readAmount(otherwise, units) ?? nothing;
  const [typed, setTyped] = useState<string | null>(null);
  const isRight = (text: string) => {
    const amount = text.trim() === '' ? NaN : Number(text);
    return (zero ? amount >= 0 : amount > 0) && amount < TOO_MUCH;
  };
  const change = (text: string) => {
    setTyped(text);
    if (isRight(text)) onChange(`${Number(text)}${unit}`);
  };
  return (
    <div className={styles.amount}>
      <TextField
        type="number"
        inputMode="decimal"
        label={label}
        hint={hint}
        min={zero ? 0 : 1}
        value={typed ?? number}
        onChange={change}
        onBlur={() => setTyped(null)}
        error={
          typed !== null &&
          !isRight(typed) &&
          intl.formatMessage(zero ? messages.from : messages.above)
        }
      />
      <Select
        label={intl.formatMessage(messages.unit, { setting: label })}
        labelHidden
        options={Object.entries(units).map(([letters, word]) => ({
          value: letters,
          label: intl.formatMessage(word),
        }))}
        value={unit}
        onChange={(next) => onChange(`${number}${next}`)}
      />
    </div>
  );
}

const nothing = { number: '0', unit: '' };

function readAmount(text: string, units: Props['units']) {
  const [, number, unit] = /^([\d.]+)([a-z]+)$/.exec(text.trim()) ?? [];
  return number && unit && Object.hasOwn(units, unit) ? { number, unit } : null;
}
