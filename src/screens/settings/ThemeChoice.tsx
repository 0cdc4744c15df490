/** The theme by its name. Until the reader chooses one, the instance or the system does. */
import { useEffect } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import { useAppDispatch, useAppSelector } from '@/hooks/store';
import { selectThemeOptions } from '@/selectors/theme';
import { settingChanged, settingReset } from '@/slices/config';
import { themeListRequested } from '@/slices/theme';
import { Select } from '@/ui/Select';
import styles from './SettingField.module.css';

const messages = defineMessages({
  theme: { id: 'settings.theme', defaultMessage: 'Theme' },
  by: {
    id: 'settings.theme_by_others',
    defaultMessage: 'As the instance or the system says',
  },
});

const NOBODY = '';

export function ThemeChoice() {
  const intl = useIntl();
  const dispatch = useAppDispatch();
  const options = useAppSelector(selectThemeOptions);
  const chosen = useAppSelector((state) => state.config.chosen.theme ?? NOBODY);
  useEffect(() => {
    dispatch(themeListRequested());
  }, [dispatch]);
  const choose = (id: string) => {
    // One of the reader's own would win over what is chosen here.
    dispatch(settingReset({ name: 'customTheme' }));
    dispatch(settingReset({ name: 'customThemeSource' }));
    if (id === NOBODY) dispatch(settingReset({ name: 'theme' }));
    else dispatch(settingChanged({ name: 'theme', value: id }));
  };
  return (
    <div className={styles.row}>
      <Select
        label={intl.formatMessage(messages.theme)}
        options={[
          { value: NOBODY, label: intl.formatMessage(messages.by) },
          ...options.map(({ id, name }) => ({ value: id, label: name })),
        ]}
        value={chosen}
        onChange={choose}
      />
    </div>
  );
}
