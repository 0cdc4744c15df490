/** For visitors: replaces statuses that the server shows only to members. */
import { FormattedMessage } from 'react-intl';
import { pathTo } from '@/domain/session/routes';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { Link } from '@/ui/buttons/Link';

export function MembersOnly() {
  return (
    <EmptyState
      action={
        <Link to={pathTo('login')}>
          <FormattedMessage id="login.login" defaultMessage="Log in" />
        </Link>
      }
    >
      <FormattedMessage
        id="timeline.members_only"
        defaultMessage="This server shows its posts to members only. Log in to read them."
      />
    </EmptyState>
  );
}
