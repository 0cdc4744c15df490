/** The default format of posts, of those that the server supports. */
import { useIntl } from 'react-intl';
import { nameOfFormat } from '@/components/composer/options/formatNames';
import { useInstance } from '@/hooks/useInstance';
import { Select } from '@/ui/fields/Select';
import type { SettingFieldProps } from './settingFieldProps';

export function FormatField({ label, hint, value, onChange }: SettingFieldProps<string>) {
  const intl = useIntl();
  const formats = useInstance('postFormats');
  const options = [...new Set([...formats, value])].map((format) => ({
    value: format,
    label: nameOfFormat(intl, format),
  }));
  return <Select label={label} hint={hint} options={options} value={value} onChange={onChange} />;
}
