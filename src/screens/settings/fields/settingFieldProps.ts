/** The props of a custom control for one setting, or for a few similar ones. */
import type { ComponentType } from 'react';
import type { Settings } from '@/domain/settings/settings';
import type { ShownSetting } from '@/screens/settings/rows/settingRows';

export interface SettingFieldProps<Value> {
  label: string;
  hint: string | undefined;
  value: Value;
  onChange: (value: Value) => void;
}

export type SettingFieldComponent<Name extends ShownSetting> = ComponentType<
  SettingFieldProps<Settings[Name]>
>;
