/** An account in a list: avatar, name and handle, and whether its session has ended. */
import { FormattedMessage } from 'react-intl';
import type { KeptAccount } from '@/domain/session/accounts';
import { useDisplayPreferences } from '@/hooks/useDisplayPreferences';
import { Avatar } from '@/ui/images/Avatar';
import styles from './Accounts.module.css';

export function AccountName({ account }: { account: KeptAccount }) {
  const { defaultAvatar } = useDisplayPreferences();
  const { name, screenName, avatarUrl, signedIn } = account;
  return (
    <span className={styles.account}>
      <Avatar url={avatarUrl} fallbackUrl={defaultAvatar} size="small" />
      <span className={styles.names}>
        <bdi className={styles.name}>{name}</bdi>
        <span className={styles.handle}>
          <bdi dir="ltr">@{screenName}</bdi>
          {!signedIn && (
            <>
              {' · '}
              <FormattedMessage id="accounts.logged_out" defaultMessage="Logged out" />
            </>
          )}
        </span>
      </span>
    </span>
  );
}
