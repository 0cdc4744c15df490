/** What a control of its own for one setting, or a few alike, is given. */
import type { ComponentType } from 'react';
import type { Settings } from '@/domain/settings/settings';
import type { ShownSetting } from '@/screens/settings/labels/settingLabels';

export interface SettingFieldProps<Value> {
  label: string;
  hint: string | undefined;
  value: Value;
  onChange: (value: Value) => void;
}

export type SettingFieldComponent<Name extends ShownSetting> = ComponentType<
  SettingFieldProps<Settings[Name]>
>;
