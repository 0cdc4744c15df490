/** The birthday of an account, if it is public, and the date it joined. */
import { FormattedDate, FormattedMessage } from 'react-intl';
import type { User } from '@/domain/people/user';
import { Icon } from '@/ui/icons/Icon';
import { BirthdayIcon, CalendarIcon } from '@/ui/icons/icons';
import styles from './ProfileFacts.module.css';

export function ProfileFacts({ user: { birthday, createdAt } }: { user: User }) {
  if (birthday === null && createdAt === '') return null;
  return (
    <ul className={styles.facts}>
      {birthday !== null && (
        <li>
          <Icon node={BirthdayIcon} aria-hidden />
          <FormattedMessage
            id="user_card.birthday"
            defaultMessage="Born {birthday}"
            values={{
              // A calendar day, not a moment in some time zone.
              birthday: <FormattedDate value={birthday} dateStyle="long" timeZone="UTC" />,
            }}
          />
        </li>
      )}
      {createdAt !== '' && (
        <li>
          <Icon node={CalendarIcon} aria-hidden />
          <FormattedMessage
            id="user_card.joined"
            defaultMessage="Joined {date}"
            values={{ date: <FormattedDate value={createdAt} month="long" year="numeric" /> }}
          />
        </li>
      )}
    </ul>
  );
}
