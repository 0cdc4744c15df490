/** One report: who reported, the comment, the posts, notes, and what can be done about it. */
import { useEffect, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { UserLine } from '@/components/people/card/UserLine';
import { RichText } from '@/components/statuses/text/RichText';
import {
  reportCategories,
  type QueuedReport,
  type ReportAction,
  type ReportOffers,
} from '@/domain/admin/reportQueue';
import { useAppSelector } from '@/hooks/store';
import { TextWithTemplates } from '@/screens/moderation/list/TextWithTemplates';
import { selectIsBeingDecided, selectQueuedReport } from '@/selectors/admin/reportQueue';
import { selectCurrentUserId } from '@/selectors/session/session';
import { selectUser } from '@/selectors/people/users';
import { Button } from '@/ui/buttons/Button';
import { RelativeTime } from '@/ui/text/RelativeTime';
import { categoryLabels, messages, stateActions, stateLabels } from '@/screens/moderation/messages';
import { Classification } from './Classification';
import { ReportedPost } from './ReportedPost';
import type { QueueView } from '@/screens/moderation/useQueueView';
import styles from '@/screens/moderation/Moderation.module.css';

interface Props {
  reportId: string;
  view: QueueView;
  wantsNote: boolean;
  offers: ReportOffers;
  onAct: (reportIds: readonly string[], action: ReportAction) => void;
}

export function ReportDetails({ reportId, view, wantsNote, offers, onAct }: Props) {
  const report = useAppSelector((state) => selectQueuedReport(state, reportId));
  if (!report) return null;
  // Where it can be changed, the field says it.
  const names = report.category !== null && !offers.categories;
  return (
    <section className={styles.report}>
      <Reporter report={report} />
      {report.html !== '' && <RichText html={report.html} />}
      {(report.rules.length > 0 || names) && (
        <ul className={styles.rules}>
          {names && report.category !== null && (
            <li dir="auto">
              <CategoryName word={report.category} />
            </li>
          )}
          {report.rules.map((rule) => (
            <li key={rule} dir="auto">
              {rule}
            </li>
          ))}
        </ul>
      )}
      {report.statusIds.map((statusId) => (
        <ReportedPost
          key={statusId}
          statusId={statusId}
          offers={offers}
          onAct={(does) => onAct([reportId], { kind: 'post', statusId, does })}
        />
      ))}
      <Notes report={report} />
      {offers.categories && (
        <Classification report={report} onAct={(action) => onAct([reportId], action)} />
      )}
      <Decision
        report={report}
        view={view}
        offers={offers}
        onAct={(action) => onAct([reportId], action)}
      />
      {offers.notes && (
        <NoteForm
          report={report}
          view={view}
          wanted={wantsNote}
          onAct={(action) => onAct([reportId], action)}
        />
      )}
    </section>
  );
}

/** In the reader's language, if it is a known word. */
function CategoryName({ word }: { word: string }) {
  const { formatMessage } = useIntl();
  const known = reportCategories.find((category) => category === word);
  return known ? formatMessage(categoryLabels[known]) : word;
}

function Reporter({ report }: { report: QueuedReport }) {
  const { reporterId, assignedId = null, createdAt } = report;
  const reporter = useAppSelector((state) => selectUser(state, reporterId ?? ''));
  return (
    <div className={styles.reporter}>
      <span className={styles.label}>
        <FormattedMessage id="moderation.reported_by" defaultMessage="Reported by" />
      </span>
      {reporter ? (
        <UserLine userId={reporter.id} />
      ) : (
        <FormattedMessage id="moderation.account_gone" defaultMessage="This account is gone" />
      )}
      <span className={styles.label}>
        <RelativeTime date={createdAt} />
      </span>
      {assignedId !== null && <Assigned userId={assignedId} />}
    </div>
  );
}

function Assigned({ userId }: { userId: string }) {
  const user = useAppSelector((state) => selectUser(state, userId));
  return (
    <span className={styles.label}>
      <FormattedMessage
        id="moderation.assigned_to"
        defaultMessage="Assigned to {name}"
        values={{ name: <bdi>{user ? `@${user.shownScreenName}` : userId}</bdi> }}
      />
    </span>
  );
}

function Notes({ report: { notes } }: { report: QueuedReport }) {
  if (notes.length === 0) return null;
  return (
    <div>
      <span className={styles.label}>
        <FormattedMessage id="report.notes" defaultMessage="Notes" />
      </span>
      {notes.map((note) => (
        <RichText key={note.id} html={note.html} />
      ))}
    </div>
  );
}

interface PartProps {
  report: QueuedReport;
  onAct: (action: ReportAction) => void;
}

/** The states it can be brought into, and who takes it. */
function Decision({
  report,
  view,
  offers,
  onAct,
}: PartProps & { view: QueueView; offers: ReportOffers }) {
  const intl = useIntl();
  const ownId = useAppSelector(selectCurrentUserId);
  const busy = useAppSelector((state) => selectIsBeingDecided(state, report.id));
  const targets = offers.states.filter(
    (state) => state !== report.state && (state !== 'open' || offers.reopens),
  );
  const isMine = report.assignedId === ownId;
  return (
    <>
      {offers.answers && report.state === 'open' && (
        <TextWithTemplates
          to="reporter"
          label={intl.formatMessage(messages.answer)}
          value={view.answers[report.id] ?? ''}
          onChange={(text) => view.answer(report.id, text)}
        />
      )}
      <div className={styles.buttons}>
        <span className={styles.label}>{intl.formatMessage(stateLabels[report.state])}</span>
        {targets.map((state) => (
          <Button
            key={state}
            size="small"
            busy={busy}
            onPress={() => onAct({ kind: 'state', state, answer: '' })}
          >
            {intl.formatMessage(stateActions[state])}
          </Button>
        ))}
        {offers.assigns && report.assignedId !== undefined && (
          <Button size="small" onPress={() => onAct({ kind: 'assignment', mine: !isMine })}>
            {intl.formatMessage(isMine ? messages.giveBack : messages.take)}
          </Button>
        )}
      </div>
    </>
  );
}

function NoteForm({
  report,
  view,
  wanted,
  onAct,
}: PartProps & { view: QueueView; wanted: boolean }) {
  const intl = useIntl();
  const field = useRef<HTMLTextAreaElement>(null);
  const text = view.notes[report.id] ?? '';
  useEffect(() => {
    if (wanted) field.current?.focus();
  }, [wanted]);
  const save = () => {
    if (text.trim() === '') return;
    onAct({ kind: 'note', text: text.trim() });
    view.write(report.id, '');
  };
  return (
    <form
      className={styles.note}
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <TextWithTemplates
        to="staff"
        ref={field}
        rows={1}
        label={intl.formatMessage(messages.newNote)}
        value={text}
        onChange={(value) => view.write(report.id, value)}
        onBlur={() => wanted && view.askForNote(null)}
      />
      <Button size="small" type="submit">
        <FormattedMessage id="general.submit" defaultMessage="Submit" />
      </Button>
    </form>
  );
}
