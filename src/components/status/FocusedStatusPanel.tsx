/**
 * Under the status that a page is about: how often it was repeated and favourited, and by whom. They
 * are asked for as long as it is shown.
 */
import { useState } from 'react';
import { defineMessages, useIntl, type MessageDescriptor } from 'react-intl';
import { markedByRequest, MOST_AVATARS, type MarkedBy } from '@/domain/interaction';
import type { Status } from '@/domain/status';
import { useAppSelector } from '@/hooks/store';
import { useReading } from '@/hooks/useReading';
import { useWhileShown } from '@/hooks/useWhileShown';
import { selectMarkedBy } from '@/selectors/interactions';
import { selectUser } from '@/selectors/users';
import { interactionsClosed, interactionsOpened } from '@/slices/interactions';
import { Avatar } from '@/ui/Avatar';
import { FavouriteIcon, RepeatIcon } from '@/ui/icons';
import { late } from '@/ui/late';
import { usePartFailed } from './usePartFailed';
import { UserLink } from './UserLink';
import styles from './FocusedStatusPanel.module.css';

const PeoplePopover = late(async () => (await import('./PeoplePopover')).PeoplePopover);

const counted: Record<MarkedBy, MessageDescriptor> = defineMessages({
  repeatedBy: {
    id: 'status.repeat_count',
    defaultMessage: '{count, plural, one {# repeat} other {# repeats}}',
  },
  favouritedBy: {
    id: 'status.favourite_count',
    defaultMessage: '{count, plural, one {# favourite} other {# favourites}}',
  },
});

const done: Record<MarkedBy, MessageDescriptor> = defineMessages({
  repeatedBy: { id: 'status.repeated_by', defaultMessage: 'Repeated by' },
  favouritedBy: { id: 'status.favourited_by', defaultMessage: 'Favourited by' },
});

const messages = defineMessages({
  people: { id: 'status.interactions', defaultMessage: 'Repeats and favourites' },
});

const icons = { repeatedBy: RepeatIcon, favouritedBy: FavouriteIcon } as const;

export function FocusedStatusPanel({ status }: { status: Status }) {
  const { hidePostStats } = useReading();
  if (hidePostStats || status.repeatCount + status.favouriteCount === 0) return null;
  return <Panel status={status} />;
}

function Panel({ status: { id: statusId, repeatCount, favouriteCount } }: { status: Status }) {
  const intl = useIntl();
  useWhileShown(statusId, interactionsOpened({ statusId }), interactionsClosed({ statusId }));
  const repeatedBy = useAppSelector((state) => selectMarkedBy(state, statusId, 'repeatedBy'));
  const favouritedBy = useAppSelector((state) => selectMarkedBy(state, statusId, 'favouritedBy'));
  const userIds = [...new Set([...(repeatedBy ?? []), ...(favouritedBy ?? [])])];
  // Their place is kept, so that what stands below does not move when they come.
  const awaited = (repeatCount > 0 && !repeatedBy) || (favouriteCount > 0 && !favouritedBy);
  return (
    <div className={styles.panel} role="group" aria-label={intl.formatMessage(messages.people)}>
      <Count statusId={statusId} kind="repeatedBy" userIds={repeatedBy} count={repeatCount} />
      <Count
        statusId={statusId}
        kind="favouritedBy"
        userIds={favouritedBy}
        count={favouriteCount}
      />
      {(awaited || userIds.length > 0) && (
        <ul className={styles.avatars}>
          {userIds.slice(0, MOST_AVATARS).map((userId) => (
            <Person key={userId} userId={userId} />
          ))}
        </ul>
      )}
    </div>
  );
}

interface CountProps {
  statusId: string;
  kind: MarkedBy;
  userIds: readonly string[] | null;
  count: number;
}

/** A press tells the names. */
function Count({ statusId, kind, userIds, count }: CountProps) {
  const intl = useIntl();
  const fail = usePartFailed(statusId);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const Icon = icons[kind];
  if (count === 0) return null;
  return (
    <>
      <button
        type="button"
        className={styles.count}
        data-kind={kind}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(anchor ? null : currentTarget)}
      >
        <Icon className={styles.icon} aria-hidden />
        {intl.formatMessage(counted[kind], { count })}
      </button>
      {anchor && (
        <PeoplePopover
          anchor={anchor}
          label={intl.formatMessage(done[kind])}
          userIds={userIds}
          count={count}
          request={markedByRequest(statusId, kind)}
          crowdOf={statusId}
          onClose={() => setAnchor(null)}
          onFailed={() => {
            setAnchor(null);
            fail();
          }}
        />
      )}
    </>
  );
}

function Person({ userId }: { userId: string }) {
  const { stopGifs, defaultAvatar } = useReading();
  const user = useAppSelector((state) => selectUser(state, userId));
  if (!user) return null;
  return (
    <li>
      <UserLink user={user}>
        <Avatar
          url={user.avatarUrl}
          stillUrl={user.avatarStaticUrl}
          still={stopGifs}
          fallbackUrl={defaultAvatar}
          label={`@${user.shownScreenName}`}
          size="small"
        />
      </UserLink>
    </li>
  );
}
