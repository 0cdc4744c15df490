/**
 * Below the last post of a person from elsewhere: how many of their posts are known here. Mastodon
 * alone has the count of the other server; the rest count what they know.
 */
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { timelineKey } from '@/domain/timelines/timeline';
import type { User } from '@/domain/people/user';
import { useAppSelector } from '@/hooks/store';
import { useInstance } from '@/hooks/useInstance';
import { selectBottomedOut, selectGaps } from '@/selectors/timelines/timelines';
import { makeSelectShownIds } from '@/selectors/timelines/timelineGrid';
import { Icon } from '@/ui/icons/Icon';
import { ExternalIcon } from '@/ui/icons/icons';
import styles from './PostsTab.module.css';

export function KnownHere({ user }: { user: User }) {
  const { id, isLocal, statusCount, profileUrl, shownScreenName } = user;
  const key = timelineKey('user', id);
  const family = useInstance('family');
  const isWhole = useAppSelector(
    (state) => selectBottomedOut(state, key) && selectGaps(state, key).length === 0,
  );
  const [selectShownIds] = useState(makeSelectShownIds);
  const known = useAppSelector((state) => new Set(selectShownIds(state, key)).size);
  if (isLocal || family !== 'mastodon' || !isWhole || known >= statusCount) return null;
  return (
    <p className={styles.known}>
      <FormattedMessage
        id="user_profile.known_here"
        defaultMessage="{known, number} of {total, number} posts are shown here"
        values={{ known, total: statusCount }}
      />{' '}
      {profileUrl !== '' && (
        <a
          className={styles.link}
          href={profileUrl}
          target="_blank"
          rel="nofollow noopener noreferrer"
        >
          <FormattedMessage
            id="user_profile.open_remote"
            defaultMessage="View full profile on {host}"
            values={{ host: <bdi>{shownScreenName.split('@')[1] ?? ''}</bdi> }}
          />{' '}
          <Icon node={ExternalIcon} aria-hidden />
        </a>
      )}
    </p>
  );
}
