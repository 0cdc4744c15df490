/** Beneath all tabs: keeping the settings in a file, bringing them back, and the expert level. */
import { defineMessages, useIntl } from 'react-intl';
import { useAppDispatch, useAppSelector } from '@/hooks/store';
import { settingChanged } from '@/slices/config';
import { Checkbox } from '@/ui/Checkbox';
import { BackupMenu } from './BackupMenu';
import { isExpert } from './rows';
import styles from './SettingsFoot.module.css';

const messages = defineMessages({
  expert: { id: 'settings.expert_mode', defaultMessage: 'Show advanced settings' },
});

export function SettingsFoot() {
  const intl = useIntl();
  const dispatch = useAppDispatch();
  const expert = useAppSelector(isExpert);
  return (
    <div className={styles.foot}>
      <BackupMenu />
      <Checkbox
        label={intl.formatMessage(messages.expert)}
        checked={expert}
        onChange={(on) => dispatch(settingChanged({ name: 'expertLevel', value: on ? 1 : 0 }))}
      />
    </div>
  );
}
