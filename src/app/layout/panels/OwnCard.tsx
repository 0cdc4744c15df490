/** The card of the signed-in person. The avatar opens the menu of accounts. */
import type { ReactNode } from 'react';
import { UserCard } from '@/components/people/card/UserCard';
import { deferredComponent } from '@/ui/deferred/deferredComponent';
import { useMenuTrigger } from '@/ui/menu/useMenuTrigger';

const loadMenu = async () =>
  (await import(/* webpackChunkName: "accounts" */ '@/components/session/accounts/AccountMenu'))
    .AccountMenu;

const AccountMenu = deferredComponent(loadMenu);

interface Props {
  userId: string;
  /** Buttons at the end of the avatar's line. */
  actions?: ReactNode;
}

export function OwnCard({ userId, actions }: Props) {
  const { opened, onKeyDown, press } = useMenuTrigger();
  const { onPress, ...menu } = press;
  return (
    <div role="presentation" onKeyDown={onKeyDown}>
      <UserCard
        userId={userId}
        actions={actions}
        onAvatar={{ does: 'accounts', press: onPress, menu }}
      />
      {opened && <AccountMenu {...opened} />}
    </div>
  );
}
