/**
 * Steps through a flow file. All states are computed once, when the file is opened, and stay here;
 * the store holds the selected one.
 */
import { diffStates } from '@/testing/format/stateDiff';
import type { FlowFile } from '@/testing/format/flowFile';
import { readFlowFile } from '@/testing/format/readFlowFile';
import { selectFlowViewer, selectStepAt } from '@/testing/state/selectors/flowViewer';
import {
  flowClosed,
  flowOpened,
  flowPicked,
  flowRefused,
  playEnded,
  playToggled,
  stepRequested,
  stepShown,
} from '@/testing/state/slices/flowViewer';
import { call, fork, getContext, put, select, takeEvery, takeLatest } from '@/sagas/engine/effects';
import type { Kind, SagaGenerator } from '@/sagas/engine/effects';
import type { FlowRecorder, FlowSteps } from './flowRecorder';

/** Milliseconds: while playing, no step is shorter than can be seen, and no pause is longer. */
const QUICKEST = 150;
const LONGEST_PAUSE = 1_500;

export function* flowViewerSaga(): SagaGenerator<void> {
  yield* takeLatest([flowPicked, flowClosed] as readonly Kind[], function* (action) {
    if (flowPicked.match(action)) yield* open(action.payload);
  });
}

function* open({ name, text }: { name: string; text: string | null }): SagaGenerator<void> {
  const read = readFlowFile(text ?? '');
  if (!read.ok) {
    yield* put(flowRefused({ refusal: read.refusal }));
    return;
  }
  const { file } = read;
  const { stepsOf, wait } = yield* call((yield* getContext('services')).recorder);
  let steps: FlowSteps;
  try {
    steps = yield* call(stepsOf, file);
  } catch (error) {
    const log = yield* getContext('log');
    log('error', 'A flow file could not be replayed', error);
    yield* put(flowRefused({ refusal: 'damaged' }));
    return;
  }
  yield* put(flowOpened({ flow: describe(name, file, steps) }));
  yield* follow(steps, wait);
}

function describe(name: string, { made, clock }: FlowFile, { steps, divergedAt }: FlowSteps) {
  const { client, server } = made;
  return {
    name,
    client: client.version,
    server: `${server.software} ${server.version}`.trim(),
    clock,
    rows: steps.map(({ action, at, by }) => ({ type: action.type, at, by })),
    divergedAt,
  };
}

/** Shows each requested step, until another file is opened. */
function* follow(steps: FlowSteps, wait: FlowRecorder['wait']): SagaGenerator<void> {
  yield* fork(() =>
    takeEvery(stepRequested, ({ payload }) => show(steps, within(payload.at, steps))),
  );
  yield* fork(() => takeLatest(playToggled, () => play(steps, wait)));
  yield* show(steps, within(0, steps));
}

const within = (at: number, { steps }: FlowSteps): number =>
  Math.max(-1, Math.min(steps.length - 1, at));

const stateAt = ({ begin, steps }: FlowSteps, at: number) => steps[at]?.state ?? begin;

function* show(steps: FlowSteps, at: number): SagaGenerator<void> {
  const state = stateAt(steps, at);
  const { list, count } = diffStates(stateAt(steps, Math.max(-1, at - 1)), state);
  yield* put(stepShown({ step: { at, state, differences: list, changes: count } }));
}

/** Plays at recorded speed, with shortened pauses. At the end it starts over. */
function* play(steps: FlowSteps, wait: FlowRecorder['wait']): SagaGenerator<void> {
  const last = steps.steps.length - 1;
  if ((yield* select(selectStepAt)) >= last) yield* show(steps, -1);
  while ((yield* select(selectFlowViewer)).playing) {
    const at = yield* select(selectStepAt);
    if (at >= last) {
      yield* put(playEnded());
      return;
    }
    const pause = (steps.steps[at + 1]?.at ?? 0) - (steps.steps[at]?.at ?? 0);
    yield* call(wait, Math.max(QUICKEST, Math.min(LONGEST_PAUSE, pause)));
    if ((yield* select(selectFlowViewer)).playing) yield* show(steps, at + 1);
  }
}
