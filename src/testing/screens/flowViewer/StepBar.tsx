/** Shows the current step of the flow, with buttons to move through it. */
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { useAppDispatch, useAppSelector } from '@/hooks/store';
import { selectFlowViewer } from '@/testing/state/selectors/flowViewer';
import {
  playToggled,
  stepRequested,
  type FlowRow,
  type ShownStep,
} from '@/testing/state/slices/flowViewer';
import { IconButton } from '@/ui/buttons/IconButton';
import {
  ChevronEndIcon,
  ChevronStartIcon,
  FirstIcon,
  LastIcon,
  PauseIcon,
  PlayIcon,
} from '@/ui/icons/icons';
import styles from './StepBar.module.css';

const messages = defineMessages({
  steps: { id: 'flow.steps', defaultMessage: 'Steps' },
  first: { id: 'flow.first', defaultMessage: 'First action' },
  back: { id: 'flow.back', defaultMessage: 'Step back' },
  play: { id: 'flow.play', defaultMessage: 'Play' },
  pause: { id: 'flow.pause', defaultMessage: 'Pause' },
  forward: { id: 'flow.forward', defaultMessage: 'Step forward' },
  last: { id: 'flow.last', defaultMessage: 'Last action' },
  atFirst: { id: 'flow.at_first', defaultMessage: 'Already at the start' },
  atLast: { id: 'flow.at_last', defaultMessage: 'Already at the end' },
});

interface Props {
  rows: readonly FlowRow[];
  shown: ShownStep;
}

export function StepBar({ rows, shown: { at, changes } }: Props) {
  const intl = useIntl();
  const dispatch = useAppDispatch();
  const { playing } = useAppSelector(selectFlowViewer);
  const last = rows.length - 1;
  const goTo = (next: number) => dispatch(stepRequested({ at: next }));
  const atFirst = intl.formatMessage(messages.atFirst);
  const atLast = intl.formatMessage(messages.atLast);
  const play = intl.formatMessage(playing ? messages.pause : messages.play);
  return (
    <div className={styles.bar}>
      <div
        className={styles.buttons}
        role="toolbar"
        aria-label={intl.formatMessage(messages.steps)}
      >
        <IconButton
          label={intl.formatMessage(messages.first)}
          icon={FirstIcon}
          mirrored
          disabledReason={at <= 0 ? atFirst : null}
          onPress={() => goTo(0)}
        />
        <IconButton
          label={intl.formatMessage(messages.back)}
          icon={ChevronStartIcon}
          mirrored
          disabledReason={at < 0 ? atFirst : null}
          onPress={() => goTo(at - 1)}
        />
        <IconButton
          label={play}
          icon={playing ? PauseIcon : PlayIcon}
          onPress={() => dispatch(playToggled())}
        />
        <IconButton
          label={intl.formatMessage(messages.forward)}
          icon={ChevronEndIcon}
          mirrored
          disabledReason={at >= last ? atLast : null}
          onPress={() => goTo(at + 1)}
        />
        <IconButton
          label={intl.formatMessage(messages.last)}
          icon={LastIcon}
          mirrored
          disabledReason={at >= last ? atLast : null}
          onPress={() => goTo(last)}
        />
      </div>
      {/* While playing, steps are too fast to be announced. */}
      <p className={styles.place} role="status" aria-live={playing ? 'off' : 'polite'}>
        {at < 0 ? (
          <FormattedMessage id="flow.beginning" defaultMessage="Before the first action" />
        ) : (
          <FormattedMessage
            id="flow.place"
            defaultMessage="{number, number} of {count, number}: {type}, {changes, plural, one {# change} other {# changes}}"
            values={{
              number: at + 1,
              count: rows.length,
              type: <code key="type">{rows[at]?.type}</code>,
              changes,
            }}
          />
        )}
      </p>
    </div>
  );
}
