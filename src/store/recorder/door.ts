/** The recorder as sagas know it: what it notes of this page, if anything, and the marks for the next. */
import type { FlowRecorder, RecordingGrowth } from '@/sagas/engine/flowRecorder';
import { isMarked, RECORD_MARK } from '@/store/recordMark';
import type { Recording } from './recorder';

const TOLD_EVERY = 1_000;

export function openRecorder(recording: Recording | undefined): FlowRecorder {
  let mode: FlowRecorder['mode'] = recording?.mode ?? 'off';
  return {
    get mode() {
      return mode;
    },
    get keepsRing() {
      return isMarked('localStorage');
    },
    grown: (tell) => {
      if (!recording) return () => undefined;
      const look = () => tell(growthOf(recording));
      look();
      // Not the sagas' own clock: the recording would hear it tick.
      const timer = setInterval(look, TOLD_EVERY);
      return () => clearInterval(timer);
    },
    markTab: (marked) => mark('sessionStorage', marked),
    keepRing: (wanted) => mark('localStorage', wanted),
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
      (await import(/* webpackChunkName: "flow" */ '@/store/replay/steps')).stepsOf(file),
    wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  };
}

function growthOf(recording: Recording): RecordingGrowth {
  const { entries, size, since, now } = recording;
  const seconds = Math.max(0, Math.floor((now() - since()) / 1_000));
  return { entries: entries(), size: size(), since: since(), seconds };
}

function mark(storage: 'sessionStorage' | 'localStorage', marked: boolean): boolean {
  try {
    if (marked) window[storage].setItem(RECORD_MARK, '1');
    else window[storage].removeItem(RECORD_MARK);
    return true;
  } catch {
    return false;
  }
}
