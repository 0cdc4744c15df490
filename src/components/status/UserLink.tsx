/** A link to somebody's profile, by name where that is plain, else by id. */
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { profilePath } from '@/domain/routes';
import { useAppSelector } from '@/hooks/store';
import { useInstance } from '@/hooks/useInstance';
import { selectUser } from '@/selectors/users';
import styles from './StatusCard.module.css';

interface Props {
  userId: string;
  id?: string;
  /** Another link beside it says the same: left out for screen readers and in tab order. */
  decorative?: boolean;
  children: ReactNode;
}

export function UserLink({ userId, id, decorative = false, children }: Props) {
  const user = useAppSelector((state) => selectUser(state, userId));
  const restrictedNicknames = useInstance('restrictedNicknames');
  if (!user) return <span id={id}>{children}</span>;
  return (
    <Link
      id={id}
      className={styles.userLink}
      to={profilePath(user, restrictedNicknames)}
      title={`@${user.fullName}`}
      {...(decorative ? { 'aria-hidden': true, tabIndex: -1 } : {})}
    >
      {children}
    </Link>
  );
}
