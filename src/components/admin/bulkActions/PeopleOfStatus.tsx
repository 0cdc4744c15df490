/**
 * The people to act on: all who repeated a status, favourited it, replied to it, or wrote anywhere
 * in its thread; one of these groups at a time.
 */
import { useState, type ReactNode } from 'react';
import { defineMessages, FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';
import {
  bulkActionSources,
  isThreadSource,
  type BulkActionSource,
} from '@/domain/admin/bulkActions';
import { engagementRequest } from '@/domain/statuses/statusEngagement';
import { threadContextRequest } from '@/domain/statuses/status';
import { useAppSelector } from '@/hooks/store';
import { useWhileMounted } from '@/hooks/useWhileMounted';
import { isShallowEqual } from '@/lib/values/isShallowEqual';
import { rowIn } from '@/lib/values/rowTable';
import { selectPeopleOfStatus } from '@/selectors/admin/bulkActions';
import { selectRequest } from '@/selectors/engine/requests';
import { statusEngagementClosed, statusEngagementOpened } from '@/slices/statuses/statusEngagement';
import { statusClosed, statusOpened } from '@/slices/statuses/statuses';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { ErrorState } from '@/ui/feedback/ErrorState';
import { Select } from '@/ui/fields/Select';
import { Skeleton } from '@/ui/feedback/Skeleton';

const messages: Record<BulkActionSource | 'who', MessageDescriptor> = defineMessages({
  who: { id: 'crowd.who', defaultMessage: 'People who' },
  repeatedBy: { id: 'crowd.repeated', defaultMessage: 'repeated the post' },
  favouritedBy: { id: 'crowd.favourited', defaultMessage: 'favourited the post' },
  replies: { id: 'crowd.replied', defaultMessage: 'replied below the post' },
  thread: { id: 'crowd.in_thread', defaultMessage: 'posted anywhere in the conversation' },
});

type People = readonly string[] | null;

const sameList = (one: People, other: People): boolean =>
  one === other || (one !== null && other !== null && isShallowEqual(one, other));

interface Props {
  statusId: string;
  /** The group that is selected first. */
  first: BulkActionSource;
  children: (userIds: readonly string[]) => ReactNode;
}

export function PeopleOfStatus({ statusId, first, children }: Props) {
  const intl = useIntl();
  const [source, setSource] = useState<BulkActionSource>(first);
  const people = useAppSelector((state) => selectPeopleOfStatus(state, statusId, source), sameList);
  const marked = useAppSelector(({ statuses }) => {
    const status = rowIn(statuses.entities, statusId);
    const counts = { repeatedBy: status?.repeatCount, favouritedBy: status?.favouriteCount };
    return isThreadSource(source) || (counts[source] ?? 0) > 0;
  });
  useWhileMounted(
    statusId,
    statusEngagementOpened({ statusId }),
    statusEngagementClosed({ statusId }),
  );
  return (
    <>
      <Select
        label={intl.formatMessage(messages.who)}
        options={bulkActionSources.map((value) => ({
          value,
          label: intl.formatMessage(messages[value]),
        }))}
        value={source}
        onChange={setSource}
      />
      {isThreadSource(source) && people === null && <Conversation statusId={statusId} />}
      {people === null && marked && <Awaited statusId={statusId} source={source} />}
      {(people?.length === 0 || (people === null && !marked)) && (
        <EmptyState>
          <FormattedMessage
            id="crowd.nobody"
            defaultMessage="No one, or the server doesn't say who."
          />
        </EmptyState>
      )}
      {people !== null && people.length > 0 && children(people)}
    </>
  );
}

/** Loads the thread, unless a page about the status has done so. */
function Conversation({ statusId }: { statusId: string }) {
  useWhileMounted(statusId, statusOpened({ statusId }), statusClosed({ statusId }));
  return null;
}

function Awaited({ statusId, source }: { statusId: string; source: BulkActionSource }) {
  const key = isThreadSource(source)
    ? threadContextRequest(statusId)
    : engagementRequest(statusId, source);
  const { reason } = useAppSelector((state) => selectRequest(state, key));
  if (reason === null) return <Skeleton shape="person" count={4} />;
  return (
    <ErrorState detail={reason}>
      <FormattedMessage id="crowd.not_told" defaultMessage="Couldn't load people" />
    </ErrorState>
  );
}
