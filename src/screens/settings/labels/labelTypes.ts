/** The types of the labels of settings: a label, an optional hint, and a label for each choice. */
import type { MessageDescriptor } from 'react-intl';
import type { SettingName, Settings } from '@/domain/settings/settings';

type Options<Value> = [Value] extends [string]
  ? string extends Value
    ? unknown
    : { options: Record<Value, MessageDescriptor> }
  : unknown;

type LabelsOfSetting<Name extends SettingName> = {
  label: MessageDescriptor;
  hint?: MessageDescriptor;
} & Options<Settings[Name]>;

export type SettingLabels = { [Name in SettingName]?: LabelsOfSetting<Name> };

/** The form in which all fields read them. */
export interface AnySettingLabels {
  label: MessageDescriptor;
  hint?: MessageDescriptor;
  options?: Record<string, MessageDescriptor>;
}
