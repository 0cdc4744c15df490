/** The average number of posts per day. */
import { FormattedMessage } from 'react-intl';
import { dailyAverage } from '@/domain/people/profileTabs';
import type { User } from '@/domain/people/user';
import { useNow } from '@/ui/text/Clock';

const HOUR = 3_600_000;

export function DailyCount({ user }: { user: User }) {
  const now = useNow(HOUR, user.id);
  if (user.statusCount === 0 || user.createdAt === '') return null;
  return (
    <li>
      <FormattedMessage
        id="user_card.per_day"
        defaultMessage="{count, plural, one {# post per day} other {# posts per day}}"
        values={{ count: dailyAverage(user.statusCount, user.createdAt, now) }}
      />
    </li>
  );
}
