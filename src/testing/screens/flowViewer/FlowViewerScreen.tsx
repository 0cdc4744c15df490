/**
 * The flow viewer: opens a flow file and steps through its actions, with the changes of each and
 * the screen at that moment. The application passes in how to render the screen.
 */
import { useEffect, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useAppDispatch, useAppSelector } from '@/hooks/store';
import { selectFlowViewer } from '@/testing/state/selectors/flowViewer';
import { flowClosed, type OpenFlow, type ShownStep } from '@/testing/state/slices/flowViewer';
import { ScreenHeading } from '@/ui/structure/ScreenHeading';
import { ActionList } from './ActionList';
import { ChangeList } from './ChangeList';
import { FlowFacts } from './FlowFacts';
import { FlowOpener } from './FlowOpener';
import { FlowViewerSection } from './FlowViewerSection';
import { StepBar } from './StepBar';
import { useStepKeys } from './useStepKeys';
import styles from './FlowViewerScreen.module.css';

export interface Moment {
  state: object;
  /** The recorded time, in milliseconds since 1970. */
  now: number;
}

interface Props {
  /** Renders the screen of a moment. */
  renderScreen: (moment: Moment) => ReactNode;
}

export function FlowViewerScreen({ renderScreen }: Props) {
  const dispatch = useAppDispatch();
  const { flow, shown } = useAppSelector(selectFlowViewer);
  useEffect(
    () => () => {
      dispatch(flowClosed());
    },
    [dispatch],
  );
  return (
    <>
      <ScreenHeading title={<FormattedMessage id="flow.title" defaultMessage="Time travel" />} />
      {flow && shown ? (
        <Flow flow={flow} shown={shown} renderScreen={renderScreen} />
      ) : (
        <FlowOpener />
      )}
    </>
  );
}

function Flow({ flow, shown, renderScreen }: Props & { flow: OpenFlow; shown: ShownStep }) {
  useStepKeys(flow.rows.length, shown.at);
  return (
    <div className={styles.page}>
      <FlowFacts flow={flow} />
      <StepBar rows={flow.rows} shown={shown} />
      {renderScreen({ state: shown.state, now: flow.clock + (flow.rows[shown.at]?.at ?? 0) })}
      <div className={styles.beside}>
        <FlowViewerSection title={<FormattedMessage id="flow.actions" defaultMessage="Actions" />}>
          <ActionList rows={flow.rows} at={shown.at} />
        </FlowViewerSection>
        <FlowViewerSection title={<FormattedMessage id="flow.changes" defaultMessage="Changes" />}>
          <ChangeList key={shown.at} differences={shown.differences} count={shown.changes} />
        </FlowViewerSection>
      </div>
    </div>
  );
}
