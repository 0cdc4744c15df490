/** Shown to visitors in place of content that needs an account, with a login link. */
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { pathTo } from '@/domain/session/routes';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { LinkButton } from '@/ui/buttons/LinkButton';
import { FollowersOnlyIcon } from '@/ui/icons/icons';

export function NoneForVisitors({ children }: { children: ReactNode }) {
  return (
    <EmptyState
      icon={FollowersOnlyIcon}
      action={
        <LinkButton href={pathTo('login')} tone="primary" internal>
          <FormattedMessage id="login.login" defaultMessage="Log in" />
        </LinkButton>
      }
    >
      {children}
    </EmptyState>
  );
}
