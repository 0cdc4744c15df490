/** Under the login form: the accounts that this browser keeps, to go back to. */
import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { useAppDispatch, useAppSelector } from '@/hooks/store';
import { selectOtherAccounts } from '@/selectors/session/accounts';
import { accountSwitchRequested } from '@/slices/session/accounts';
import { AccountChoices } from './AccountChoices';
import styles from './Accounts.module.css';

export function OtherAccounts() {
  const heading = useId();
  const dispatch = useAppDispatch();
  const others = useAppSelector(selectOtherAccounts);
  return (
    <section className={styles.others} aria-labelledby={heading}>
      <h2 id={heading} className={styles.heading}>
        <FormattedMessage id="accounts.others" defaultMessage="Your other accounts" />
      </h2>
      <AccountChoices
        accounts={others}
        onChoose={({ slot }) => dispatch(accountSwitchRequested({ slot }))}
      />
    </section>
  );
}
