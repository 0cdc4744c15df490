/** The reports about a person, and those that they have sent, on request. */
import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { UserLine } from '@/components/people/card/UserLine';
import { RichText } from '@/components/statuses/text/RichText';
import { personReportsRequest } from '@/domain/admin/people';
import type { QueuedReport } from '@/domain/admin/reportQueue';
import { pathTo } from '@/domain/session/routes';
import { useAppDispatch, useAppSelector } from '@/hooks/store';
import { messages, stateLabels } from '@/screens/moderation/messages';
import { selectStaffPeople } from '@/selectors/admin/staffPeople';
import { selectRequest } from '@/selectors/engine/requests';
import { personReportsRequested } from '@/slices/admin/staffPeople';
import { Button } from '@/ui/buttons/Button';
import { Link } from '@/ui/buttons/Link';
import { RelativeTime } from '@/ui/text/RelativeTime';
import { ServerMessage } from '@/ui/text/ServerMessage';
import styles from './People.module.css';

export function PersonReports({ personId }: { personId: string }) {
  const id = useId();
  const intl = useIntl();
  const dispatch = useAppDispatch();
  const reports = useAppSelector((state) => selectStaffPeople(state).reports[personId]);
  const { busy, reason } = useAppSelector((state) =>
    selectRequest(state, personReportsRequest(personId)),
  );
  return (
    <section className={styles.part} aria-labelledby={id}>
      <h2 id={id} className={styles.heading}>
        {intl.formatMessage(messages.reports)}
      </h2>
      {!reports && (
        <div className={styles.buttons}>
          <Button busy={busy} onPress={() => dispatch(personReportsRequested({ id: personId }))}>
            <FormattedMessage id="moderation.show_reports" defaultMessage="Show reports" />
          </Button>
        </div>
      )}
      <div role="status">
        {reason !== null && <ServerMessage text={reason} />}
        {reports && reports.about.length + reports.by.length === 0 && (
          <FormattedMessage id="moderation.none" defaultMessage="No reports" />
        )}
      </div>
      {reports && reports.about.length > 0 && (
        <>
          <h3 className={styles.heading}>
            <FormattedMessage
              id="moderation.reports_about"
              defaultMessage="About this account: {count, number}"
              values={{ count: reports.about.length }}
            />
          </h3>
          {reports.about.map((report) => (
            <Case key={report.id} report={report} otherId={report.reporterId} />
          ))}
        </>
      )}
      {reports && reports.by.length > 0 && (
        <>
          <h3 className={styles.heading}>
            <FormattedMessage
              id="moderation.reports_by"
              defaultMessage="Sent by this account: {count, number}"
              values={{ count: reports.by.length }}
            />
          </h3>
          {reports.by.map((report) => (
            <Case key={report.id} report={report} otherId={report.reportedUserId} />
          ))}
        </>
      )}
    </section>
  );
}

function Case({ report, otherId }: { report: QueuedReport; otherId: string | null }) {
  const intl = useIntl();
  return (
    <div className={styles.case}>
      {otherId !== null && <UserLine userId={otherId} />}
      <span className={styles.faint}>
        {intl.formatMessage(stateLabels[report.state])}{' '}
        <Link to={pathTo('moderation-entry', { page: 'reports', id: report.id })}>
          <RelativeTime date={report.createdAt} absolute />
        </Link>
      </span>
      <RichText html={report.html} />
    </div>
  );
}
