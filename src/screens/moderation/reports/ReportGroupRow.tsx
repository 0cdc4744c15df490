/** A reported account with the first report about it; unfolded, with all of them and the measures. */
import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { UserLine } from '@/components/people/card/UserLine';
import { RichText } from '@/components/statuses/text/RichText';
import type { ReportAction, ReportGroup, ReportOffers } from '@/domain/admin/reportQueue';
import { useAppSelector } from '@/hooks/store';
import {
  selectIsBeingDecided,
  selectQueuedReport,
  selectReportJobs,
} from '@/selectors/admin/reportQueue';
import { selectUser } from '@/selectors/people/users';
import { Button } from '@/ui/buttons/Button';
import { Checkbox } from '@/ui/fields/Checkbox';
import { RelativeTime } from '@/ui/text/RelativeTime';
import { VisuallyHidden } from '@/ui/text/VisuallyHidden';
import { feedPosition, type FeedPosition } from '@/virtualList/feedPosition';
import { JobOutcome } from '@/screens/moderation/JobOutcome';
import { Measures } from '@/screens/moderation/Measures';
import { messages, stateActions, stateLabels } from '@/screens/moderation/messages';
import { EarlierReports } from './EarlierReports';
import { ReportDetails } from './ReportDetails';
import type { QueueView } from '@/screens/moderation/useQueueView';
import styles from '@/screens/moderation/Moderation.module.css';

interface Props {
  group: ReportGroup;
  position: FeedPosition;
  view: QueueView;
  offers: ReportOffers;
  onAct: (reportIds: readonly string[], action: ReportAction) => void;
}

export function ReportGroupRow({ group, position, view, offers, onAct }: Props) {
  const id = useId();
  const intl = useIntl();
  const { userId, reportIds } = group;
  const [firstId = ''] = reportIds;
  const first = useAppSelector((state) => selectQueuedReport(state, firstId));
  const user = useAppSelector((state) => selectUser(state, userId ?? ''));
  const jobs = useAppSelector((state) => selectReportJobs(state, reportIds));
  const isOpen = useAppSelector((state) =>
    reportIds.some((reportId) => selectQueuedReport(state, reportId)?.state === 'open'),
  );
  const busy = useAppSelector((state) =>
    reportIds.some((reportId) => selectIsBeingDecided(state, reportId)),
  );
  if (!first) return null;
  const unfolded = view.unfolded.has(group.id);
  const name = user ? `@${user.shownScreenName}` : intl.formatMessage(messages.gone);
  return (
    <article
      className={styles.row}
      tabIndex={0}
      aria-labelledby={`${id}-person ${id}-what`}
      data-queue-row={group.id}
      data-decided={!isOpen || undefined}
      {...feedPosition(position)}
    >
      <div className={styles.tick}>
        <Checkbox
          label={<VisuallyHidden>{intl.formatMessage(messages.select, { name })}</VisuallyHidden>}
          checked={view.selected.has(group.id)}
          onChange={(wanted) => view.select([group.id], wanted)}
        />
      </div>
      <div id={`${id}-person`} className={styles.person}>
        {user ? <UserLine userId={user.id} /> : <span className={styles.gone}>{name}</span>}
      </div>
      <div id={`${id}-what`} className={styles.what}>
        <span className={styles.facts}>
          <FormattedMessage
            id="moderation.reports_count"
            defaultMessage="Reports: {count, number}"
            values={{ count: reportIds.length }}
          />
          <RelativeTime date={first.createdAt} />
          {!isOpen && <span>{intl.formatMessage(stateLabels[first.state])}</span>}
        </span>
        {!unfolded && first.html !== '' && (
          <div className={styles.excerpt}>
            <RichText html={first.html} cut />
          </div>
        )}
      </div>
      <div className={styles.buttons}>
        {isOpen ? (
          <Button
            size="small"
            busy={busy}
            onPress={() => onAct(reportIds, { kind: 'state', state: 'resolved', answer: '' })}
          >
            {intl.formatMessage(stateActions.resolved)}
          </Button>
        ) : (
          offers.reopens && (
            <Button
              size="small"
              busy={busy}
              onPress={() => onAct(reportIds, { kind: 'state', state: 'open', answer: '' })}
            >
              {intl.formatMessage(stateActions.open)}
            </Button>
          )
        )}
        <Button
          size="small"
          tone="quiet"
          expanded={unfolded}
          controls={`${id}-details`}
          onPress={() => view.fold(group.id, !unfolded)}
        >
          <FormattedMessage id="general.details" defaultMessage="Details" />
        </Button>
      </div>
      <div id={`${id}-details`} className={styles.details} hidden={!unfolded}>
        {unfolded && (
          <>
            {reportIds.map((reportId) => (
              <ReportDetails
                key={reportId}
                reportId={reportId}
                view={view}
                wantsNote={view.noteWanted === group.id && reportId === firstId}
                offers={offers}
                onAct={onAct}
              />
            ))}
            {userId !== null && (
              <Measures
                reportIds={reportIds}
                name={name}
                inForce={first.inForce}
                isLocal={first.isLocal}
                offers={offers}
                onAct={onAct}
              />
            )}
            {userId !== null && offers.earlier && <EarlierReports userId={userId} />}
          </>
        )}
      </div>
      <JobOutcome jobs={jobs} />
    </article>
  );
}
