/** The followers of a person, those whom they follow, or those whom they feature. */
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { WindowedFeed } from '@/virtualList/WindowedFeed';
import { PersonActions, RemoveFollowerButton } from '@/components/people/actions/deferredParts';
import { UserRow } from '@/components/people/card/UserRow';
import { peopleListKey, peopleListRequest, type PeopleList } from '@/domain/people/peopleList';
import { useAppDispatch, useAppSelector } from '@/hooks/store';
import { useWhileMounted } from '@/hooks/useWhileMounted';
import { selectPeopleList } from '@/selectors/people/peopleLists';
import { selectRequest } from '@/selectors/engine/requests';
import { selectCurrentUserId } from '@/selectors/session/session';
import {
  morePeopleRequested,
  peopleListClosed,
  peopleListOpened,
} from '@/slices/people/peopleLists';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { LocalIcon } from '@/ui/icons/icons';
import { ErrorState } from '@/ui/feedback/ErrorState';
import { ListFooter } from '@/ui/list/ListFooter';
import { ServerMessage } from '@/ui/text/ServerMessage';
import { Skeleton } from '@/ui/feedback/Skeleton';

const messages = defineMessages({
  more: { id: 'user_profile.more_people', defaultMessage: 'Load more people' },
});

interface Props {
  list: PeopleList;
  label: string;
  /** For a remote account this server may know only a part of them. */
  isRemote: boolean;
}

export function PeopleTab({ list, label, isRemote }: Props) {
  const key = peopleListKey(list);
  const opened = peopleListOpened(list);
  useWhileMounted(key, opened, peopleListClosed(list));
  const dispatch = useAppDispatch();
  const intl = useIntl();
  const known = useAppSelector((state) => selectPeopleList(state, list));
  const first = useAppSelector((state) => selectRequest(state, peopleListRequest(list, 'first')));
  const older = useAppSelector((state) => selectRequest(state, peopleListRequest(list, 'older')));

  const ownId = useAppSelector(selectCurrentUserId);
  const ownFollowers = list.kind === 'followers' && list.userId === ownId;

  if (!known && first.reason !== null) {
    return (
      <ErrorState detail={first.reason} busy={first.busy} onRetry={() => dispatch(opened)}>
        <FormattedMessage
          id="user_profile.people_error"
          defaultMessage="Couldn't load these people"
        />
      </ErrorState>
    );
  }
  const ids = known?.userIds ?? [];
  if (known?.next === null && ids.length === 0) {
    return (
      <EmptyState icon={LocalIcon}>
        {list.kind === 'featured' && list.userId === ownId ? (
          <FormattedMessage
            id="user_profile.featured_own_none"
            defaultMessage="People you feature from the menu on their profile appear here."
          />
        ) : isRemote ? (
          <FormattedMessage
            id="user_profile.nobody_known"
            defaultMessage="No one this server knows of"
          />
        ) : (
          <FormattedMessage id="user_profile.nobody" defaultMessage="Nobody yet" />
        )}
      </EmptyState>
    );
  }
  const stateOf = () => {
    if (known?.next === null) return 'end';
    if (older.reason !== null) return 'failed';
    return older.busy ? 'loading' : 'more';
  };
  return (
    <>
      <WindowedFeed
        list={`people ${key}`}
        label={label}
        busy={!known || first.busy}
        ids={ids}
        row={(userId, index) => (
          <UserRow
            userId={userId}
            at={index + 1}
            of={ids.length}
            actions={
              <>
                {ownFollowers && <RemoveFollowerButton userId={userId} />}
                <PersonActions userId={userId} compact />
              </>
            }
          />
        )}
      >
        {!known && <Skeleton shape="person" count={6} />}
      </WindowedFeed>
      {known && (
        <ListFooter
          // Scroll anchoring would keep an old footer in place and so skip the new rows.
          key={ids.length}
          state={stateOf()}
          busy={older.busy}
          onMore={() => dispatch(morePeopleRequested(list))}
          moreLabel={intl.formatMessage(messages.more)}
          error={older.reason === null ? undefined : <ServerMessage text={older.reason} />}
          end={
            isRemote ? (
              <FormattedMessage
                id="user_profile.no_more_people_known"
                defaultMessage="That's everyone this server knows of"
              />
            ) : (
              <FormattedMessage id="user_profile.no_more_people" defaultMessage="No more people" />
            )
          }
        />
      )}
    </>
  );
}
