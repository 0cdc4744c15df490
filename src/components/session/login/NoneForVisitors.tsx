/** In place of what belongs to an account: a visitor has none, and may log in. */
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { pathTo } from '@/domain/session/routes';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { Link } from '@/ui/buttons/Link';

export function NoneForVisitors({ children }: { children: ReactNode }) {
  return (
    <EmptyState
      action={
        <Link to={pathTo('login')}>
          <FormattedMessage id="login.login" defaultMessage="Log in" />
        </Link>
      }
    >
      {children}
    </EmptyState>
  );
}
