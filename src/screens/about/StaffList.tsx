/** The staff of the instance by role, and how to contact them. */
import { defineMessages, FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';
import { UserLine } from '@/components/people/card/UserLine';
import type { StaffGroup } from '@/domain/session/about';
import { pathTo } from '@/domain/session/routes';
import { useAppSelector } from '@/hooks/store';
import { useInstance } from '@/hooks/useInstance';
import { selectStaff } from '@/selectors/session/about';
import { Link } from '@/ui/buttons/Link';
import { Section } from './Section';
import styles from './AboutScreen.module.css';

const groupNames: Record<StaffGroup, MessageDescriptor> = defineMessages({
  admin: { id: 'about.staff_admins', defaultMessage: 'Administrators' },
  moderator: { id: 'about.staff_moderators', defaultMessage: 'Moderators' },
  staff: { id: 'about.staff_others', defaultMessage: 'Other team members' },
});

export function StaffList() {
  const intl = useIntl();
  const { groups, names } = useAppSelector(selectStaff);
  const email = useInstance('contactEmail');
  if (groups.length === 0 && names.length === 0 && !email) return null;
  return (
    <Section title={<FormattedMessage id="about.staff" defaultMessage="Server team" />}>
      {groups.map(({ group, userIds }) => {
        const name = intl.formatMessage(groupNames[group]);
        return (
          <div key={group} className={styles.group}>
            <h3 className={styles.subtitle}>{name}</h3>
            <ul className={styles.list} aria-label={name}>
              {userIds.map((userId) => (
                <li key={userId}>
                  <UserLine userId={userId} />
                </li>
              ))}
            </ul>
          </div>
        );
      })}
      {names.length > 0 && (
        <ul className={styles.list}>
          {names.map((name) => (
            <li key={name} className={styles.line}>
              <Link to={pathTo('user-profile', { name })}>
                <bdi>@{name}</bdi>
              </Link>
            </li>
          ))}
        </ul>
      )}
      {email && (
        <p className={styles.line}>
          <FormattedMessage
            id="about.contact"
            defaultMessage="E-mail: {address}"
            values={{ address: <a href={`mailto:${email}`}>{email}</a> }}
          />
        </p>
      )}
    </Section>
  );
}
