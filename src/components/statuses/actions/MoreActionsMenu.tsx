/** The menu of a card: all actions on a status that are not buttons in its row. */
import { useContext } from 'react';
import { statusMenuEntriesFor } from '@/domain/statuses/statusCommands';
import type { Status } from '@/domain/statuses/status';
import { useAppSelector } from '@/hooks/store';
import { useCan } from '@/hooks/useCan';
import { selectActor, selectQuotesReader } from '@/selectors/statuses/statusCommands';
import { selectHasOtherAccounts } from '@/selectors/session/accounts';
import { deferredComponent } from '@/ui/deferred/deferredComponent';
import { Menu, MenuItem, MenuLink, MenuSeparator } from '@/ui/menu/Menu';
import { CardMenuActions } from './cardMenuItems';
import { useStatusMenuCommands } from './useStatusMenuCommands';

const LinkPostsItem = deferredComponent(
  async () =>
    (await import(/* webpackChunkName: "explore" */ '@/components/discovery/LinkPostsItem'))
      .LinkPostsItem,
);

const ActAs = deferredComponent(
  async () => (await import(/* webpackChunkName: "accounts" */ './ActAs')).ActAs,
);

interface Props {
  status: Status;
  /** True within its thread. */
  inThread: boolean;
  id: string;
  label: string;
  anchor: HTMLElement;
  startsAt: 'first' | 'last';
  onClose: () => void;
}

export function MoreActionsMenu({ status, inThread, ...menu }: Props) {
  const actor = useAppSelector(selectActor);
  const quotesReader = useAppSelector((state) => selectQuotesReader(state, status));
  const hasOthers = useAppSelector(selectHasOtherAccounts);
  const more = useContext(CardMenuActions);
  const linked = useCan('linkTimelines') && status.card?.url;
  const commandOf = useStatusMenuCommands(status, inThread);
  return (
    <Menu {...menu}>
      {statusMenuEntriesFor({ ...status, quotesReader }, actor, inThread).map((entry) => {
        const { text, icon, tone, choose } = commandOf(entry);
        return entry === 'openOriginal' ? (
          <MenuLink key={entry} icon={icon} href={status.url ?? ''}>
            {text}
          </MenuLink>
        ) : (
          <MenuItem key={entry} icon={icon} tone={tone} onSelect={choose}>
            {text}
          </MenuItem>
        );
      })}
      {linked && <LinkPostsItem url={linked} />}
      {more.length > 0 && <MenuSeparator />}
      {more.map(({ label, icon, act }) => (
        <MenuItem key={label} icon={icon} onSelect={() => act(menu.anchor)}>
          {label}
        </MenuItem>
      ))}
      {hasOthers && <ActAs statusId={status.id} />}
    </Menu>
  );
}
