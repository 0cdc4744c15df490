/** What the settings are called: a label each, a hint where it needs one, and a word for each choice. */
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

/** As every field reads them. */
export interface AnySettingLabels {
  label: MessageDescriptor;
  hint?: MessageDescriptor;
  options?: Record<string, MessageDescriptor>;
}
