/** The posts that quote a post, newest first, page by page. */
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { StatusPreview } from '@/components/statuses/preview/StatusPreview';
import { olderQuotesRequest, quotesRequest } from '@/domain/statuses/status';
import { useAppDispatch, useAppSelector } from '@/hooks/store';
import { useWhileMounted } from '@/hooks/useWhileMounted';
import { selectRequest } from '@/selectors/engine/requests';
import { olderQuotesRequested, quotesClosed, quotesOpened } from '@/slices/statuses/quoteLists';
import { Dialog } from '@/ui/dialog/Dialog';
import type { DialogFrame } from '@/ui/dialog/dialogFrame';
import { ErrorState } from '@/ui/feedback/ErrorState';
import { Skeleton } from '@/ui/feedback/Skeleton';
import { ListFooter } from '@/ui/list/ListFooter';
import styles from './StatusHistory.module.css';

const messages = defineMessages({
  title: { id: 'about.feature_quotes', defaultMessage: 'Quotes' },
});

export function QuotesDialog({ statusId, level, onClose }: DialogFrame & { statusId: string }) {
  const intl = useIntl();
  useWhileMounted(statusId, quotesOpened({ statusId }), quotesClosed({ statusId }));
  return (
    <Dialog title={intl.formatMessage(messages.title)} level={level} onClose={onClose}>
      <Quotes statusId={statusId} />
    </Dialog>
  );
}

function Quotes({ statusId }: { statusId: string }) {
  const dispatch = useAppDispatch();
  const list = useAppSelector((state) => state.quoteLists?.[statusId]);
  const first = useAppSelector((state) => selectRequest(state, quotesRequest(statusId)));
  const older = useAppSelector((state) => selectRequest(state, olderQuotesRequest(statusId)));
  if (!list && first.reason === null) return <Skeleton shape="line" count={6} />;
  if (!list) {
    return (
      <ErrorState
        busy={first.busy}
        detail={first.reason}
        onRetry={() => dispatch(quotesOpened({ statusId }))}
      >
        <FormattedMessage id="general.part_missing" defaultMessage="Couldn't load this part" />
      </ErrorState>
    );
  }
  const more = older.busy ? 'loading' : older.reason === null ? 'more' : 'failed';
  return (
    <>
      <ul className={styles.versions}>
        {list.ids.map((id) => (
          <li key={id} className={styles.version}>
            <StatusPreview statusId={id} />
          </li>
        ))}
      </ul>
      <ListFooter
        state={list.next === null ? 'end' : more}
        whenReached={false}
        onMore={() => dispatch(olderQuotesRequested({ statusId }))}
      />
    </>
  );
}
