/** A duration. */
import { defineMessages } from 'react-intl';
import { AmountField } from './AmountField';
import type { SettingFieldProps } from './settingFieldProps';

const units = defineMessages({
  m: { id: 'settings.span_unit_minutes', defaultMessage: 'minutes' },
  h: { id: 'settings.span_unit_hours', defaultMessage: 'hours' },
  d: { id: 'settings.span_unit_days', defaultMessage: 'days' },
});

export const DurationField = (given: SettingFieldProps<string>) => (
  <AmountField {...given} units={units} otherwise="0d" zero />
);
