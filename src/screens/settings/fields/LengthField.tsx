/** A width: a number with the unit that it is in. */
import { useState } from 'react';
import { defineMessages, useIntl, type MessageDescriptor } from 'react-intl';
import { Select } from '@/ui/Select';
import { TextField } from '@/ui/TextField';
import type { FieldGiven } from './field';
import styles from './LengthField.module.css';

const allUnits = ['px', 'rem', 'vw'] as const;
type Unit = (typeof allUnits)[number];

type Wording = 'unit' | 'wrong' | Unit;

const messages: Record<Wording, MessageDescriptor> = defineMessages({
  unit: { id: 'settings.length_unit', defaultMessage: '{setting}: unit' },
  wrong: { id: 'settings.length_wrong', defaultMessage: 'A number above 0' },
  px: { id: 'settings.length_unit_px', defaultMessage: 'pixels' },
  rem: { id: 'settings.length_unit_rem', defaultMessage: 'times the size of text' },
  vw: { id: 'settings.length_unit_vw', defaultMessage: 'hundredths of the window' },
});

export function LengthField({
  label,
  hint,
  value,
  onChange,
  units = allUnits,
}: FieldGiven<string> & { units?: readonly Unit[] }) {
  const intl = useIntl();
  const { number, unit } = readLength(value);
  const [typed, setTyped] = useState<string | null>(null);
  const isRight = (text: string) => Number(text) > 0 && Number(text) < 10_000;
  const change = (text: string) => {
    setTyped(text);
    if (isRight(text)) onChange(`${Number(text)}${unit}`);
  };
  return (
    <div className={styles.length}>
      <TextField
        type="number"
        inputMode="decimal"
        label={label}
        hint={hint}
        min={1}
        value={typed ?? number}
        onChange={change}
        onBlur={() => setTyped(null)}
        error={typed !== null && !isRight(typed) && intl.formatMessage(messages.wrong)}
      />
      <Select
        label={intl.formatMessage(messages.unit, { setting: label })}
        labelHidden
        options={units.map((each) => ({ value: each, label: intl.formatMessage(messages[each]) }))}
        value={unit}
        onChange={(next) => onChange(`${number}${next}`)}
      />
    </div>
  );
}

function readLength(value: string): { number: string; unit: Unit } {
  const [, number = '25', unit = 'rem'] = /^([\d.]+)(px|rem|vw)$/.exec(value.trim()) ?? [];
  return { number, unit: unit as Unit };
}
