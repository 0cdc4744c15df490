/**
 * A conversation as a tree or in the order of time: on the page about a status, or under its card in
 * a list. What is known of it is shown at once, around the status that it was opened for.
 */
import { useDeferredValue, useRef, useState } from 'react';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { underCard } from '@/domain/dives';
import { conversationRequest } from '@/domain/status';
import { useAppDispatch, useAppSelector } from '@/hooks/store';
import { useRoom } from '@/hooks/useRoom';
import { usePlaceEntry } from '@/hooks/useWindowing';
import { selectRequest } from '@/selectors/requests';
import { selectConversationTold } from '@/selectors/threads';
import { threadDived, threadSurfaced } from '@/slices/dives';
import { statusOpened } from '@/slices/statuses';
import { threadUnfolded } from '@/slices/threads';
import { Button } from '@/ui/Button';
import { ErrorState } from '@/ui/ErrorState';
import { ServerWords } from '@/ui/ServerWords';
import { Skeleton } from '@/ui/Skeleton';
import { ThreadList } from './ThreadList';
import { useShownThread } from './useShownThread';
import styles from './Conversation.module.css';

const messages = defineMessages({
  conversation: { id: 'timeline.conversation', defaultMessage: 'Conversation' },
});

interface Props {
  statusId: string;
  /** Under its card, which shows the status itself. */
  inline?: boolean;
}

export function Conversation({ statusId, inline = false }: Props) {
  const frame = useRef<HTMLDivElement>(null);
  const room = useRoom(frame);
  // Many rows at once are made in steps, between which the page has its turn.
  const entry = usePlaceEntry(`thread ${statusId}`);
  const where = inline ? underCard(statusId) : entry;
  const shown = useDeferredValue(useShownThread(statusId, room, where));
  const told = useAppSelector((state) => selectConversationTold(state, statusId));
  const drawn = useDeferredValue(told);
  const { busy, reason } = useAppSelector((state) =>
    selectRequest(state, conversationRequest(statusId)),
  );
  const diveId = shown?.diveId ?? null;
  const [firstDive] = useState(diveId);
  const [hasMoved, setMoved] = useState(false);
  if (!hasMoved && diveId !== firstDive) setMoved(true);
  // After a reload, what was dived to comes only with the conversation.
  const awaitsDive =
    diveId !== null && !drawn && reason === null && shown?.thread.nodes.has(diveId) === false;
  const dispatch = useAppDispatch();
  const intl = useIntl();
  const ask = inline ? threadUnfolded : statusOpened;

  return (
    <div ref={frame} className={styles.conversation} data-inline={inline || undefined}>
      {shown && !awaitsDive && (shown.leftOut > 0 || shown.diveId !== null) && (
        <div className={styles.head}>
          {shown.leftOut > 0 && (
            <Button
              size="small"
              onPress={() => dispatch(threadDived({ where, nodeId: shown.thread.rootId }))}
            >
              <FormattedMessage
                id="status.show_all_conversation"
                defaultMessage="Show full conversation ({count, plural, one {# other post} other {# other posts}})"
                values={{ count: shown.leftOut }}
              />
            </Button>
          )}
          {shown.diveId !== null && (
            <Button size="small" onPress={() => dispatch(threadSurfaced({ where }))}>
              <FormattedMessage
                id="status.thread_surface"
                defaultMessage="Back to the part before"
              />
            </Button>
          )}
        </div>
      )}
      {shown && !awaitsDive && (
        <ThreadList
          key={shown.diveId}
          statusId={statusId}
          where={where}
          shown={shown}
          label={intl.formatMessage(messages.conversation)}
          busy={busy}
          inline={inline}
          movesFocus={hasMoved}
        />
      )}
      {!drawn && (told || busy) && reason === null && (
        <Skeleton shape="status" count={inline ? 1 : 3} />
      )}
      {reason !== null && (
        <ErrorState busy={busy} onRetry={() => dispatch(ask({ statusId }))}>
          <FormattedMessage
            id="status.conversation_error"
            defaultMessage="Error fetching what was written before and after: {detail}"
            values={{ detail: <ServerWords text={reason} /> }}
          />
        </ErrorState>
      )}
    </div>
  );
}
