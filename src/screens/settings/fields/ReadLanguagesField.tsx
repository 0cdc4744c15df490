/** A list of languages: each can be removed, others are found in a list. */
import { useId } from 'react';
import { defineMessages, FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';
import { LanguageButton } from '@/components/session/language/LanguageButton';
import { useAppSelector } from '@/hooks/store';
import { languageName } from '@/lib/text/languageNames';
import { selectLikelyLanguages } from '@/selectors/session/readLanguages';
import { IconButton } from '@/ui/buttons/IconButton';
import { Field } from '@/ui/fields/Field';
import { CloseIcon } from '@/ui/icons/icons';
import type { SettingFieldProps } from './settingFieldProps';
import styles from './ReadLanguagesField.module.css';

const messages: Record<'remove', MessageDescriptor> = defineMessages({
  remove: { id: 'language.remove', defaultMessage: 'Remove {language}' },
});

export function ReadLanguagesField({ label, hint, value, onChange }: SettingFieldProps<string[]>) {
  const intl = useIntl();
  const id = useId();
  const likely = useAppSelector(selectLikelyLanguages);
  const nameOf = (code: string) => languageName(code, intl.locale);
  const add = (code: string | null) => {
    if (code !== null && !value.includes(code)) onChange([...value, code]);
  };
  return (
    <Field id={id} label={label} hint={hint} group>
      <div id={id} role="group" aria-label={label} className={styles.field}>
        {value.length > 0 && (
          <ul className={styles.languages}>
            {value.map((code) => (
              <li key={code} className={styles.language}>
                <bdi>{nameOf(code)}</bdi>
                <IconButton
                  size="small"
                  label={intl.formatMessage(messages.remove, { language: nameOf(code) })}
                  icon={CloseIcon}
                  onPress={() => onChange(value.filter((each) => each !== code))}
                />
              </li>
            ))}
          </ul>
        )}
        <LanguageButton
          label={label}
          first={likely.filter((code) => !value.includes(code))}
          chosen={null}
          onChoose={add}
        >
          <FormattedMessage id="registration.add_language" defaultMessage="Add language" />
        </LanguageButton>
      </div>
    </Field>
  );
}
