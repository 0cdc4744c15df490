/**
 * The counts of a person's statuses, follows and followers, linking to these tabs of the profile.
 */
import { defineMessages, FormattedMessage, type MessageDescriptor } from 'react-intl';
import type { ReactNode } from 'react';
import { countOfTab, type ProfileTab } from '@/domain/people/profileTabs';
import { profilePath } from '@/domain/session/routes';
import type { User } from '@/domain/people/user';
import { useDisplayPreferences } from '@/hooks/useDisplayPreferences';
import { Link } from '@/ui/buttons/Link';
import { NumberText } from '@/ui/text/NumberText';
import styles from './UserCounts.module.css';

interface Props {
  user: User;
  /** The current tab; absent outside of the profile. */
  current?: ProfileTab;
  children?: ReactNode;
}

type CountedTab = 'statuses' | 'followees' | 'followers';

/** The words that stand after the numbers. */
const words: Record<CountedTab, MessageDescriptor> = defineMessages({
  statuses: {
    id: 'user_card.statuses_counted',
    defaultMessage: '{count, plural, one {Post} other {Posts}}',
  },
  followees: {
    id: 'user_card.followees_counted',
    defaultMessage: '{count, plural, one {Following} other {Following}}',
  },
  followers: {
    id: 'user_card.followers_counted',
    defaultMessage: '{count, plural, one {Follower} other {Followers}}',
  },
});

const counted = Object.keys(words) as CountedTab[];

export function UserCounts({ user, current, children }: Props) {
  const { hideUserStats, ownId, restrictedNicknames } = useDisplayPreferences();
  if (hideUserStats) return null;
  const isOwn = ownId === user.id;
  const profile = profilePath(user, restrictedNicknames);
  const seen = isOwn ? { ...user, hidesFollowerCount: false, hidesFollowingCount: false } : user;
  const hidden: Partial<Record<ProfileTab, boolean>> = {
    followees: user.hidesFollowing && !isOwn,
    followers: user.hidesFollowers && !isOwn,
  };
  return (
    <ul className={styles.counts}>
      {counted.map((tab) => {
        const count = countOfTab(seen, tab);
        if (count === null) return null;
        const text = (
          <>
            <span className={styles.number}>
              <NumberText value={count} />
            </span>{' '}
            <FormattedMessage {...words[tab]} values={{ count }} />
          </>
        );
        return (
          <li key={tab}>
            {hidden[tab] ? (
              text
            ) : (
              <Link
                className={styles.link}
                to={tab === 'statuses' ? profile : `${profile}?tab=${tab}`}
                aria-current={tab === current || undefined}
              >
                {text}
              </Link>
            )}
          </li>
        );
      })}
      {children}
    </ul>
  );
}
