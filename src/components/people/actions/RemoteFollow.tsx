/**
 * For visitors: opens the server's page where they enter their own account and follow from there.
 * In a new tab, as it continues to another server.
 */
import { FormattedMessage } from 'react-intl';
import { useAppSelector } from '@/hooks/store';
import { useInstance } from '@/hooks/useInstance';
import { selectMayFollowRemotely } from '@/selectors/people/personCommands';
import { selectUser } from '@/selectors/people/users';
import { Button } from '@/ui/buttons/Button';
import { AddUserIcon } from '@/ui/icons/icons';

export function RemoteFollow({ userId }: { userId: string }) {
  const server = useInstance('server');
  const nickname = useAppSelector((state) => selectUser(state, userId)?.screenName ?? '');
  const offered = useAppSelector((state) => selectMayFollowRemotely(state, userId));
  if (!offered) return null;
  return (
    <form method="post" action={`${server}/main/ostatus`} target="_blank" rel="noopener">
      <input type="hidden" name="nickname" value={nickname} />
      <input type="hidden" name="profile" value="" />
      <Button type="submit" tone="primary" icon={AddUserIcon}>
        <FormattedMessage id="user_card.remote_follow" defaultMessage="Follow from your server" />
      </Button>
    </form>
  );
}
