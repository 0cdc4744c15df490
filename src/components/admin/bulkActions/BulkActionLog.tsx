/** The log of earlier bulk actions, latest first, with the failures of each and an undo button. */
import { defineMessages, FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';
import {
  canBeUndone,
  outcomesOf,
  type BulkAction,
  type BulkActionOutcome,
} from '@/domain/admin/bulkActions';
import { useAppDispatch, useAppSelector } from '@/hooks/store';
import { readableName } from '@/lib/text/punycode';
import { selectBulkActions, selectRunningBulkAction } from '@/selectors/admin/bulkActions';
import { bulkActionUndoRequested } from '@/slices/admin/bulkActions';
import { Button } from '@/ui/buttons/Button';
import { RelativeTime } from '@/ui/text/RelativeTime';
import { bulkActionLabels } from './bulkActionLabels';
import styles from './BulkActions.module.css';

const messages: Record<'log' | 'undo', MessageDescriptor> = defineMessages({
  log: { id: 'crowd.log', defaultMessage: 'Recent actions' },
  undo: { id: 'general.undo', defaultMessage: 'Undo' },
});

type Told = Exclude<BulkActionOutcome, 'waiting'>;

const told: Record<Told, MessageDescriptor> = defineMessages({
  done: { id: 'crowd.outcome_done', defaultMessage: 'Done: {names}' },
  already: { id: 'crowd.outcome_already', defaultMessage: 'Already done: {names}' },
  refused: { id: 'crowd.outcome_refused', defaultMessage: 'Refused by the server: {names}' },
  stopped: { id: 'crowd.outcome_stopped', defaultMessage: 'Not done: {names}' },
  undone: { id: 'crowd.outcome_undone', defaultMessage: 'Undone: {names}' },
});

const order: readonly Told[] = ['done', 'undone', 'already', 'refused', 'stopped'];

export function BulkActionLog() {
  const intl = useIntl();
  const deeds = useAppSelector(selectBulkActions);
  const ended = deeds.filter(({ phase }) => phase === 'ended');
  if (ended.length === 0) return null;
  return (
    <section className={styles.log} aria-label={intl.formatMessage(messages.log)}>
      <h3 className={styles.heading}>{intl.formatMessage(messages.log)}</h3>
      <ul className={styles.deeds}>
        {ended.map((deed) => (
          <Entry key={deed.id} deed={deed} />
        ))}
      </ul>
    </section>
  );
}

function Entry({ deed }: { deed: BulkAction }) {
  const intl = useIntl();
  const dispatch = useAppDispatch();
  const busy = useAppSelector((state) => selectRunningBulkAction(state) !== undefined);
  const count = outcomesOf(deed, 'done').length + outcomesOf(deed, 'undone').length;
  const namesOf = (outcome: Told): string =>
    outcomesOf(deed, outcome)
      .map(({ screenName }) => `@${readableName(screenName)}`)
      .join(', ');
  return (
    <li>
      <div className={styles.deed}>
        <span>{intl.formatMessage(bulkActionLabels[deed.kind].ended, { count })}</span>
        <span className={styles.when}>
          <RelativeTime date={new Date(deed.at).toISOString()} form="long" />
        </span>
        {canBeUndone(deed) && (
          <Button
            size="small"
            busy={busy}
            onPress={() => dispatch(bulkActionUndoRequested({ deedId: deed.id }))}
          >
            <FormattedMessage {...messages.undo} />
          </Button>
        )}
      </div>
      {order.map((outcome) => {
        const names = namesOf(outcome);
        return (
          names !== '' && (
            <p key={outcome} className={styles.names}>
              {intl.formatMessage(told[outcome], { names })}
            </p>
          )
        );
      })}
    </li>
  );
}
