/** A status with what was written before and after it. The page goes to the status in question. */
import { useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { StatusBoundary } from '@/components/status/StatusBoundary';
import { StatusCard } from '@/components/status/StatusCard';
import { conversationRequest } from '@/domain/status';
import { useAppDispatch, useAppSelector } from '@/hooks/store';
import { selectConversation } from '@/selectors/conversations';
import { selectRequest } from '@/selectors/requests';
import { statusOpened } from '@/slices/statuses';
import { ErrorState } from '@/ui/ErrorState';
import { Skeleton } from '@/ui/Skeleton';
import { useInSight } from './useInSight';
import styles from './Conversation.module.css';

export function Conversation({ statusId }: { statusId: string }) {
  const dispatch = useAppDispatch();
  const around = useAppSelector((state) => selectConversation(state, statusId));
  const { busy, reason } = useAppSelector((state) =>
    selectRequest(state, conversationRequest(statusId)),
  );
  const place = useRef<HTMLDivElement>(null);
  useInSight(place, around?.ancestorIds.length ?? 0);

  return (
    <>
      <Statuses ids={around?.ancestorIds} />
      <div ref={place} className={styles.focused}>
        <StatusBoundary statusId={statusId}>
          <StatusCard statusId={statusId} focused />
        </StatusBoundary>
      </div>
      <Statuses ids={around?.descendantIds} />
      {!around && busy && reason === null && <Skeleton shape="status" />}
      {reason !== null && (
        <ErrorState busy={busy} onRetry={() => dispatch(statusOpened({ statusId }))}>
          <FormattedMessage
            id="status.conversation_error"
            defaultMessage="Error fetching what was written before and after: {detail}"
            values={{ detail: <bdi>{reason}</bdi> }}
          />
        </ErrorState>
      )}
    </>
  );
}

function Statuses({ ids = [] }: { ids?: readonly string[] | undefined }) {
  return ids.map((id) => (
    <StatusBoundary key={id} statusId={id}>
      <StatusCard statusId={id} />
    </StatusBoundary>
  ));
}
