/** The reader records a session, or keeps the last minutes, and exports it as a file. */
import type { FlowRecorder, RecordingGrowth } from '@/testing/state/sagas/flowRecorder';
import { recordingSaga } from '@/testing/state/sagas/recording';
import { selectRecording } from '@/testing/state/selectors/recording';
import {
  bugReportMade,
  bugReportRequested,
  bugReportSaveRequested,
  flowFileRequested,
  flowFileSaved,
  makingFailed,
  recorderFound,
  recordingDiscarded,
  recordingRequested,
  recordingStopped,
  ringBufferToggled,
} from '@/testing/state/slices/recording';
import { loggedOut } from '@/slices/session/session';
import { fakeSource, noRecorder } from '@support/context';
import { replay } from '@support/flow';
import { flowFile } from '@support/testing/flowFiles';

const growth = (entries: number): RecordingGrowth => ({
  entries,
  size: entries * 100,
  since: 5,
  seconds: 3,
});

async function begun(changes: Partial<FlowRecorder> = {}) {
  const deeds: string[] = [];
  const grown = fakeSource<RecordingGrowth>();
  const recorder: FlowRecorder = {
    ...noRecorder,
    mode: 'recording',
    grown: grown.source,
    setTabFlag: (marked) => deeds.push(`tab ${String(marked)}`) > 0,
    enableRingBuffer: (wanted) => deeds.push(`ring ${String(wanted)}`) > 0,
    stop: () => void deeds.push('stop'),
    discard: () => void deeds.push('discard'),
    exportFlow: async ({ keepTexts }) => {
      deeds.push(`export ${keepTexts ? 'with' : 'without'} texts`);
      return flowFile();
    },
    ...changes,
  };
  const story = replay(recordingSaga, {
    context: { services: { recorder: async () => recorder } },
  });
  await story.until(recorderFound);
  return { ...story, deeds, grown, view: () => selectRecording(story.state()) };
}

describe('a recording', () => {
  it('starts with a reload of the page, as it has to record the first moment', async () => {
    const story = await begun({ mode: 'off' });
    story.dispatch(recordingRequested());
    expect(story.deeds).toEqual(['tab true']);
    expect(story.context.left).toEqual(['/main/all']);
  });

  it('is reported to be impossible if the browser stores nothing', async () => {
    const story = await begun({ mode: 'off', setTabFlag: () => false });
    story.dispatch(recordingRequested());
    expect(story.view().making).toBe('failed');
    expect(story.context.left).toEqual([]);
  });

  it('shows its size, until it is stopped; a reload does not record then', async () => {
    const story = await begun();
    story.grown.change(growth(12));
    expect(story.view()).toMatchObject({ mode: 'recording', entries: 12, size: 1_200, seconds: 3 });
    story.dispatch(recordingStopped());
    expect(story.view().mode).toBe('stopped');
    expect(story.deeds).toEqual(['stop', 'tab false']);
    expect(story.grown.listeners).toBe(0);
  });

  it('is saved as a file, with texts only if the reader includes them', async () => {
    const story = await begun();
    story.dispatch(flowFileRequested({ keepTexts: false }));
    await story.until(flowFileSaved);
    expect(story.deeds).toEqual(['export without texts']);
    const [saved] = story.context.saved;
    expect(saved?.name).toMatch(/^linnet-flow-[\d-]+\.json$/);
    expect(JSON.parse(saved?.text ?? '')).toEqual(flowFile());
    expect(story.view().making).toBe('idle');
  });

  it('shows that there is nothing to save, or that saving failed', async () => {
    for (const exportFlow of [async () => null, async () => Promise.reject(new Error('no'))]) {
      const story = await begun({ exportFlow });
      story.dispatch(flowFileRequested({ keepTexts: true }));
      await story.until(makingFailed);
      expect(story.view().making).toBe('failed');
      expect(story.context.saved).toEqual([]);
    }
  });

  it('can be discarded', async () => {
    const story = await begun();
    story.dispatch(recordingDiscarded());
    expect(story.deeds).toEqual(['tab false', 'stop', 'discard']);
    expect(story.view().mode).toBe('off');
  });

  it('continues after the logout', async () => {
    const story = await begun();
    story.dispatch(loggedOut());
    expect(story.view().mode).toBe('recording');
  });
});

describe('the last five minutes', () => {
  it('are recorded from the next load on', async () => {
    const story = await begun({ mode: 'off' });
    story.dispatch(ringBufferToggled({ wanted: true }));
    story.dispatch(ringBufferToggled({ wanted: false }));
    expect(story.deeds).toEqual(['ring true', 'ring false']);
  });
});

describe('a bug report', () => {
  const diagnostics = { browser: 'a browser' };
  const reported = async (changes: Partial<FlowRecorder>) => {
    const story = await begun(changes);
    story.dispatch(bugReportRequested({ keepTexts: false, ...diagnostics }));
    await story.until(bugReportMade);
    return story;
  };

  it('is shown before it is saved, and saved as shown', async () => {
    const story = await reported({ mode: 'ring' });
    const { report } = story.view();
    expect(JSON.parse(report?.text ?? '')).toMatchObject({ diagnostics, flow: flowFile() });
    expect(story.context.saved).toEqual([]);
    story.dispatch(bugReportSaveRequested());
    expect(story.context.saved).toEqual([{ ...report, type: 'application/json' }]);
  });

  it('contains only the diagnostics if nothing was recorded, or no flow can be made', async () => {
    const fails = async () => Promise.reject(new Error('no'));
    for (const changes of [{ mode: 'off' as const }, { exportFlow: fails }]) {
      const { report } = (await reported(changes)).view();
      expect(JSON.parse(report?.text ?? '')).toMatchObject({ diagnostics, flow: null });
    }
  });
});
