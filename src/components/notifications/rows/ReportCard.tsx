/** A report: reported person, reporter's comment, statuses and, for moderators, its state. */
import { defineMessages, FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';
import { RichText } from '@/components/statuses/text/RichText';
import { UserLine } from '@/components/people/card/UserLine';
import type { Report, ReportState } from '@/domain/people/report';
import { pathTo } from '@/domain/session/routes';
import { useAppDispatch, useAppSelector } from '@/hooks/store';
import {
  selectMayManageReports,
  selectMayOpenReports,
  selectReportChoice,
} from '@/selectors/people/reports';
import { reportStateChosen } from '@/slices/people/reports';
import { Link } from '@/ui/buttons/Link';
import { Select } from '@/ui/fields/Select';
import { StatusExtract } from './StatusExtract';
import styles from './ReportCard.module.css';

const messages = defineMessages({
  state: { id: 'report.state', defaultMessage: 'State' },
});

const states: Record<ReportState, MessageDescriptor> = defineMessages({
  open: { id: 'report.state_open', defaultMessage: 'Open' },
  closed: { id: 'report.state_closed', defaultMessage: 'Closed' },
  resolved: { id: 'report.state_resolved', defaultMessage: 'Resolved' },
});

const order: readonly ReportState[] = ['open', 'closed', 'resolved'];

export function ReportCard({ report }: { report: Report }) {
  const { html, reportedUserId, statusIds, notes, rules } = report;
  return (
    <div className={styles.report}>
      {reportedUserId !== null && (
        <div>
          <span className={styles.label}>
            <FormattedMessage id="report.reported_user" defaultMessage="Reported account" />
          </span>
          <UserLine userId={reportedUserId} />
        </div>
      )}
      {html !== '' && <RichText html={html} />}
      {rules.length > 0 && (
        <ul className={styles.list}>
          {rules.map((rule) => (
            <li key={rule} dir="auto">
              {rule}
            </li>
          ))}
        </ul>
      )}
      {statusIds.map((statusId) => (
        <StatusExtract key={statusId} statusId={statusId} />
      ))}
      {notes.length > 0 && (
        <div>
          <span className={styles.label}>
            <FormattedMessage id="report.notes" defaultMessage="Notes" />
          </span>
          {notes.map((note) => (
            <RichText key={note.id} html={note.html} />
          ))}
        </div>
      )}
      <State report={report} />
      <Queued reportId={report.id} />
    </div>
  );
}

/** Moderators can change the state; others see it. */
function State({ report }: { report: Report }) {
  const intl = useIntl();
  const dispatch = useAppDispatch();
  const mayDecide = useAppSelector(selectMayManageReports);
  const chosen = useAppSelector((state) => selectReportChoice(state, report.id));
  const value = chosen ?? report.state;
  if (!mayDecide) {
    return (
      <p className={styles.label}>
        {intl.formatMessage(messages.state)}: {intl.formatMessage(states[value])}
      </p>
    );
  }
  return (
    <Select
      label={intl.formatMessage(messages.state)}
      options={order.map((state) => ({ value: state, label: intl.formatMessage(states[state]) }))}
      value={value}
      onChange={(state) => dispatch(reportStateChosen({ reportId: report.id, state }))}
    />
  );
}

/** Leads those who may decide to the report's page, with the measures. */
function Queued({ reportId }: { reportId: string }) {
  const mayOpen = useAppSelector(selectMayOpenReports);
  if (!mayOpen) return null;
  return (
    <Link to={pathTo('moderation-entry', { page: 'reports', id: reportId })}>
      <FormattedMessage id="user_card.admin_menu.moderation" defaultMessage="Moderation" />
    </Link>
  );
}
