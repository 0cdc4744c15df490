/** Fonts and a shade over the background picture that override every theme. */
import { defineMessages, useIntl, type MessageDescriptor } from 'react-intl';
import { Select } from '@/ui/fields/Select';
import type { SettingFieldProps } from './settingFieldProps';
import { FontFamilyField } from './FontFamilyField';
import styles from './FontFamilyField.module.css';

const fonts = defineMessages({
  interface: { id: 'settings.style.fonts.components.interface', defaultMessage: 'Interface' },
  input: { id: 'settings.style.fonts.components.input', defaultMessage: 'Text fields' },
  post: { id: 'settings.style.fonts.components.post', defaultMessage: 'Post text' },
  monospace: { id: 'settings.style.fonts.components.monospace', defaultMessage: 'Code' },
});

const underlays = defineMessages({
  none: { id: 'settings.style.themes3.hacks.underlay_none', defaultMessage: 'Theme default' },
  opaque: {
    id: 'settings.style.themes3.hacks.underlay_opaque',
    defaultMessage: 'Opaque, hides the background image',
  },
  transparent: {
    id: 'settings.style.themes3.hacks.underlay_transparent',
    defaultMessage: 'None',
  },
});

const messages: Record<'theme' | 'underlay', MessageDescriptor> = defineMessages({
  theme: { id: 'settings.style.themes3.font_default', defaultMessage: 'Theme default' },
  underlay: {
    id: 'settings.style.themes3.hacks.underlay_overrides',
    defaultMessage: 'Background overlay',
  },
});

type Overrides = Record<string, unknown>;

export function OverridesField({ value, onChange }: SettingFieldProps<Overrides | null>) {
  const intl = useIntl();
  const families = tableIn(value?.fonts);
  const change = (part: Overrides) => onChange({ ...value, ...part });
  const changeFont = (name: string, family: string | null) => {
    const { [name]: _former, ...others } = families;
    change({ fonts: family === null ? others : { ...others, [name]: { family } } });
  };
  const underlay = typeof value?.underlay === 'string' ? value.underlay : 'none';
  return (
    <div className={styles.family}>
      {Object.entries<MessageDescriptor>(fonts).map(([name, label]) => {
        const { family } = tableIn(families[name]);
        return (
          <FontFamilyField
            key={name}
            label={intl.formatMessage(label)}
            open={intl.formatMessage(messages.theme)}
            value={typeof family === 'string' ? family : null}
            onChange={(next) => changeFont(name, next)}
          />
        );
      })}
      <Select
        label={intl.formatMessage(messages.underlay)}
        options={Object.entries<MessageDescriptor>(underlays).map(([option, label]) => ({
          value: option,
          label: intl.formatMessage(label),
        }))}
        value={Object.hasOwn(underlays, underlay) ? underlay : 'none'}
        onChange={(next) => change({ underlay: next })}
      />
    </div>
  );
}

const tableIn = (value: unknown): Overrides =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Overrides) : {};
