/**
 * Below the status that a page is about: how often it is quoted, and its repeats and favourites, with
 * the people. They are kept up to date while shown.
 */
import { useState } from 'react';
import { defineMessages, FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';
import {
  engagementRequest,
  MOST_AVATARS,
  type EngagementKind,
} from '@/domain/statuses/statusEngagement';
import type { Status } from '@/domain/statuses/status';
import { useAppDispatch, useAppSelector } from '@/hooks/store';
import { useCan } from '@/hooks/useCan';
import { useDisplayPreferences } from '@/hooks/useDisplayPreferences';
import { useWhileMounted } from '@/hooks/useWhileMounted';
import { selectEngagedUserIds } from '@/selectors/statuses/statusEngagement';
import { selectUser } from '@/selectors/people/users';
import { dialogOpened } from '@/slices/engine/dialogs';
import { statusEngagementClosed, statusEngagementOpened } from '@/slices/statuses/statusEngagement';
import { Avatar } from '@/ui/images/Avatar';
import { Icon } from '@/ui/icons/Icon';
import { FavouriteIcon, QuoteIcon, RepeatIcon } from '@/ui/icons/icons';
import { deferredComponent } from '@/ui/deferred/deferredComponent';
import { useDeferredPartFailed } from '@/components/statuses/actions/useDeferredPartFailed';
import { UserLink } from '@/components/people/card/UserLink';
import styles from './StatusEngagementPanel.module.css';

const PeoplePopover = deferredComponent(
  async () => (await import('./PeoplePopover')).PeoplePopover,
  { onDemand: true },
);

const counted: Record<EngagementKind, MessageDescriptor> = defineMessages({
  repeatedBy: {
    id: 'status.repeat_count',
    defaultMessage: '{count, plural, one {# repeat} other {# repeats}}',
  },
  favouritedBy: {
    id: 'status.favourite_count',
    defaultMessage: '{count, plural, one {# favourite} other {# favourites}}',
  },
});

const done: Record<EngagementKind, MessageDescriptor> = defineMessages({
  repeatedBy: { id: 'status.repeated_by', defaultMessage: 'Repeated by' },
  favouritedBy: { id: 'status.favourited_by', defaultMessage: 'Favourited by' },
});

const messages = defineMessages({
  people: { id: 'status.interactions', defaultMessage: 'Repeats and favourites' },
});

const icons = { repeatedBy: RepeatIcon, favouritedBy: FavouriteIcon } as const;

export function StatusEngagementPanel({ status }: { status: Status }) {
  const { hidePostStats } = useDisplayPreferences();
  const { id: statusId, quoteCount, repeatCount, favouriteCount } = status;
  if (hidePostStats || quoteCount + repeatCount + favouriteCount === 0) return null;
  return (
    <div className={styles.panel}>
      {quoteCount > 0 && <Quotes statusId={statusId} count={quoteCount} />}
      {repeatCount + favouriteCount > 0 && <People status={status} />}
    </div>
  );
}

/** A press lists them, where the server does. */
function Quotes({ statusId, count }: { statusId: string; count: number }) {
  const dispatch = useAppDispatch();
  const canList = useCan('quoteLists');
  const content = (
    <>
      <Icon node={QuoteIcon} className={styles.icon} aria-hidden />
      <FormattedMessage
        id="status.quote_count"
        defaultMessage="{count, plural, one {# quote} other {# quotes}}"
        values={{ count }}
      />
    </>
  );
  return canList ? (
    <button
      type="button"
      className={styles.count}
      aria-haspopup="dialog"
      onClick={() => dispatch(dialogOpened({ kind: 'quotes', props: { statusId } }))}
    >
      {content}
    </button>
  ) : (
    <span className={styles.count}>{content}</span>
  );
}

function People({ status: { id: statusId, repeatCount, favouriteCount } }: { status: Status }) {
  const intl = useIntl();
  useWhileMounted(
    statusId,
    statusEngagementOpened({ statusId }),
    statusEngagementClosed({ statusId }),
  );
  const repeatedBy = useAppSelector((state) => selectEngagedUserIds(state, statusId, 'repeatedBy'));
  const favouritedBy = useAppSelector((state) =>
    selectEngagedUserIds(state, statusId, 'favouritedBy'),
  );
  const userIds = [...new Set([...(repeatedBy ?? []), ...(favouritedBy ?? [])])];
  // Reserves their space, so that what is below does not move when they load.
  const awaited = (repeatCount > 0 && !repeatedBy) || (favouriteCount > 0 && !favouritedBy);
  return (
    <div className={styles.people} role="group" aria-label={intl.formatMessage(messages.people)}>
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
  kind: EngagementKind;
  userIds: readonly string[] | null;
  count: number;
}

/** A press shows the names. */
function Count({ statusId, kind, userIds, count }: CountProps) {
  const intl = useIntl();
  const fail = useDeferredPartFailed(statusId);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const icon = icons[kind];
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
        <Icon node={icon} className={styles.icon} aria-hidden />
        {intl.formatMessage(counted[kind], { count })}
      </button>
      {anchor && (
        <PeoplePopover
          anchor={anchor}
          label={intl.formatMessage(done[kind])}
          userIds={userIds}
          count={count}
          request={engagementRequest(statusId, kind)}
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
  const { stopGifs, defaultAvatar } = useDisplayPreferences();
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
