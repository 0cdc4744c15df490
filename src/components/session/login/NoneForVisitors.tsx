/** Shown to visitors in place of content that needs an account, with a login link. */
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
