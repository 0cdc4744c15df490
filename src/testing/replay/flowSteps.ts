/** Replays a flow step by step: each action with the resulting state. */
import type { FlowStep, FlowSteps } from '@/testing/state/sagas/flowRecorder';
import type { RootState } from '@/slices/root';
import { appReducer } from '@/store/createStore';
import { isSameAction } from '@/testing/format/recordedHash';
import { fromFlowValue } from '@/testing/format/flowValue';
import { replay } from './replay';
import type { Replayable } from './replayResult';

/** Continues after a divergence as far as possible. */
export async function stepsOf(flow: Replayable): Promise<FlowSteps> {
  const steps: FlowStep[] = [];
  const { actions } = await replay(flow, {
    leniently: true,
    onAction: (step) => steps.push(step),
  });
  const told = flow.told?.actions ?? actions;
  const strayed = told.findIndex((recorded, place) => !isSameAction(recorded, actions[place]));
  const begin =
    flow.begin === 'state'
      ? (fromFlowValue(flow.state ?? null) as RootState)
      : appReducer(undefined, { type: '@@flow/begin' });
  return { begin, steps, divergedAt: strayed < 0 ? null : strayed };
}
