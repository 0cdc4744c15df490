/** The menu at the own avatar: goes to another account, adds one, or logs all of them out. */
import { FormattedMessage, defineMessages, useIntl } from 'react-intl';
import { useAppDispatch, useAppSelector } from '@/hooks/store';
import { selectAccounts, selectKeptAccounts } from '@/selectors/session/accounts';
import { dialogOpened } from '@/slices/engine/dialogs';
import { accountAdditionRequested, accountSwitchRequested } from '@/slices/session/accounts';
import { AddIcon, LogoutIcon } from '@/ui/icons/icons';
import { Menu, MenuItem, MenuSeparator } from '@/ui/menu/Menu';
import type { OpenedMenu } from '@/ui/menu/useMenuTrigger';
import { AccountName } from './AccountName';

const messages = defineMessages({
  title: { id: 'accounts.title', defaultMessage: 'Accounts' },
});

export function AccountMenu(opened: OpenedMenu) {
  const intl = useIntl();
  const dispatch = useAppDispatch();
  const { slot: own } = useAppSelector(selectAccounts);
  const accounts = useAppSelector(selectKeptAccounts);
  const several = accounts.length > 1;
  return (
    <Menu {...opened} label={intl.formatMessage(messages.title)} align="start">
      {several &&
        accounts.map((account) => (
          <MenuItem
            key={account.slot}
            exclusive
            checked={account.slot === own}
            onSelect={() => dispatch(accountSwitchRequested({ slot: account.slot }))}
          >
            <AccountName account={account} />
          </MenuItem>
        ))}
      {several && <MenuSeparator />}
      <MenuItem icon={AddIcon} onSelect={() => dispatch(accountAdditionRequested())}>
        <FormattedMessage id="accounts.add" defaultMessage="Add an account" />
      </MenuItem>
      {several && (
        <MenuItem
          icon={LogoutIcon}
          tone="danger"
          onSelect={() => dispatch(dialogOpened({ kind: 'confirmLogoutOfAll', props: null }))}
        >
          <FormattedMessage id="accounts.log_out_all" defaultMessage="Log out of all accounts" />
        </MenuItem>
      )}
    </Menu>
  );
}
