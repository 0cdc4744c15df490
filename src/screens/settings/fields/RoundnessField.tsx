/** One radius for all corners, or those of the theme. */
import { defineMessages, useIntl, type MessageDescriptor } from 'react-intl';
import { Select } from '@/ui/fields/Select';
import type { SettingFieldProps } from './settingFieldProps';

const messages: Record<'theme' | 'square' | 'pixels', MessageDescriptor> = defineMessages({
  theme: { id: 'settings.forced_roundness_theme', defaultMessage: 'From theme' },
  square: { id: 'settings.forced_roundness_square', defaultMessage: 'Square' },
  pixels: {
    id: 'settings.forced_roundness_pixels',
    defaultMessage: '{count, plural, one {# pixel} other {# pixels}}',
  },
});

const radii = [2, 4, 8, 12, 16, 24];

export function RoundnessField({ label, hint, value, onChange }: SettingFieldProps<number>) {
  const intl = useIntl();
  const steps = value > 0 && !radii.includes(value) ? [value, ...radii] : radii;
  return (
    <Select
      label={label}
      hint={hint}
      options={[
        { value: '-1', label: intl.formatMessage(messages.theme) },
        { value: '0', label: intl.formatMessage(messages.square) },
        ...steps.map((count) => ({
          value: String(count),
          label: intl.formatMessage(messages.pixels, { count }),
        })),
      ]}
      value={String(Math.max(-1, value))}
      onChange={(next) => onChange(Number(next))}
    />
  );
}
