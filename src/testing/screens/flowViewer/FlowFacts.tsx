/** The origin of a flow, and whether it still replays as recorded. */
import { FormattedMessage, useIntl } from 'react-intl';
import { useAppDispatch } from '@/hooks/store';
import { flowClosed, type OpenFlow } from '@/testing/state/slices/flowViewer';
import { Button } from '@/ui/buttons/Button';
import styles from './FlowViewerScreen.module.css';

export function FlowFacts({ flow }: { flow: OpenFlow }) {
  const intl = useIntl();
  const dispatch = useAppDispatch();
  const { name, client, server, clock, divergedAt } = flow;
  const made = intl.formatDate(clock, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <>
      <div className={styles.facts}>
        <p className={styles.fact}>
          <bdi className={styles.name}>{name}</bdi>
          <bdi>{`Linnet ${client}`}</bdi>
          {server && <bdi>{server}</bdi>}
          <bdi>{made}</bdi>
        </p>
        <Button size="small" onPress={() => dispatch(flowClosed())}>
          <FormattedMessage id="flow.open_another" defaultMessage="Open another file" />
        </Button>
      </div>
      {divergedAt !== null && (
        <p className={styles.warning} role="alert">
          <FormattedMessage
            id="flow.strayed"
            defaultMessage="From action {number, number} on, this version behaves differently from the recording. Later screens may differ from the original ones."
            values={{ number: divergedAt + 1 }}
          />
        </p>
      )}
    </>
  );
}
