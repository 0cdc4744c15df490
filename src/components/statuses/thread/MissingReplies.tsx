/**
 * Says that part of the thread is missing here, replies or ancestors, with a button to fetch it.
 * Afterwards, what is still missing is only mentioned, with a link to the server where the thread
 * may be complete.
 */
import type { UnknownAction } from '@reduxjs/toolkit';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { missingParentRequest, missingRepliesRequest } from '@/domain/statuses/status';
import { useAppDispatch, useAppSelector } from '@/hooks/store';
import { selectRequest } from '@/selectors/engine/requests';
import { selectStatus } from '@/selectors/statuses/statuses';
import { selectWasLookedUp } from '@/selectors/statuses/threads';
import { missingParentRequested, missingRepliesRequested } from '@/slices/statuses/threadViews';
import { Button } from '@/ui/buttons/Button';
import { ServerMessage } from '@/ui/text/ServerMessage';
import styles from './StatusThread.module.css';

interface Props {
  statusId: string;
  nodeId: string;
  count: number;
  parentUnknown: boolean;
}

export function MissingReplies({ statusId, nodeId, count, parentUnknown }: Props) {
  return (
    <>
      {parentUnknown && (
        <Missing
          statusId={statusId}
          nodeId={nodeId}
          request={missingParentRequest(nodeId)}
          ask={missingParentRequested({ statusId, replyId: nodeId })}
        >
          <FormattedMessage
            id="status.parent_unknown"
            defaultMessage="The post this replies to is missing here"
          />
        </Missing>
      )}
      {count > 0 && (
        <Missing
          statusId={statusId}
          nodeId={nodeId}
          request={missingRepliesRequest(nodeId)}
          ask={missingRepliesRequested({ statusId, nodeId })}
        >
          <FormattedMessage
            id="status.replies_unknown"
            defaultMessage="About {count, plural, one {# reply is} other {# replies are}} missing here"
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
  /** The request key. */
  request: string;
  ask: UnknownAction;
  children: ReactNode;
}

function Missing({ statusId, nodeId, request, ask, children }: MissingProps) {
  const dispatch = useAppDispatch();
  const lookedUp = useAppSelector((state) => selectWasLookedUp(state, statusId, request));
  const { busy, reason } = useAppSelector((state) => selectRequest(state, request));
  return (
    <div className={styles.unknown}>
      <span>{children}</span>
      {lookedUp ? (
        <>
          <span role="status">
            <FormattedMessage id="status.replies_not_found" defaultMessage="Nothing more found" />
          </span>
          <Elsewhere nodeId={nodeId} />
        </>
      ) : (
        <Button tone="quiet" size="small" busy={busy} onPress={() => dispatch(ask)}>
          <FormattedMessage id="status.replies_look_up" defaultMessage="Try to load" />
        </Button>
      )}
      {reason !== null && (
        <>
          <span role="alert">
            <FormattedMessage
              id="status.replies_error"
              defaultMessage="Couldn't load: {detail}"
              values={{ detail: <ServerMessage text={reason} /> }}
            />
          </span>
          <Elsewhere nodeId={nodeId} />
        </>
      )}
    </div>
  );
}

/** A link to the thread on the author's server. */
function Elsewhere({ nodeId }: { nodeId: string }) {
  const status = useAppSelector((state) => selectStatus(state, nodeId));
  if (!status || status.isLocal || status.url === null) return null;
  return (
    <a href={status.url} target="_blank" rel="nofollow noopener noreferrer">
      <FormattedMessage id="status.read_original" defaultMessage="View on the original server" />
    </a>
  );
}
