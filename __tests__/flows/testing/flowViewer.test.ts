/** A flow file is opened and played, step by step or automatically. */
import type { FlowRecorder } from '@/testing/state/sagas/flowRecorder';
import { REPORT_FORMAT } from '@/testing/format/readFlowFile';
import { flowViewerSaga } from '@/testing/state/sagas/flowViewer';
import { selectFlowViewer, selectStepAt } from '@/testing/state/selectors/flowViewer';
import {
  flowClosed,
  flowOpened,
  flowPicked,
  flowRefused,
  playEnded,
  playToggled,
  stepRequested,
} from '@/testing/state/slices/flowViewer';
import { drawerClosed, drawerOpened, windowResized } from '@/slices/session/interface';
import { useStoppedClock } from '@support/clock';
import { noRecorder } from '@support/context';
import { replay } from '@support/flow';
import { FLOW_CLOCK, flowFile, stepsThrough } from '@support/testing/flowFiles';

const clock = useStoppedClock();
const actions = [windowResized({ width: 500, height: 700 }), drawerOpened('side'), drawerClosed()];
const file = (changes = {}) =>
  flowPicked({ name: 'a.json', text: JSON.stringify(flowFile(changes)) });

const recorderWith = (stepsOf: FlowRecorder['stepsOf']) => ({
  services: { recorder: async () => ({ ...noRecorder, stepsOf }) },
});

function start(steps = stepsThrough(actions)) {
  return replay(flowViewerSaga, { context: recorderWith(async () => steps) });
}

async function opened(steps = stepsThrough(actions)) {
  const story = start(steps);
  story.dispatch(file());
  await story.until(flowOpened);
  return { ...story, at: () => selectStepAt(story.state()) };
}

describe('a flow file', () => {
  it('opens with its actions, at the first of them', async () => {
    const { state, at } = await opened();
    const { phase, flow, shown } = selectFlowViewer(state());
    expect(phase).toBe('open');
    expect(flow).toEqual({
      name: 'a.json',
      client: '0.1.0',
      server: 'Akkoma 3.15',
      clock: FLOW_CLOCK,
      rows: [
        { type: 'interface/windowResized', at: 0, by: 'page' },
        { type: 'interface/drawerOpened', at: 1_000, by: 'saga' },
        { type: 'interface/drawerClosed', at: 2_000, by: 'page' },
      ],
      divergedAt: null,
    });
    expect(at()).toBe(0);
    expect(shown?.differences.map(({ path }) => path.join('.'))).toEqual([
      'interface.width',
      'interface.height',
      'interface.layout',
    ]);
  });

  it.each([
    ['cannot be read', null, 'noFlow'],
    ['is something else', '{"format":"other"}', 'noFlow'],
    ['is no JSON', 'GIF89a', 'noFlow'],
    ['is of another version', JSON.stringify({ ...flowFile(), version: 99 }), 'otherVersion'],
    ['lacks its events', JSON.stringify({ ...flowFile(), events: null }), 'damaged'],
  ])('that %s is refused', (_what, text, refusal) => {
    const story = start();
    story.dispatch(flowPicked({ name: 'a.json', text }));
    expect(story.log.at(-1)).toMatchObject(flowRefused({ refusal: refusal as 'noFlow' }));
    expect(selectFlowViewer(story.state())).toMatchObject({ phase: 'refused', flow: null });
  });

  it('that cannot be replayed is shown as damaged, and the log says why', async () => {
    const story = replay(flowViewerSaga, {
      context: recorderWith(() => Promise.reject(new Error('No state'))),
    });
    story.dispatch(file());
    await story.until(flowRefused);
    expect(story.context.logged).toMatchObject([{ level: 'error', detail: new Error('No state') }]);
  });

  it('is extracted from a bug report', async () => {
    const story = start();
    const report = { format: REPORT_FORMAT, version: 1, diagnostics: {}, flow: flowFile() };
    story.dispatch(flowPicked({ name: 'report.json', text: JSON.stringify(report) }));
    await story.until(flowOpened);
    story.dispatch(
      flowPicked({ name: 'report.json', text: JSON.stringify({ ...report, flow: null }) }),
    );
    await story.until(flowRefused);
    expect(selectFlowViewer(story.state()).refusal).toBe('noFlow');
  });

  it('without any action shows its initial state', async () => {
    const { at, state } = await opened(stepsThrough([]));
    expect(at()).toBe(-1);
    expect(selectFlowViewer(state()).shown?.changes).toBe(0);
  });
});

describe('a step in a flow', () => {
  it('leads to the state after that action, and not beyond the ends', async () => {
    const { dispatch, state, at } = await opened();
    dispatch(stepRequested({ at: 1 }));
    expect(selectFlowViewer(state()).shown).toMatchObject({
      at: 1,
      changes: 1,
      state: { interface: { drawer: 'side', width: 500 } },
      differences: [{ path: ['interface', 'drawer'], before: 'none', after: 'side' }],
    });
    dispatch(stepRequested({ at: 99 }));
    expect(at()).toBe(2);
    dispatch(stepRequested({ at: -99 }));
    expect(at()).toBe(-1);
  });

  it('is ignored once the file is closed', async () => {
    const { dispatch, state } = await opened();
    dispatch(flowClosed());
    dispatch(stepRequested({ at: 1 }));
    expect(selectFlowViewer(state())).toMatchObject({ phase: 'none', shown: null });
  });
});

describe('playing a flow', () => {
  it('uses the recorded times, and stops at the end', async () => {
    const { dispatch, state, at, all } = await opened();
    dispatch(playToggled());
    await clock.pass(999);
    expect(at()).toBe(0);
    await clock.pass(1);
    expect(at()).toBe(1);
    await clock.pass(1_000);
    expect(at()).toBe(2);
    expect(all(playEnded)).toHaveLength(1);
    expect(selectFlowViewer(state()).playing).toBe(false);
  });

  it('starts over from the end', async () => {
    const { dispatch, at } = await opened();
    dispatch(stepRequested({ at: 2 }));
    dispatch(playToggled());
    expect(at()).toBe(-1);
    await clock.pass(150);
    expect(at()).toBe(0);
  });

  it('shortens long pauses', async () => {
    const steps = stepsThrough(actions);
    const late = steps.steps.map((step, at) => ({ ...step, at: at * 60_000 }));
    const { dispatch, at } = await opened({ ...steps, steps: late });
    dispatch(playToggled());
    await clock.pass(1_500);
    expect(at()).toBe(1);
  });

  it('ends with a press or a step', async () => {
    const { dispatch, at } = await opened();
    dispatch(playToggled());
    dispatch(playToggled());
    await clock.pass(5_000);
    expect(at()).toBe(0);
    dispatch(playToggled());
    dispatch(stepRequested({ at: 1 }));
    await clock.pass(5_000);
    expect(at()).toBe(1);
  });
});
