/** In place of a timeline that belongs to an account: a visitor has none. */
import { FormattedMessage } from 'react-intl';
import { pathTo } from '@/domain/routes';
import { EmptyState } from '@/ui/EmptyState';
import { Link } from '@/ui/Link';

export function NoneForVisitors() {
  return (
    <EmptyState
      action={
        <Link to={pathTo('login')}>
          <FormattedMessage id="login.login" defaultMessage="Log in" />
        </Link>
      }
    >
      <FormattedMessage id="timeline.no_statuses" defaultMessage="No statuses here yet" />
    </EmptyState>
  );
}
