/** Explains to members which settings are synchronised with the account. */
import { FormattedMessage } from 'react-intl';
import { useAppSelector } from '@/hooks/store';
import { selectSignedIn } from '@/selectors/session/session';
import { Icon } from '@/ui/icons/Icon';
import { UserIcon } from '@/ui/icons/icons';
import styles from './SettingsGroup.module.css';

export function AccountSettingsHint() {
  if (!useAppSelector(selectSignedIn)) return null;
  return (
    <p className={styles.kept}>
      <Icon node={UserIcon} aria-hidden />
      <span>
        <FormattedMessage
          id="settings.where_kept"
          defaultMessage="Settings with this icon are saved to your account. The rest are saved in this browser."
        />
      </span>
    </p>
  );
}
