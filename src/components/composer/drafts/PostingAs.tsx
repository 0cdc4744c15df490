/**
 * Says in the composer for whom it posts, and passes the draft on to another account. Shown only
 * where several are logged in.
 */
import { FormattedMessage, defineMessages, useIntl } from 'react-intl';
import { useComposer } from '@/components/composer/ComposerContext';
import { useAppDispatch, useAppSelector } from '@/hooks/store';
import { selectSending } from '@/selectors/composer/outbox';
import { selectAccounts, selectKeptAccounts } from '@/selectors/session/accounts';
import { accountSwitchRequested } from '@/slices/session/accounts';
import { pressProps } from '@/ui/buttons/press';
import { Icon } from '@/ui/icons/Icon';
import { ChevronDownIcon } from '@/ui/icons/icons';
import { Menu, MenuItem } from '@/ui/menu/Menu';
import { useMenuTrigger } from '@/ui/menu/useMenuTrigger';
import { AccountName } from '@/components/session/accounts/AccountName';
import { AccountPicture } from '@/components/session/accounts/AccountPicture';
import styles from './PostingAs.module.css';

const messages = defineMessages({
  choose: { id: 'accounts.post_as', defaultMessage: 'Post as' },
});

export function PostingAs() {
  const intl = useIntl();
  const dispatch = useAppDispatch();
  const { target } = useComposer();
  const { slot: own } = useAppSelector(selectAccounts);
  const accounts = useAppSelector(selectKeptAccounts);
  const busy = useAppSelector((state) => selectSending(state, target).busy);
  const { opened, onKeyDown, press } = useMenuTrigger();
  const self = accounts.find(({ slot }) => slot === own);
  if (!self) return null;
  return (
    <>
      <button
        type="button"
        className={styles.button}
        aria-haspopup="menu"
        aria-expanded={press.expanded}
        aria-controls={press.controls}
        onKeyDown={onKeyDown}
        {...pressProps({ onPress: press.onPress, busy })}
      >
        <AccountPicture account={self} size="tiny" />
        <span>
          <FormattedMessage
            id="accounts.posting_as"
            defaultMessage="Posting as {handle}"
            values={{
              handle: (
                <bdi key="handle" dir="ltr">
                  @{self.screenName}
                </bdi>
              ),
            }}
          />
        </span>
        <Icon node={ChevronDownIcon} aria-hidden />
      </button>
      {opened && (
        <Menu {...opened} label={intl.formatMessage(messages.choose)} align="start">
          {accounts
            .filter(({ signedIn }) => signedIn)
            .map((account) => (
              <MenuItem
                key={account.slot}
                exclusive
                checked={account.slot === own}
                onSelect={() => {
                  dispatch(accountSwitchRequested({ slot: account.slot, draft: target }));
                }}
              >
                <AccountName account={account} />
              </MenuItem>
            ))}
        </Menu>
      )}
    </>
  );
}
