/** The actions on all selected accounts' reports. */
import { FormattedMessage, useIntl } from 'react-intl';
import type { ReportAction, ReportGroup, ReportOffers } from '@/domain/admin/reportQueue';
import type { ReportState } from '@/domain/people/report';
import { Button } from '@/ui/buttons/Button';
import { messages, stateActions } from './messages';
import type { QueueView } from './useQueueView';
import styles from './Moderation.module.css';

interface Props {
  groups: readonly ReportGroup[];
  view: QueueView;
  offers: ReportOffers;
  /** The state of the shown reports. */
  state: ReportState;
  onAct: (reportIds: readonly string[], action: ReportAction) => void;
}

export function SelectionBar({ groups, view, offers, state, onAct }: Props) {
  const intl = useIntl();
  const chosen = groups.filter(({ id }) => view.selected.has(id));
  if (chosen.length === 0) return null;
  const clear = () => view.select([...view.selected], false);
  const act = (action: ReportAction) => {
    onAct(
      chosen.flatMap(({ reportIds }) => reportIds),
      action,
    );
    clear();
  };
  const targets = offers.states.filter(
    (target) => target !== state && (target !== 'open' || offers.reopens),
  );
  return (
    <div className={styles.work} data-surface="raised" data-sticky="">
      <span>
        <FormattedMessage
          id="moderation.selected"
          defaultMessage="Selected: {count, number}"
          values={{ count: chosen.length }}
        />
      </span>
      {targets.map((target) => (
        <Button
          key={target}
          size="small"
          onPress={() => act({ kind: 'state', state: target, answer: '' })}
        >
          {intl.formatMessage(stateActions[target])}
        </Button>
      ))}
      {offers.assigns && (
        <Button size="small" onPress={() => act({ kind: 'assignment', mine: true })}>
          {intl.formatMessage(messages.take)}
        </Button>
      )}
      <Button
        size="small"
        tone="quiet"
        onPress={() =>
          view.select(
            groups.map(({ id }) => id),
            true,
          )
        }
      >
        <FormattedMessage id="moderation.select_all" defaultMessage="Select all shown" />
      </Button>
      <Button size="small" tone="quiet" onPress={clear}>
        <FormattedMessage id="general.cancel" defaultMessage="Cancel" />
      </Button>
    </div>
  );
}
