/** In the search: the commands that go to another account, as far as the query fits them. */
import { useId } from 'react';
import { defineMessages, FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';
import { beginsWords } from '@/lib/text/containsWords';
import { useAppDispatch, useAppSelector } from '@/hooks/store';
import { selectOtherAccounts } from '@/selectors/session/accounts';
import { accountSwitchRequested } from '@/slices/session/accounts';
import { AccountPicture } from './AccountPicture';
import styles from './Accounts.module.css';

const messages: Record<'switchTo', MessageDescriptor> = defineMessages({
  switchTo: { id: 'accounts.switch_to', defaultMessage: 'Switch to {handle}' },
});

export function SwitchCommands({ query }: { query: string }) {
  const intl = useIntl();
  const heading = useId();
  const dispatch = useAppDispatch();
  const commands = useAppSelector(selectOtherAccounts)
    .map((account) => ({
      account,
      text: intl.formatMessage(messages.switchTo, { handle: `@${account.screenName}` }),
    }))
    .filter(({ account, text }) =>
      beginsWords(`${text} ${account.screenName} ${account.name}`, query),
    );
  if (commands.length === 0) return null;
  return (
    <section className={styles.commands} aria-labelledby={heading}>
      <h2 id={heading} className={styles.heading}>
        <FormattedMessage id="accounts.title" defaultMessage="Accounts" />
      </h2>
      <ul className={styles.list}>
        {commands.map(({ account, text }) => (
          <li key={account.slot}>
            <button
              type="button"
              className={styles.choice}
              onClick={() => dispatch(accountSwitchRequested({ slot: account.slot }))}
            >
              <span className={styles.account}>
                <AccountPicture account={account} size="small" />
                <span className={styles.name}>{text}</span>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
