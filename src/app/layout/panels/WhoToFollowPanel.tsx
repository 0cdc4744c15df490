/** A few people whom the server suggests to follow. */
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { UserLine } from '@/components/people/card/UserLine';
import { SUGGESTIONS } from '@/domain/engine/limits';
import { pathTo } from '@/domain/session/routes';
import { useAppDispatch, useAppSelector } from '@/hooks/store';
import { selectSuggestionsOffered } from '@/selectors/session/navigation';
import { selectRequest } from '@/selectors/engine/requests';
import { selectSuggestedIds } from '@/selectors/discovery/suggestions';
import { suggestionsRequested } from '@/slices/discovery/suggestions';
import { Link } from '@/ui/buttons/Link';
import { useInSight } from '@/ui/hooks/useInSight';
import { Skeleton } from '@/ui/feedback/Skeleton';
import { Panel } from './Panel';
import styles from './WhoToFollowPanel.module.css';

export function WhoToFollowPanel() {
  const offered = useAppSelector(selectSuggestionsOffered);
  return offered ? <Suggestions /> : null;
}

/**
 * Hidden while empty: many servers support suggestions and have none. Asked for only once the place
 * is in sight, as it takes two calls on most servers.
 */
function Suggestions() {
  const dispatch = useAppDispatch();
  const userIds = useAppSelector(selectSuggestedIds);
  const { busy } = useAppSelector((state) => selectRequest(state, 'suggestions'));
  const [asked, setAsked] = useState(false);
  const place = useInSight(() => {
    setAsked(true);
    dispatch(suggestionsRequested());
  });

  if (!asked && userIds.length === 0) return <div ref={place} />;
  if (!busy && userIds.length === 0) return null;
  return (
    <Panel
      flush
      title={<FormattedMessage id="who_to_follow.who_to_follow" defaultMessage="Who to follow" />}
    >
      {busy && userIds.length === 0 && <Skeleton shape="person" count={SUGGESTIONS} />}
      <ul>
        {userIds.slice(0, SUGGESTIONS).map((userId) => (
          <li key={userId} className={styles.person}>
            <UserLine userId={userId} />
          </li>
        ))}
      </ul>
      <Link className={styles.more} to={pathTo('who-to-follow')}>
        <FormattedMessage id="who_to_follow.more" defaultMessage="More suggestions" />
      </Link>
    </Panel>
  );
}
