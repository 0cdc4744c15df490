/** A font family: a generic one, or any by its name, which is validated. */
import { useState } from 'react';
import { defineMessages, useIntl, type MessageDescriptor } from 'react-intl';
import { LEGIBLE_FONT, readFamily } from '@/domain/settings/theme/themeFonts';
import { Select } from '@/ui/fields/Select';
import { TextField } from '@/ui/fields/TextField';
import styles from './FontFamilyField.module.css';

type Wording = 'inherit' | 'sans' | 'serif' | 'mono' | 'legible' | 'custom' | 'name' | 'wrong';

const messages: Record<Wording, MessageDescriptor> = defineMessages({
  inherit: { id: 'settings.style.fonts.family_inherit', defaultMessage: 'Inherit' },
  sans: { id: 'settings.style.fonts.family_sans', defaultMessage: 'Sans-serif' },
  serif: { id: 'settings.style.fonts.family_serif', defaultMessage: 'Serif' },
  mono: { id: 'settings.style.fonts.family_mono', defaultMessage: 'Monospace' },
  legible: { id: 'settings.style.fonts.family_legible', defaultMessage: 'Easy to read' },
  custom: { id: 'settings.style.fonts._label', defaultMessage: 'Custom font' },
  name: { id: 'settings.style.fonts.custom_name', defaultMessage: '{label}: font name' },
  wrong: {
    id: 'settings.style.fonts.wrong_name',
    defaultMessage: 'Use letters, numbers and spaces. Separate several fonts with commas.',
  },
});

const OPEN = '';
const CUSTOM = 'custom';

interface Props {
  label: string;
  /** Null if nobody has chosen one. */
  value: string | null;
  /** The label of the empty choice; without it there is none. */
  open?: string;
  onChange: (family: string | null) => void;
}

export function FontFamilyField({ label, value, open, onChange }: Props) {
  const intl = useIntl();
  const [typed, setTyped] = useState<string | null>(null);
  const families = {
    inherit: intl.formatMessage(messages.inherit),
    'sans-serif': intl.formatMessage(messages.sans),
    serif: intl.formatMessage(messages.serif),
    monospace: intl.formatMessage(messages.mono),
    [LEGIBLE_FONT]: intl.formatMessage(messages.legible),
  };
  const isNamed = value !== null && !Object.hasOwn(families, value);
  const kind = typed !== null || isNamed ? CUSTOM : (value ?? OPEN);
  const choose = (next: string) => {
    setTyped(next === CUSTOM ? '' : null);
    if (next !== CUSTOM) onChange(next === OPEN ? null : next);
  };
  const type = (text: string) => {
    setTyped(text);
    const family = readFamily(text);
    if (family !== null) onChange(family);
  };
  return (
    <div className={styles.family}>
      <Select
        label={label}
        options={[
          ...(open === undefined ? [] : [{ value: OPEN, label: open }]),
          ...Object.entries(families).map(([family, name]) => ({ value: family, label: name })),
          { value: CUSTOM, label: intl.formatMessage(messages.custom) },
        ]}
        value={kind}
        onChange={choose}
      />
      {kind === CUSTOM && (
        <TextField
          label={intl.formatMessage(messages.name, { label })}
          labelHidden
          value={typed ?? value ?? ''}
          onChange={type}
          maxLength={200}
          spellCheck={false}
          error={typed && readFamily(typed) === null && intl.formatMessage(messages.wrong)}
        />
      )}
    </div>
  );
}
