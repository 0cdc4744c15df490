/** An account in a list: avatar, name and handle, and whether its session has ended. */
import { FormattedMessage } from 'react-intl';
import type { KeptAccount } from '@/domain/session/accounts';
import { AccountPicture } from './AccountPicture';
import styles from './Accounts.module.css';

export function AccountName({ account }: { account: KeptAccount }) {
  const { name, screenName, signedIn } = account;
  return (
    <span className={styles.account}>
      <AccountPicture account={account} size="small" />
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
