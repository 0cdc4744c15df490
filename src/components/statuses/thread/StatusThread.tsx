/**
 * A thread as a tree or in chronological order: on the page about a status, or under its card in a
 * list. Shows what is known at once, around the status that it was opened for.
 */
import { useDeferredValue, useRef, useState } from 'react';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { inlineThreadKey } from '@/domain/statuses/threads/threadFocus';
import { threadContextRequest } from '@/domain/statuses/status';
import { useAppDispatch, useAppSelector } from '@/hooks/store';
import { useThreadIndentLimit } from '@/hooks/useThreadIndentLimit';
import { useScrollAnchorKey } from '@/virtualList/useWindowing';
import { selectRequest } from '@/selectors/engine/requests';
import { selectThreadContextKnown } from '@/selectors/statuses/threads';
import { threadFocused, threadUnfocused } from '@/slices/statuses/threadFocus';
import { statusOpened } from '@/slices/statuses/statuses';
import { threadUnfolded } from '@/slices/statuses/threadViews';
import { Button } from '@/ui/buttons/Button';
import { ErrorState } from '@/ui/feedback/ErrorState';
import { ServerMessage } from '@/ui/text/ServerMessage';
import { Skeleton } from '@/ui/feedback/Skeleton';
import { ThreadRefreshLine } from './ThreadRefreshLine';
import { ThreadList } from './ThreadList';
import { useShownThread } from './useShownThread';
import styles from './StatusThread.module.css';

const messages = defineMessages({
  conversation: { id: 'timeline.conversation', defaultMessage: 'Conversation' },
});

interface Props {
  statusId: string;
  /** Under its card, which shows the status itself. */
  inline?: boolean;
}

export function StatusThread({ statusId, inline = false }: Props) {
  const frame = useRef<HTMLDivElement>(null);
  const indentLimit = useThreadIndentLimit(frame);
  // Deferred, so that many rows are rendered in steps and the page stays responsive.
  const entry = useScrollAnchorKey(`thread ${statusId}`);
  const where = inline ? inlineThreadKey(statusId) : entry;
  const shown = useDeferredValue(useShownThread(statusId, indentLimit, where));
  const told = useAppSelector((state) => selectThreadContextKnown(state, statusId));
  const drawn = useDeferredValue(told);
  const { busy, reason } = useAppSelector((state) =>
    selectRequest(state, threadContextRequest(statusId)),
  );
  const threadFocusId = shown?.threadFocusId ?? null;
  const [firstThreadFocus] = useState(threadFocusId);
  const [hasMoved, setMoved] = useState(false);
  if (!hasMoved && threadFocusId !== firstThreadFocus) setMoved(true);
  // After a reload, the focused status is known only once the thread has loaded.
  const awaitsThreadFocus =
    threadFocusId !== null &&
    !drawn &&
    reason === null &&
    shown?.thread.nodes.has(threadFocusId) === false;
  const dispatch = useAppDispatch();
  const intl = useIntl();
  const ask = inline ? threadUnfolded : statusOpened;

  return (
    <div ref={frame} className={styles.conversation} data-inline={inline || undefined}>
      {shown && !awaitsThreadFocus && (shown.leftOut > 0 || shown.threadFocusId !== null) && (
        <div className={styles.head}>
          {shown.leftOut > 0 && (
            <Button
              size="small"
              onPress={() => dispatch(threadFocused({ where, nodeId: shown.thread.rootId }))}
            >
              <FormattedMessage
                id="status.show_all_conversation"
                defaultMessage="Show full conversation ({count, plural, one {# other post} other {# other posts}})"
                values={{ count: shown.leftOut }}
              />
            </Button>
          )}
          {shown.threadFocusId !== null && (
            <Button size="small" onPress={() => dispatch(threadUnfocused({ where }))}>
              <FormattedMessage id="status.thread_surface" defaultMessage="Back to previous view" />
            </Button>
          )}
        </div>
      )}
      {shown && !awaitsThreadFocus && (
        <ThreadList
          key={shown.threadFocusId}
          statusId={statusId}
          where={where}
          shown={shown}
          label={intl.formatMessage(messages.conversation)}
          busy={busy}
          told={drawn}
          inline={inline}
          movesFocus={hasMoved}
        />
      )}
      {!drawn && (told || busy) && reason === null && (
        <Skeleton shape="status" count={inline ? 1 : 3} />
      )}
      {drawn && <ThreadRefreshLine statusId={statusId} />}
      {reason !== null && (
        <ErrorState busy={busy} onRetry={() => dispatch(ask({ statusId }))}>
          <FormattedMessage
            id="status.conversation_error"
            defaultMessage="Couldn't load the conversation: {detail}"
            values={{ detail: <ServerMessage text={reason} /> }}
          />
        </ErrorState>
      )}
    </div>
  );
}
