/** The themes for the light and the dark mode of the system. */
import { defineMessages, useIntl } from 'react-intl';
import { useAppDispatch, useAppSelector } from '@/hooks/store';
import { selectSetting } from '@/selectors/session/config';
import { selectThemeOptions } from '@/selectors/settings/themeChoice';
import { settingChanged } from '@/slices/session/config';
import { Select } from '@/ui/fields/Select';
import styles from './SystemThemes.module.css';

const messages = defineMessages({
  lightTheme: { id: 'settings.theme_when_light', defaultMessage: 'Light mode' },
  darkTheme: { id: 'settings.theme_when_dark', defaultMessage: 'Dark mode' },
});

export function SystemThemes() {
  const intl = useIntl();
  const dispatch = useAppDispatch();
  const options = useAppSelector(selectThemeOptions).map(({ id, name }) => ({
    value: id,
    label: name,
  }));
  const light = useAppSelector((state) => selectSetting(state, 'lightTheme'));
  const dark = useAppSelector((state) => selectSetting(state, 'darkTheme'));
  return (
    <div className={styles.pair}>
      {[['lightTheme', light] as const, ['darkTheme', dark] as const].map(([name, value]) => (
        <Select
          key={name}
          label={intl.formatMessage(messages[name])}
          options={options}
          value={value}
          onChange={(id) => dispatch(settingChanged({ name, value: id }))}
        />
      ))}
    </div>
  );
}
