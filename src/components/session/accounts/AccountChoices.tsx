/** A list of accounts, each of which is a button. */
import type { KeptAccount } from '@/domain/session/accounts';
import { AccountName } from './AccountName';
import styles from './Accounts.module.css';

interface Props {
  accounts: readonly KeptAccount[];
  onChoose: (account: KeptAccount) => void;
}

export function AccountChoices({ accounts, onChoose }: Props) {
  return (
    <ul className={styles.list}>
      {accounts.map((account) => (
        <li key={account.slot}>
          <button type="button" className={styles.choice} onClick={() => onChoose(account)}>
            <AccountName account={account} />
          </button>
        </li>
      ))}
    </ul>
  );
}
