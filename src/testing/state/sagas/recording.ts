/**
 * Handles recordings and bug reports: flags the tab, reports the progress, and saves files. The
 * recorder ignores these actions.
 */
import type { FlowFile } from '@/testing/format/flowFile';
import { selectBugDiagnostics } from '@/testing/state/selectors/bugReport';
import { REPORT_FORMAT } from '@/testing/format/readFlowFile';
import {
  bugReportMade,
  bugReportRequested,
  bugReportSaveRequested,
  flowFileRequested,
  flowFileSaved,
  makingFailed,
  recorderFound,
  recordingDiscarded,
  recordingGrown,
  recordingRequested,
  recordingStopped,
  ringBufferToggled,
} from '@/testing/state/slices/recording';
import { loggedOut } from '@/slices/session/session';
import {
  call,
  fork,
  getContext,
  put,
  race,
  select,
  take,
  takeEvery,
  takeFrom,
} from '@/sagas/engine/effects';
import type { SagaGenerator } from '@/sagas/engine/effects';
import type { FlowRecorder, RecordingGrowth } from './flowRecorder';
import { sourceChannel } from '@/sagas/engine/sourceChannel';

const JSON_TYPE = 'application/json';

export function* recordingSaga(): SagaGenerator<void> {
  const recorder = yield* call((yield* getContext('services')).recorder);
  yield* putRecorderFound(recorder);
  yield* fork(() => takeEvery(loggedOut, () => putRecorderFound(recorder)));
  yield* fork(() => takeEvery(recordingRequested, () => begin(recorder)));
  yield* fork(() =>
    takeEvery(ringBufferToggled, ({ payload }) => void recorder.enableRingBuffer(payload.wanted)),
  );
  yield* fork(() => takeEvery(flowFileRequested, ({ payload }) => saveFlow(recorder, payload)));
  yield* fork(() => takeEvery(bugReportRequested, ({ payload }) => report(recorder, payload)));
  yield* fork(() => takeEvery(bugReportSaveRequested, saveReport));
  yield* fork(putGrowth, recorder);
  yield* takeEvery(recordingDiscarded, () => discard(recorder));
}

/** Repeated after logging out, which resets the slice. */
function* putRecorderFound({ mode, ringBufferEnabled }: FlowRecorder): SagaGenerator<void> {
  yield* put(recorderFound({ mode, since: null, ringBufferEnabled }));
}

/** Reloads the page, as a recording has to begin with the first moment. */
function* begin(recorder: FlowRecorder): SagaGenerator<void> {
  if (!recorder.setTabFlag(true)) {
    yield* put(makingFailed());
    return;
  }
  const path = (yield* getContext('page')).location();
  (yield* getContext('page')).leaveTo(path);
}

function* putGrowth(recorder: FlowRecorder): SagaGenerator<void> {
  if (recorder.mode === 'off') return;
  const channel = sourceChannel<RecordingGrowth>(recorder.grown, { latestOnly: true });
  try {
    for (;;) {
      const { grown, stopped } = yield* race({
        grown: takeFrom(channel),
        stopped: take(recordingStopped),
      });
      if (stopped) break;
      if (grown) yield* put(recordingGrown(grown.value));
    }
  } finally {
    channel.close();
  }
  recorder.stop();
  recorder.setTabFlag(false);
}

function* discard(recorder: FlowRecorder): SagaGenerator<void> {
  recorder.setTabFlag(false);
  recorder.stop();
  recorder.discard();
  yield* [];
}

function* saveFlow(recorder: FlowRecorder, how: { keepTexts: boolean }): SagaGenerator<void> {
  const flow = yield* make(recorder, how);
  if (!flow) {
    yield* put(makingFailed());
    return;
  }
  const { saveFile } = yield* getContext('page');
  saveFile(nameOf('flow', flow), JSON_TYPE, JSON.stringify(flow));
  yield* put(flowFileSaved());
}

/** Null if nothing was recorded, or the file could not be made. */
function* make(
  recorder: FlowRecorder,
  { keepTexts }: { keepTexts: boolean },
): SagaGenerator<FlowFile | null> {
  try {
    return yield* call(() => recorder.exportFlow({ keepTexts }));
  } catch (error) {
    const log = yield* getContext('log');
    log('error', 'The flow could not be made into a file', error);
    return null;
  }
}

type Wish = ReturnType<typeof bugReportRequested>['payload'];

/** Without a usable recording, the report contains the diagnostics only. */
function* report(recorder: FlowRecorder, { keepTexts, browser }: Wish): SagaGenerator<void> {
  // As the page was when the report was requested.
  const diagnostics = { ...(yield* select(selectBugDiagnostics)), browser };
  const flow = recorder.mode === 'off' ? null : yield* make(recorder, { keepTexts });
  const now = (yield* getContext('clock')).now();
  const made = new Date(now).toISOString();
  const text = JSON.stringify(
    { format: REPORT_FORMAT, version: 1, made, diagnostics, flow },
    null,
    1,
  );
  yield* put(bugReportMade({ name: `linnet-report-${stamp(now)}.json`, text }));
}

function* saveReport(): SagaGenerator<void> {
  const made = yield* select((state) => state.recording?.report ?? null);
  const { saveFile } = yield* getContext('page');
  if (made) saveFile(made.name, JSON_TYPE, made.text);
}

const nameOf = (what: string, { clock }: FlowFile): string => `linnet-${what}-${stamp(clock)}.json`;

const stamp = (moment: number): string =>
  new Date(moment).toISOString().slice(0, 19).replaceAll(/[:T]/g, '-');
