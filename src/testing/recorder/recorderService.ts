/**
 * The recorder's interface for sagas: the recording of this page, if any, and the flags for the
 * next load.
 */
import type { FlowRecorder, RecordingGrowth } from '@/testing/state/sagas/flowRecorder';
import { isFlagSet, RECORDING_FLAG_KEY } from '@/testing/recorder/recordingFlag';
import type { Recording } from './recorder';

const TOLD_EVERY = 1_000;

export function createRecorderService(recording: Recording | undefined): FlowRecorder {
  let mode: FlowRecorder['mode'] = recording?.mode ?? 'off';
  return {
    get mode() {
      return mode;
    },
    get ringBufferEnabled() {
      return isFlagSet('localStorage');
    },
    grown: (tell) => {
      if (!recording) return () => undefined;
      const look = () => tell(growthOf(recording));
      look();
      // Not the sagas' own timer, as the recording would include it.
      const timer = setInterval(look, TOLD_EVERY);
      return () => clearInterval(timer);
    },
    setTabFlag: (marked) => setFlag('sessionStorage', marked),
    enableRingBuffer: (wanted) => setFlag('localStorage', wanted),
    stop: () => {
      if (mode === 'recording') mode = 'stopped';
      recording?.stop();
    },
    discard: () => {
      mode = 'off';
      recording?.discard();
    },
    exportFlow: async ({ keepTexts }) => {
      const raw = recording?.flow();
      if (!raw) return null;
      const { exportFlow } = await import(/* webpackChunkName: "flow" */ './exportFlow');
      return exportFlow(raw, keepTexts ? 'secrets' : 'all');
    },
    stepsOf: async (file) =>
      (await import(/* webpackChunkName: "flow" */ '@/testing/replay/flowSteps')).stepsOf(file),
    wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  };
}

function growthOf(recording: Recording): RecordingGrowth {
  const { entries, size, since, now } = recording;
  const seconds = Math.max(0, Math.floor((now() - since()) / 1_000));
  return { entries: entries(), size: size(), since: since(), seconds };
}

function setFlag(storage: 'sessionStorage' | 'localStorage', marked: boolean): boolean {
  try {
    if (marked) window[storage].setItem(RECORDING_FLAG_KEY, '1');
    else window[storage].removeItem(RECORDING_FLAG_KEY);
    return true;
  } catch {
    return false;
  }
}
