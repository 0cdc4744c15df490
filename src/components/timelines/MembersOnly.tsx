/** For visitors: replaces statuses that the server shows only to members. */
import { FormattedMessage } from 'react-intl';
import { pathTo } from '@/domain/session/routes';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { LinkButton } from '@/ui/buttons/LinkButton';
import { FollowersOnlyIcon } from '@/ui/icons/icons';

export function MembersOnly() {
  return (
    <EmptyState
      icon={FollowersOnlyIcon}
      action={
        <LinkButton href={pathTo('login')} tone="primary" internal>
          <FormattedMessage id="login.login" defaultMessage="Log in" />
        </LinkButton>
      }
    >
      <FormattedMessage
        id="timeline.members_only"
        defaultMessage="This server shows its posts to members only. Log in to read them."
      />
    </EmptyState>
  );
}
