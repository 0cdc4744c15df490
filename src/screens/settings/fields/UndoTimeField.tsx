/** For how long a post can be taken back: a few usual times, and one that the instance chose. */
import { defineMessages, useIntl } from 'react-intl';
import { LONGEST_UNDO } from '@/domain/composer/outbox';
import { Select } from '@/ui/fields/Select';
import type { SettingFieldProps } from './settingFieldProps';

const messages = defineMessages({
  off: { id: 'admin_dash.off', defaultMessage: 'Off' },
});

const SECOND = 1_000;
const usualTimes: readonly number[] = [0, 5, 10, 20, 30];

export function UndoTimeField({ label, hint, value, onChange }: SettingFieldProps<number>) {
  const intl = useIntl();
  const chosen = Math.min(Math.max(0, value), LONGEST_UNDO / SECOND);
  const times = [...new Set([...usualTimes, chosen])].toSorted((one, other) => one - other);
  return (
    <Select
      label={label}
      hint={hint}
      options={times.map((seconds) => ({
        value: String(seconds),
        label:
          seconds === 0
            ? intl.formatMessage(messages.off)
            : intl.formatNumber(seconds, { style: 'unit', unit: 'second', unitDisplay: 'long' }),
      }))}
      value={String(chosen)}
      onChange={(seconds) => onChange(Number(seconds))}
    />
  );
}
