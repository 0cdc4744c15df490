/** The people whom the server suggests; its code comes once its place is in sight. */
import { FormattedMessage } from 'react-intl';
import { UserLine } from '@/components/people/card/UserLine';
import { SUGGESTIONS } from '@/domain/engine/limits';
import { pathTo } from '@/domain/session/routes';
import { Link } from '@/ui/buttons/Link';
import { Skeleton } from '@/ui/feedback/Skeleton';
import { Panel } from './Panel';
import styles from './WhoToFollowPanel.module.css';

export function SuggestionsPanel({ userIds }: { userIds: readonly string[] }) {
  return (
    <Panel
      flush
      title={<FormattedMessage id="who_to_follow.who_to_follow" defaultMessage="Who to follow" />}
    >
      {userIds.length === 0 && <Skeleton shape="person" count={SUGGESTIONS} />}
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
