/** An ordered list of preferred languages, each with a select; most preferred first. */
import { defineMessages, FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';
import { languages } from '@/i18n/languages';
import { Button } from '@/ui/buttons/Button';
import { IconButton } from '@/ui/buttons/IconButton';
import { AddIcon, CloseIcon } from '@/ui/icons/icons';
import { Select } from '@/ui/fields/Select';
import styles from './LanguageChoices.module.css';

const messages: Record<'first' | 'other' | 'none' | 'remove', MessageDescriptor> = defineMessages({
  first: { id: 'registration.email_language', defaultMessage: 'E-mail language' },
  other: { id: 'registration.email_language_n', defaultMessage: 'E-mail language {n}' },
  none: { id: 'registration.no_language', defaultMessage: 'Not set' },
  remove: { id: 'registration.remove_language', defaultMessage: 'Remove language {n}' },
});

interface Props {
  /** Codes; an empty one for a select without a choice yet. */
  chosen: readonly string[];
  onChoose: (chosen: string[]) => void;
  hint?: string;
  busy?: boolean;
}

export function LanguageChoices({ chosen, onChoose, hint, busy = false }: Props) {
  const intl = useIntl();
  const options = [
    { value: '', label: intl.formatMessage(messages.none) },
    ...languages.map(({ code, name }) => ({ value: code, label: name })),
  ];
  return (
    <div className={styles.languages}>
      {chosen.map((code, at) => {
        const values = { n: at + 1 };
        return (
          // The position identifies a choice.
          <div key={at} className={styles.language}>
            <Select
              label={
                at === 0
                  ? intl.formatMessage(messages.first)
                  : intl.formatMessage(messages.other, values)
              }
              hint={at === 0 ? hint : undefined}
              options={options}
              value={code}
              name={`language-${String(at + 1)}`}
              disabled={busy}
              onChange={(value) => onChoose(chosen.with(at, value))}
            />
            {at > 0 && (
              <IconButton
                label={intl.formatMessage(messages.remove, values)}
                icon={CloseIcon}
                busy={busy}
                onPress={() => onChoose(chosen.toSpliced(at, 1))}
              />
            )}
          </div>
        );
      })}
      <div>
        <Button tone="quiet" size="small" icon={AddIcon} onPress={() => onChoose([...chosen, ''])}>
          <FormattedMessage id="registration.add_language" defaultMessage="Add language" />
        </Button>
      </div>
    </div>
  );
}
