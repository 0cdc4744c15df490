/** Lists the other accounts of this browser, one of which is to reply to a post or favourite it. */
import { useIntl } from 'react-intl';
import { AccountChoices } from '@/components/session/accounts/AccountChoices';
import { actAsTitles } from '@/components/statuses/actions/actAsTitles';
import type { Act } from '@/domain/session/pendingAct';
import { useAppDispatch, useAppSelector } from '@/hooks/store';
import { selectAccountsToActAs } from '@/selectors/session/accounts';
import { accountSwitchRequested } from '@/slices/session/accounts';
import { Dialog } from '@/ui/dialog/Dialog';
import type { DialogFrame } from '@/ui/dialog/dialogFrame';

export function ActAsDialog({ does, statusId, level, onClose }: DialogFrame & Act) {
  const intl = useIntl();
  const dispatch = useAppDispatch();
  const accounts = useAppSelector(selectAccountsToActAs);
  return (
    <Dialog title={intl.formatMessage(actAsTitles[does])} level={level} onClose={onClose}>
      <AccountChoices
        accounts={accounts}
        onChoose={({ slot }) => {
          dispatch(accountSwitchRequested({ slot, act: { does, statusId } }));
          onClose();
        }}
      />
    </Dialog>
  );
}
