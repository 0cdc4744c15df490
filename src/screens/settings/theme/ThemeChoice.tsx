/**
 * Chooses the theme: the instance's default, by the system's mode, one of the list, or a custom
 * one. A custom theme is kept while another is in use.
 */
import { useEffect } from 'react';
import { defineMessages, useIntl, type MessageDescriptor } from 'react-intl';
import type { Settings } from '@/domain/settings/settings';
import { useAppDispatch, useAppSelector } from '@/hooks/store';
import {
  selectDecidesOnTheme,
  selectHasOwnTheme,
  type Decider,
} from '@/selectors/settings/themeChoice';
import { settingChanged, settingReset } from '@/slices/session/config';
import { themeListRequested } from '@/slices/settings/theme';
import { RadioGroup } from '@/ui/fields/RadioGroup';
import { SystemThemes } from './SystemThemes';
import styles from './ThemeChoice.module.css';
import { ThemeGallery } from './ThemeGallery';
import { themeSections } from './themeSections';

type Wording = Decider | 'instanceHint';

const messages: Record<Wording, MessageDescriptor> = defineMessages({
  instance: { id: 'settings.theme_by_instance', defaultMessage: 'Server default' },
  instanceHint: {
    id: 'settings.theme_by_instance_hint',
    defaultMessage: 'If your server has none, this matches your system.',
  },
  system: { id: 'settings.theme_by_system', defaultMessage: 'Match system' },
  preset: { id: 'settings.theme_by_reader', defaultMessage: 'Choose a theme' },
  own: { id: 'settings.theme_own', defaultMessage: 'My own theme' },
});

const hints: Partial<Record<Decider, MessageDescriptor>> = {
  instance: messages.instanceHint,
};

const modes: Record<Decider, Settings['themeMode']> = {
  instance: 'preset',
  preset: 'preset',
  system: 'system',
  own: 'auto',
};

export function ThemeChoice() {
  const intl = useIntl();
  const dispatch = useAppDispatch();
  const decider = useAppSelector(selectDecidesOnTheme);
  const hasOwn = useAppSelector(selectHasOwnTheme);
  const current = useAppSelector(
    ({ config }) => config.chosen.theme ?? config.instanceDefaults.theme ?? 'pleroma-dark',
  );
  useEffect(() => {
    dispatch(themeListRequested());
  }, [dispatch]);

  const choose = (theme: string | null) => {
    if (theme === null) dispatch(settingReset({ name: 'theme' }));
    else dispatch(settingChanged({ name: 'theme', value: theme }));
  };
  const decide = (next: Decider) => {
    dispatch(settingChanged({ name: 'themeMode', value: modes[next] }));
    if (next === 'instance') choose(null);
    if (next === 'preset') choose(current);
  };
  const deciders: Decider[] = ['instance', 'system', 'preset', ...(hasOwn ? ['own' as const] : [])];

  return (
    <div className={styles.choice} data-setting={themeSections.theme.id}>
      <RadioGroup
        label={intl.formatMessage(themeSections.theme.title)}
        options={deciders.map((value) => {
          const hint = hints[value];
          return {
            value,
            label: intl.formatMessage(messages[value]),
            hint: hint && intl.formatMessage(hint),
          };
        })}
        value={decider}
        onChange={decide}
      />
      {decider === 'system' && <SystemThemes />}
      {decider === 'preset' && <ThemeGallery selected={current} onChoose={choose} />}
    </div>
  );
}
