/** The requests of one kind, or of all, newest first. */
import { FormattedMessage } from 'react-intl';
import { SentenceRow } from '@/components/notifications/rows/SentenceRow';
import {
  interactionRequestsRequest,
  olderInteractionRequestsRequest,
  type RequestFilter,
} from '@/domain/notifications/interactionRequests';
import { useAppDispatch, useAppSelector } from '@/hooks/store';
import { useWhileMounted } from '@/hooks/useWhileMounted';
import { selectRequest } from '@/selectors/engine/requests';
import {
  selectInteractionRequestRows,
  selectInteractionRequestsCursor,
  selectInteractionRequestsKnown,
} from '@/selectors/notifications/interactionRequests';
import {
  interactionRequestsClosed,
  interactionRequestsOpened,
  olderInteractionRequestsRequested,
} from '@/slices/notifications/interactionRequests';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { ErrorState } from '@/ui/feedback/ErrorState';
import { Skeleton } from '@/ui/feedback/Skeleton';
import { InteractionRequestsIcon } from '@/ui/icons/icons';
import { ListFooter } from '@/ui/list/ListFooter';
import { ServerMessage } from '@/ui/text/ServerMessage';

export function RequestList({ filter, label }: { filter: RequestFilter; label: string }) {
  const dispatch = useAppDispatch();
  const opened = interactionRequestsOpened({ filter });
  useWhileMounted(filter, opened, interactionRequestsClosed({ filter }));
  const rows = useAppSelector((state) => selectInteractionRequestRows(state, filter));
  const known = useAppSelector((state) => selectInteractionRequestsKnown(state, filter));
  const { busy, reason } = useAppSelector((state) =>
    selectRequest(state, interactionRequestsRequest(filter)),
  );
  return (
    <>
      {reason !== null && (
        <ErrorState detail={reason} busy={busy} onRetry={() => dispatch(opened)}>
          <FormattedMessage id="general.part_missing" defaultMessage="Couldn't load this part" />
        </ErrorState>
      )}
      {!known && reason === null && <Skeleton shape="person" count={8} />}
      {rows.length > 0 && (
        <div role="feed" aria-label={label} aria-busy={busy}>
          {rows.map((row, index) => (
            <SentenceRow
              key={row.id}
              row={row}
              buttons={null}
              unfolded={false}
              position={{ at: index + 1, of: rows.length }}
            />
          ))}
        </div>
      )}
      {known && <End filter={filter} count={rows.length} />}
    </>
  );
}

function End({ filter, count }: { filter: RequestFilter; count: number }) {
  const dispatch = useAppDispatch();
  const hasMore = useAppSelector(
    (state) => selectInteractionRequestsCursor(state, filter) !== null,
  );
  const { busy, reason } = useAppSelector((state) =>
    selectRequest(state, olderInteractionRequestsRequest(filter)),
  );
  if (!hasMore) {
    return count > 0 ? null : (
      <EmptyState icon={InteractionRequestsIcon}>
        <FormattedMessage
          id="interactions.none_waiting"
          defaultMessage="No replies, favourites or repeats are waiting for your approval"
        />
      </EmptyState>
    );
  }
  return (
    <ListFooter
      // Scroll anchoring would keep an old footer in place and so skip the new rows.
      key={count}
      state={reason !== null ? 'failed' : busy ? 'loading' : 'more'}
      busy={busy}
      onMore={() => dispatch(olderInteractionRequestsRequested({ filter }))}
      error={reason === null ? undefined : <ServerMessage text={reason} />}
    />
  );
}
