/** A link to somebody's profile, by name where that is plain, else by id. */
import type { ReactNode } from 'react';
import { profilePath } from '@/domain/session/routes';
import type { User } from '@/domain/people/user';
import { useDisplayPreferences } from '@/hooks/useDisplayPreferences';
import { readableName } from '@/lib/text/punycode';
import { Link } from '@/ui/buttons/Link';
import styles from '../../statuses/card/StatusCard.module.css';

interface Props {
  user: User | undefined;
  id?: string;
  /** Another link beside it says the same: left out for screen readers and in tab order. */
  decorative?: boolean;
  className?: string;
  children: ReactNode;
}

export function UserLink({ user, id, decorative = false, className = '', children }: Props) {
  const { restrictedNicknames } = useDisplayPreferences();
  if (!user) {
    return (
      <span id={id} className={className}>
        {children}
      </span>
    );
  }
  return (
    <Link
      id={id}
      className={`${styles.userLink} ${className}`}
      to={profilePath(user, restrictedNicknames)}
      title={`@${readableName(user.fullName)}`}
      data-person={user.id}
      {...(decorative ? { 'aria-hidden': true, tabIndex: -1 } : {})}
    >
      {children}
    </Link>
  );
}
