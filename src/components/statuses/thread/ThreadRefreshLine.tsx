/**
 * Below a thread: the server looks for more replies, or has found some, which a press shows. It
 * stands at the end, where it moves nothing.
 */
import { FormattedMessage } from 'react-intl';
import { threadRefreshRequest } from '@/domain/statuses/threads/asyncRefresh';
import { useAppDispatch, useAppSelector } from '@/hooks/store';
import { selectRequest } from '@/selectors/engine/requests';
import { threadRefreshWanted } from '@/slices/statuses/threadRefreshes';
import { Button } from '@/ui/buttons/Button';
import { ServerMessage } from '@/ui/text/ServerMessage';
import styles from './StatusThread.module.css';

export function ThreadRefreshLine({ statusId }: { statusId: string }) {
  const dispatch = useAppDispatch();
  const refresh = useAppSelector((state) => state.threadRefreshes?.[statusId]);
  const { busy, reason } = useAppSelector((state) =>
    selectRequest(state, threadRefreshRequest(statusId)),
  );
  if (!refresh) return null;
  return (
    <div className={styles.unknown} role="status">
      {refresh.found === null ? (
        <FormattedMessage id="status.refresh_running" defaultMessage="Looking for more replies…" />
      ) : (
        <Button
          tone="quiet"
          size="small"
          busy={busy}
          onPress={() => dispatch(threadRefreshWanted({ statusId }))}
        >
          <FormattedMessage
            id="status.thread_show"
            defaultMessage="Show {count, plural, one {# reply} other {# replies}}"
            values={{ count: refresh.found }}
          />
        </Button>
      )}
      {reason !== null && (
        <span role="alert">
          <FormattedMessage
            id="status.replies_error"
            defaultMessage="Couldn't load: {detail}"
            values={{ detail: <ServerMessage text={reason} /> }}
          />
        </span>
      )}
    </div>
  );
}
