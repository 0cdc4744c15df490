/**
 * The interface language, each by its own name; follows the browser until the reader chooses one.
 */
import { defineMessages, useIntl } from 'react-intl';
import { languages } from '@/i18n/languages';
import { Select } from '@/ui/fields/Select';
import type { SettingFieldProps } from './settingFieldProps';

const messages = defineMessages({
  browser: { id: 'settings.interface_language_browser', defaultMessage: 'Browser default' },
});

const BROWSER = '';

export function LanguageField({ label, hint, value, onChange }: SettingFieldProps<string | null>) {
  const intl = useIntl();
  const options = [
    { value: BROWSER, label: intl.formatMessage(messages.browser) },
    ...languages.map(({ code, name }) => ({ value: code, label: name })),
  ];
  return (
    <Select
      label={label}
      hint={hint}
      options={options}
      value={value ?? BROWSER}
      onChange={(code) => onChange(code === BROWSER ? null : code)}
    />
  );
}
