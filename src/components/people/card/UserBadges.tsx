/** Badges of an account: its roles, and whether it is a bot or a group. */
import { defineMessages, FormattedMessage, type MessageDescriptor } from 'react-intl';
import type { ActorType, User } from '@/domain/people/user';
import { useDisplayPreferences } from '@/hooks/useDisplayPreferences';
import styles from './UserBadges.module.css';

/** Other names of roles are the server's own, and shown as they are. */
const roles: Partial<Record<string, MessageDescriptor>> = defineMessages({
  admin: { id: 'general.role.admin', defaultMessage: 'Admin' },
  moderator: { id: 'general.role.moderator', defaultMessage: 'Moderator' },
});

const kinds: Record<ActorType, MessageDescriptor | null> = {
  ...defineMessages({
    Service: { id: 'user_card.bot', defaultMessage: 'Bot' },
    Group: { id: 'user_card.group', defaultMessage: 'Group' },
  }),
  Person: null,
};

export function UserBadges({ user }: { user: User }) {
  const { hideBotIndication } = useDisplayPreferences();
  const told = user.roleNames ?? (user.role === 'member' ? [] : [user.role]);
  const kind = user.actorType === 'Service' && hideBotIndication ? null : kinds[user.actorType];
  return (
    <>
      {told.map((name, at) => {
        const known = roles[name.toLowerCase()];
        return (
          <bdi key={at} className={styles.badge} data-role>
            {known ? <FormattedMessage {...known} /> : name}
          </bdi>
        );
      })}
      {kind && (
        <span className={styles.badge}>
          <FormattedMessage {...kind} />
        </span>
      )}
    </>
  );
}
