/** A height in units that do not depend on the window. */
import type { SettingFieldProps } from './settingFieldProps';
import { LengthField } from './LengthField';

const units = ['px', 'rem'] as const;

export const SizeField = (given: SettingFieldProps<string>) => (
  <LengthField {...given} units={units} />
);
