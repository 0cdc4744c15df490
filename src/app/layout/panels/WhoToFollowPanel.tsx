/** A few people whom the server suggests to follow. */
import { useEffect } from 'react';
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
import { Skeleton } from '@/ui/feedback/Skeleton';
import { Panel } from './Panel';
import styles from './WhoToFollowPanel.module.css';

export function WhoToFollowPanel() {
  const offered = useAppSelector(selectSuggestionsOffered);
  return offered ? <Suggestions /> : null;
}

/** Hidden while empty: many servers support suggestions and have none. */
function Suggestions() {
  const dispatch = useAppDispatch();
  const userIds = useAppSelector(selectSuggestedIds);
  const { busy } = useAppSelector((state) => selectRequest(state, 'suggestions'));
  useEffect(() => {
    dispatch(suggestionsRequested());
  }, [dispatch]);

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
