/**
 * Says that something of the conversation is not known here, replies or what was answered, with a
 * way to look for it. Once that was done, what is still missing is only told.
 */
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { soughtRepliesRequest } from '@/domain/thread';
import { useAppDispatch, useAppSelector } from '@/hooks/store';
import { selectRequest } from '@/selectors/requests';
import { selectWasSought } from '@/selectors/threads';
import { repliesSought } from '@/slices/threads';
import { Button } from '@/ui/Button';
import styles from './Conversation.module.css';

interface Props {
  statusId: string;
  nodeId: string;
  count: number;
  unknownParentId: string | null;
}

export function MissingReplies({ statusId, nodeId, count, unknownParentId }: Props) {
  return (
    <>
      {unknownParentId !== null && (
        <Missing statusId={statusId} nodeId={unknownParentId}>
          <FormattedMessage
            id="status.parent_unknown"
            defaultMessage="The post that this one answers is not known here"
          />
        </Missing>
      )}
      {count > 0 && (
        <Missing statusId={statusId} nodeId={nodeId}>
          <FormattedMessage
            id="status.replies_unknown"
            defaultMessage="About {count, plural, one {# reply is} other {# replies are}} not known here"
            values={{ count }}
          />
        </Missing>
      )}
    </>
  );
}

interface MissingProps {
  statusId: string;
  nodeId: string;
  children: ReactNode;
}

function Missing({ statusId, nodeId, children }: MissingProps) {
  const dispatch = useAppDispatch();
  const sought = useAppSelector((state) => selectWasSought(state, statusId, nodeId));
  const { busy, reason } = useAppSelector((state) =>
    selectRequest(state, soughtRepliesRequest(nodeId)),
  );
  return (
    <div className={styles.unknown}>
      <span>{children}</span>
      {sought ? (
        <span>
          <FormattedMessage
            id="status.replies_not_found"
            defaultMessage="The server has no more of it."
          />
        </span>
      ) : (
        <Button
          tone="quiet"
          size="small"
          busy={busy}
          onPress={() => dispatch(repliesSought({ statusId, nodeId }))}
        >
          <FormattedMessage id="status.replies_look_up" defaultMessage="Look for it" />
        </Button>
      )}
      {reason !== null && (
        <span role="alert">
          <FormattedMessage
            id="status.replies_error"
            defaultMessage="Could not be looked up: {detail}"
            values={{ detail: <bdi>{reason}</bdi> }}
          />
        </span>
      )}
    </div>
  );
}
