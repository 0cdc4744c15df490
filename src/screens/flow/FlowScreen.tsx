/**
 * Time travel: opens a flow file and goes through it action by action, with what each one changed
 * and the screen as it was. How that is drawn is the application's business.
 */
import { useEffect, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useAppDispatch, useAppSelector } from '@/hooks/store';
import { selectFlowView } from '@/selectors/flowView';
import { flowClosed, type OpenFlow, type ShownStep } from '@/slices/flowView';
import { ScreenHeading } from '@/ui/ScreenHeading';
import { ActionList } from './ActionList';
import { ChangeList } from './ChangeList';
import { FlowFacts } from './FlowFacts';
import { FlowOpener } from './FlowOpener';
import { Part } from './Part';
import { StepBar } from './StepBar';
import { useStepKeys } from './useStepKeys';
import styles from './FlowScreen.module.css';

export interface Moment {
  state: object;
  /** Milliseconds since 1970, then. */
  now: number;
}

interface Props {
  /** Draws the screen of a moment. */
  past: (moment: Moment) => ReactNode;
}

export function FlowScreen({ past }: Props) {
  const dispatch = useAppDispatch();
  const { flow, shown } = useAppSelector(selectFlowView);
  useEffect(
    () => () => {
      dispatch(flowClosed());
    },
    [dispatch],
  );
  return (
    <>
      <ScreenHeading title={<FormattedMessage id="flow.title" defaultMessage="Time travel" />} />
      {flow && shown ? <Flow flow={flow} shown={shown} past={past} /> : <FlowOpener />}
    </>
  );
}

function Flow({ flow, shown, past }: Props & { flow: OpenFlow; shown: ShownStep }) {
  useStepKeys(flow.rows.length, shown.at);
  return (
    <div className={styles.page}>
      <FlowFacts flow={flow} />
      <StepBar rows={flow.rows} shown={shown} />
      {past({ state: shown.state, now: flow.clock + (flow.rows[shown.at]?.at ?? 0) })}
      <div className={styles.beside}>
        <Part title={<FormattedMessage id="flow.actions" defaultMessage="Actions" />}>
          <ActionList rows={flow.rows} at={shown.at} />
        </Part>
        <Part title={<FormattedMessage id="flow.changes" defaultMessage="What changed" />}>
          <ChangeList key={shown.at} differences={shown.differences} count={shown.changes} />
        </Part>
      </div>
    </div>
  );
}
