/** A link to a person's profile, by name if that is unambiguous, else by id. */
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
  /** A duplicate of a link beside it: hidden from screen readers and not a tab stop. */
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
