/**
 * Entries of a post's menu: reply to it, or favourite it, as another account of this browser. Where
 * there is one other, it is named; else a dialog lists them.
 */
import { defineMessages, useIntl, type MessageDescriptor } from 'react-intl';
import type { Act } from '@/domain/session/pendingAct';
import { useAppDispatch, useAppSelector } from '@/hooks/store';
import { selectAccountsToActAs } from '@/selectors/session/accounts';
import { dialogOpened } from '@/slices/engine/dialogs';
import { accountSwitchRequested } from '@/slices/session/accounts';
import { FavouriteIcon, ReplyIcon } from '@/ui/icons/icons';
import { MenuItem, MenuSeparator } from '@/ui/menu/Menu';
import { actAsTitles } from './actAsTitles';

const messages: Record<Act['does'], MessageDescriptor> = defineMessages({
  reply: { id: 'accounts.reply_as', defaultMessage: 'Reply as {handle}' },
  favourite: { id: 'accounts.favourite_as', defaultMessage: 'Favourite as {handle}' },
});

const acts = [
  ['reply', ReplyIcon],
  ['favourite', FavouriteIcon],
] as const;

export function ActAs({ statusId }: { statusId: string }) {
  const intl = useIntl();
  const dispatch = useAppDispatch();
  const [other, ...more] = useAppSelector(selectAccountsToActAs);
  if (!other) return null;
  const several = more.length > 0;
  const choose = (act: Act) =>
    dispatch(
      several
        ? dialogOpened({ kind: 'actAs', props: act })
        : accountSwitchRequested({ slot: other.slot, act }),
    );
  return (
    <>
      <MenuSeparator />
      {acts.map(([does, icon]) => (
        <MenuItem key={does} icon={icon} onSelect={() => choose({ does, statusId })}>
          {several
            ? intl.formatMessage(actAsTitles[does])
            : intl.formatMessage(messages[does], { handle: `@${other.screenName}` })}
        </MenuItem>
      ))}
    </>
  );
}
