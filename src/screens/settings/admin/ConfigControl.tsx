/** The control for a configuration value, by its kind. Invalid values do not get into the draft. */
import { useState } from 'react';
import { defineMessages, FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';
import type { ConfigPath, ConfigValue } from '@/domain/admin/configValue';
import { AS_INSTANCE, choicesOf, readCount, type AdminField } from '@/domain/admin/adminSettings';
import { Checkbox } from '@/ui/fields/Checkbox';
import { FileSize } from '@/ui/text/FileSize';
import { Select } from '@/ui/fields/Select';
import { TextArea } from '@/ui/fields/TextArea';
import { TextField } from '@/ui/fields/TextField';
import styles from './Admin.module.css';
import { HintText } from './HintText';
import { configChoiceLabel } from './configLabels';

type Word = 'count';

const messages: Record<Word, MessageDescriptor> = defineMessages({
  count: {
    id: 'admin_dash.count_wanted',
    defaultMessage: 'Enter a whole number, {least} or higher',
  },
});

interface Props {
  path: ConfigPath;
  field: AdminField;
  words: { label: string; hint: string | null; suggestions: readonly ConfigValue[] };
  value: ConfigValue | undefined;
  /** The field has no effect at the moment. */
  waiting: boolean;
  onChange: (value: ConfigValue) => void;
}

export function ConfigControl(props: Props) {
  const { path, field, words, value, waiting, onChange } = props;
  const intl = useIntl();
  const { label, suggestions } = words;
  const hint = words.hint && <HintText text={words.hint} />;
  const text = typeof value === 'string' ? value : '';
  const example = suggestions.find((each) => typeof each === 'string');
  switch (field.kind) {
    case 'flag':
      return (
        <Checkbox
          label={label}
          hint={hint}
          checked={value === true}
          disabled={waiting}
          onChange={onChange}
        />
      );
    case 'count':
      return <CountField {...props} least={field.least} bytes={field.bytes === true} />;
    case 'longText':
      return (
        <TextArea
          label={label}
          hint={hint}
          rows={3}
          maxRows={12}
          placeholder={example}
          value={text}
          onChange={onChange}
        />
      );
    case 'choice': {
      const options = choicesOf(field.options, suggestions, value);
      // Without a value, the setting follows the instance.
      const chosen = value ?? (field.options.includes(AS_INSTANCE) ? AS_INSTANCE : options[0]);
      return (
        <Select
          label={label}
          hint={hint}
          options={options.map((option) => ({
            value: JSON.stringify(option),
            label: configChoiceLabel(intl, path, option),
          }))}
          value={JSON.stringify(chosen)}
          onChange={(next) => {
            const option = options.find((each) => JSON.stringify(each) === next);
            if (option !== undefined) onChange(option);
          }}
        />
      );
    }
    case 'text':
    case 'address':
      return (
        <TextField
          label={label}
          hint={hint}
          placeholder={example}
          spellCheck={field.kind === 'address' ? false : undefined}
          autoCapitalize={field.kind === 'address' ? 'none' : undefined}
          value={text}
          onChange={onChange}
        />
      );
  }
}

function CountField(props: Props & { least: number; bytes: boolean }) {
  const { words, value, onChange, least, bytes } = props;
  const intl = useIntl();
  const [typed, setTyped] = useState<string | null>(null);
  const wrong = typed !== null && readCount(typed, least) === null;
  const [usual] = words.suggestions.filter((each) => typeof each === 'number');
  const change = (next: string) => {
    const number = readCount(next, least);
    setTyped(next);
    if (number !== null) onChange(number);
  };
  return (
    <TextField
      type="number"
      inputMode="numeric"
      label={words.label}
      min={least}
      hint={
        <>
          {words.hint && (
            <span className={styles.hintLine}>
              <HintText text={words.hint} />
            </span>
          )}
          {bytes && typeof value === 'number' && (
            <FormattedMessage
              id="admin_dash.limits.as_size"
              defaultMessage="That's {size}."
              values={{ size: <FileSize bytes={value} /> }}
            />
          )}{' '}
          {usual !== undefined && (
            <FormattedMessage
              id="admin_dash.suggestion"
              defaultMessage="Suggested: {usual, number}."
              values={{ usual }}
            />
          )}
        </>
      }
      value={typed ?? (typeof value === 'number' ? String(value) : '')}
      onChange={change}
      // On blur the field shows the draft value again.
      onBlur={() => setTyped(null)}
      error={wrong && intl.formatMessage(messages.count, { least })}
    />
  );
}
