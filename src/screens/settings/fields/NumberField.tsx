/** A number within its bounds. Incomplete input is left alone while typing. */
import { useState } from 'react';
import { defineMessages, useIntl, type MessageDescriptor } from 'react-intl';
import { TextField } from '@/ui/fields/TextField';
import type { ShownSetting } from '@/screens/settings/rows/settingRows';
import type { SettingFieldProps } from './settingFieldProps';

const messages: Record<'bounds' | 'whole', MessageDescriptor> = defineMessages({
  bounds: { id: 'settings.number_bounds', defaultMessage: 'Enter a number from {least} to {most}' },
  whole: {
    id: 'settings.number_whole',
    defaultMessage: 'Enter a whole number from {least} to {most}',
  },
});

interface Bounds {
  least: number;
  most: number;
  whole: boolean;
}

const boundsOf: Partial<Record<ShownSetting, Bounds>> = {
  maxDepthInThread: { least: 3, most: 100, whole: true },
  maxThumbnails: { least: 0, most: 1_000, whole: true },
  emojiReactionsScale: { least: 0.5, most: 4, whole: false },
  enoughPosts: { least: 0, most: 10_000, whole: true },
  enoughMinutes: { least: 0, most: 1_440, whole: true },
};

const anyNumber: Bounds = { least: 0, most: 10_000, whole: false };

export function NumberField({
  name,
  label,
  hint,
  value,
  onChange,
}: SettingFieldProps<number> & { name: ShownSetting }) {
  const intl = useIntl();
  const bounds = boundsOf[name] ?? anyNumber;
  const [typed, setTyped] = useState<string | null>(null);
  const wrong = typed !== null && readNumber(typed, bounds) === null;
  const change = (text: string) => {
    const number = readNumber(text, bounds);
    setTyped(text);
    if (number !== null) onChange(number);
  };
  return (
    <TextField
      type="number"
      inputMode={bounds.whole ? 'numeric' : 'decimal'}
      label={label}
      hint={hint}
      min={bounds.least}
      max={bounds.most}
      value={typed ?? String(value)}
      onChange={change}
      // On blur the field shows the current value again.
      onBlur={() => setTyped(null)}
      error={
        wrong &&
        intl.formatMessage(bounds.whole ? messages.whole : messages.bounds, {
          least: bounds.least,
          most: bounds.most,
        })
      }
    />
  );
}

function readNumber(text: string, { least, most, whole }: Bounds): number | null {
  const number = text.trim() === '' ? NaN : Number(text);
  const fits = number >= least && number <= most && (!whole || Number.isInteger(number));
  return fits ? number : null;
}
