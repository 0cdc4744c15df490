/** Reports about an account that were decided before, on request. */
import { FormattedMessage } from 'react-intl';
import { RichText } from '@/components/statuses/text/RichText';
import { earlierRequest } from '@/domain/admin/reportQueue';
import { useAppDispatch, useAppSelector } from '@/hooks/store';
import { selectEarlierReports, selectQueuedReport } from '@/selectors/admin/reportQueue';
import { selectRequest } from '@/selectors/engine/requests';
import { earlierReportsRequested } from '@/slices/admin/reportQueue';
import { Button } from '@/ui/buttons/Button';
import { RelativeTime } from '@/ui/text/RelativeTime';
import { ServerMessage } from '@/ui/text/ServerMessage';
import styles from '@/screens/moderation/Moderation.module.css';

export function EarlierReports({ userId }: { userId: string }) {
  const dispatch = useAppDispatch();
  const ids = useAppSelector((state) => selectEarlierReports(state, userId));
  const { busy, reason } = useAppSelector((state) => selectRequest(state, earlierRequest(userId)));
  return (
    <section className={styles.earlier}>
      <div className={styles.buttons}>
        <Button
          size="small"
          tone="quiet"
          busy={busy}
          onPress={() => dispatch(earlierReportsRequested({ userId }))}
        >
          <FormattedMessage id="moderation.earlier" defaultMessage="Earlier reports" />
        </Button>
      </div>
      <div role="status">
        {reason !== null && <ServerMessage text={reason} />}
        {ids?.length === 0 && <FormattedMessage id="moderation.none" defaultMessage="No reports" />}
      </div>
      {ids?.map((id) => (
        <Earlier key={id} reportId={id} />
      ))}
    </section>
  );
}

function Earlier({ reportId }: { reportId: string }) {
  const report = useAppSelector((state) => selectQueuedReport(state, reportId));
  if (!report) return null;
  return (
    <div className={styles.report}>
      <span className={styles.label}>
        <RelativeTime date={report.createdAt} />
      </span>
      <RichText html={report.html} />
    </div>
  );
}
