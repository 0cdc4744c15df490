/** How far it has come, when it goes on where the server asked for a pause, and the way to stop it. */
import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { progressOf } from '@/domain/crowd';
import { useAppDispatch, useAppSelector } from '@/hooks/store';
import { selectCrowdPause, selectDeedUnderWay } from '@/selectors/crowd';
import { crowdStopRequested } from '@/slices/crowd';
import { Button } from '@/ui/Button';
import { deedWords } from './deedWords';
import styles from './Crowd.module.css';

export function CrowdProgress() {
  const id = useId();
  const intl = useIntl();
  const dispatch = useAppDispatch();
  const deed = useAppSelector(selectDeedUnderWay);
  const until = useAppSelector(selectCrowdPause);
  if (!deed) return null;
  const { settled, all } = progressOf(deed);
  return (
    <div className={styles.progress}>
      <label id={id} className={styles.count} htmlFor={`${id}-bar`}>
        {intl.formatMessage(deedWords[deed.kind][deed.phase], { settled, all })}
      </label>
      <progress id={`${id}-bar`} className={styles.bar} max={Math.max(1, all)} value={settled} />
      <Button size="small" onPress={() => dispatch(crowdStopRequested())}>
        <FormattedMessage id="crowd.stop" defaultMessage="Stop" />
      </Button>
      <p className={styles.pause} role="status">
        {until !== null && (
          <FormattedMessage
            id="crowd.pause"
            defaultMessage="The server asks for a pause. It goes on by itself at {until, time, medium}."
            values={{ until }}
          />
        )}
      </p>
    </div>
  );
}
