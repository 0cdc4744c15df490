/**
 * The people of a group of notifications that the server made. It sends a few of them with the
 * group; the others are asked for once the group is unfolded.
 */
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { UserLine } from '@/components/people/card/UserLine';
import type { NotificationRow } from '@/domain/notifications/notificationRows';
import { peopleListKey, peopleListRequest, type PeopleList } from '@/domain/people/peopleList';
import { useAppDispatch, useAppSelector } from '@/hooks/store';
import { useWhileMounted } from '@/hooks/useWhileMounted';
import { selectRequest } from '@/selectors/engine/requests';
import { selectPeopleList } from '@/selectors/people/peopleLists';
import {
  morePeopleRequested,
  peopleListClosed,
  peopleListOpened,
} from '@/slices/people/peopleLists';
import { ErrorState } from '@/ui/feedback/ErrorState';
import { ListFooter } from '@/ui/list/ListFooter';
import { ServerMessage } from '@/ui/text/ServerMessage';
import styles from './Rows.module.css';

const messages = defineMessages({
  more: { id: 'user_profile.more_people', defaultMessage: 'Load more people' },
});

export function GroupPeople({ row }: { row: NotificationRow }) {
  return row.unnamed === 0 ? <People userIds={row.userIds} /> : <AllPeople row={row} />;
}

function AllPeople({ row }: { row: NotificationRow }) {
  const list: PeopleList = { kind: 'notificationGroup', userId: row.id };
  const opened = peopleListOpened(list);
  useWhileMounted(peopleListKey(list), opened, peopleListClosed(list));
  const dispatch = useAppDispatch();
  const intl = useIntl();
  const loaded = useAppSelector((state) => selectPeopleList(state, list));
  const first = useAppSelector((state) => selectRequest(state, peopleListRequest(list, 'first')));
  const older = useAppSelector((state) => selectRequest(state, peopleListRequest(list, 'older')));
  const stateOf = () => {
    if (loaded?.next === null) return 'end';
    if (older.reason !== null) return 'failed';
    return !loaded || older.busy ? 'loading' : 'more';
  };
  return (
    <>
      <People userIds={[...new Set([...row.userIds, ...(loaded?.userIds ?? [])])]} />
      {!loaded && first.reason !== null ? (
        <ErrorState detail={first.reason} busy={first.busy} onRetry={() => dispatch(opened)}>
          <FormattedMessage
            id="user_profile.people_error"
            defaultMessage="Couldn't load these people"
          />
        </ErrorState>
      ) : (
        <ListFooter
          state={stateOf()}
          busy={older.busy}
          whenReached={false}
          onMore={() => dispatch(morePeopleRequested(list))}
          moreLabel={intl.formatMessage(messages.more)}
          error={older.reason === null ? undefined : <ServerMessage text={older.reason} />}
        />
      )}
    </>
  );
}

function People({ userIds }: { userIds: readonly string[] }) {
  return (
    <ul className={styles.group}>
      {userIds.map((userId) => (
        // The footer hands the focus on to the last one, when its button goes.
        <li key={userId} tabIndex={-1}>
          <UserLine userId={userId} />
        </li>
      ))}
    </ul>
  );
}
