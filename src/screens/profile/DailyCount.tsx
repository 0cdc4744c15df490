/** The average number of posts per day; not of people who write less often than daily. */
import { FormattedMessage } from 'react-intl';
import { dailyAverage } from '@/domain/people/profileTabs';
import type { User } from '@/domain/people/user';
import { useNow } from '@/ui/text/Clock';

const HOUR = 3_600_000;

export function DailyCount({ user }: { user: User }) {
  const now = useNow(HOUR, user.id);
  if (user.createdAt === '') return null;
  const count = dailyAverage(user.statusCount, user.createdAt, now);
  // It is rounded up: one a day may as well be one a year.
  if (count <= 1) return null;
  return (
    <li>
      <FormattedMessage
        id="user_card.per_day"
        defaultMessage="{count, plural, one {# post per day} other {# posts per day}}"
        values={{ count }}
      />
    </li>
  );
}
