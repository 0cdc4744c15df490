/** All versions of an edited post, the newest first, fetched when the dialog opens. */
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { historyRequest } from '@/domain/statuses/statusVersion';
import { useAppDispatch, useAppSelector } from '@/hooks/store';
import { useWhileMounted } from '@/hooks/useWhileMounted';
import { selectRequest } from '@/selectors/engine/requests';
import { historyClosed, historyOpened } from '@/slices/statuses/histories';
import { Dialog } from '@/ui/dialog/Dialog';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { ErrorState } from '@/ui/feedback/ErrorState';
import { Skeleton } from '@/ui/feedback/Skeleton';
import type { DialogFrame } from '@/ui/dialog/dialogFrame';
import { VersionView } from './VersionView';
import styles from './StatusHistory.module.css';

const messages = defineMessages({
  title: { id: 'status.status_history', defaultMessage: 'Edit history' },
});

interface Props extends DialogFrame {
  statusId: string;
}

export function StatusHistoryDialog({ statusId, level, onClose }: Props) {
  const intl = useIntl();
  useWhileMounted(statusId, historyOpened({ statusId }), historyClosed({ statusId }));
  return (
    <Dialog title={intl.formatMessage(messages.title)} level={level} onClose={onClose}>
      <Versions statusId={statusId} />
    </Dialog>
  );
}

function Versions({ statusId }: { statusId: string }) {
  const dispatch = useAppDispatch();
  const versions = useAppSelector((state) => state.histories?.[statusId]);
  const { busy, reason } = useAppSelector((state) =>
    selectRequest(state, historyRequest(statusId)),
  );
  if (versions === undefined && reason === null) return <Skeleton shape="line" count={6} />;
  if (versions === undefined) {
    return (
      <ErrorState busy={busy} detail={reason} onRetry={() => dispatch(historyOpened({ statusId }))}>
        <FormattedMessage
          id="status.history_error"
          defaultMessage="Couldn't load the edit history"
        />
      </ErrorState>
    );
  }
  if (versions.length === 0) {
    return (
      <EmptyState>
        <FormattedMessage
          id="status.history_empty"
          defaultMessage="No earlier versions of this post"
        />
      </EmptyState>
    );
  }
  return (
    <ol className={styles.versions} reversed>
      {versions
        .map((version, at) => (
          <li key={at} className={styles.version}>
            <VersionView
              version={version}
              before={versions[at - 1] ?? null}
              at={at + 1}
              of={versions.length}
            />
          </li>
        ))
        .toReversed()}
    </ol>
  );
}
