/** The days that matter of an account: its birthday, where it is told, and when it came here. */
import { FormattedDate, FormattedMessage } from 'react-intl';
import type { User } from '@/domain/people/user';
import { BirthdayIcon, CalendarIcon } from '@/ui/icons/icons';
import styles from './ProfileFacts.module.css';

export function ProfileFacts({ user: { birthday, createdAt } }: { user: User }) {
  if (birthday === null && createdAt === '') return null;
  return (
    <ul className={styles.facts}>
      {birthday !== null && (
        <li>
          <BirthdayIcon aria-hidden />
          <FormattedMessage
            id="user_card.birthday"
            defaultMessage="Born {birthday}"
            values={{
              // A day of the calendar, not a moment of some zone.
              birthday: <FormattedDate value={birthday} dateStyle="long" timeZone="UTC" />,
            }}
          />
        </li>
      )}
      {createdAt !== '' && (
        <li>
          <CalendarIcon aria-hidden />
          <FormattedMessage
            id="user_card.joined"
            defaultMessage="Here since {date}"
            values={{ date: <FormattedDate value={createdAt} month="long" year="numeric" /> }}
          />
        </li>
      )}
    </ul>
  );
}
