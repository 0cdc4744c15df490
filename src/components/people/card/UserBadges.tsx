/** Badges of an account: its role, and whether it is a bot or a group. */
import { defineMessages, FormattedMessage, type MessageDescriptor } from 'react-intl';
import type { ActorType, User } from '@/domain/people/user';
import type { Role } from '@/domain/session/privileges';
import { useDisplayPreferences } from '@/hooks/useDisplayPreferences';
import styles from './UserBadges.module.css';

const roles: Record<Role, MessageDescriptor | null> = {
  ...defineMessages({
    admin: { id: 'general.role.admin', defaultMessage: 'Admin' },
    moderator: { id: 'general.role.moderator', defaultMessage: 'Moderator' },
  }),
  member: null,
};

const kinds: Record<ActorType, MessageDescriptor | null> = {
  ...defineMessages({
    Service: { id: 'user_card.bot', defaultMessage: 'Bot' },
    Group: { id: 'user_card.group', defaultMessage: 'Group' },
  }),
  Person: null,
};

export function UserBadges({ user }: { user: User }) {
  const { hideBotIndication } = useDisplayPreferences();
  const role = roles[user.role];
  const kind = user.actorType === 'Service' && hideBotIndication ? null : kinds[user.actorType];
  return (
    <>
      {role && (
        <span className={styles.badge} data-role={user.role}>
          <FormattedMessage {...role} />
        </span>
      )}
      {kind && (
        <span className={styles.badge}>
          <FormattedMessage {...kind} />
        </span>
      )}
    </>
  );
}
