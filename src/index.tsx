/**
 * The entry, in two parts. This one holds the store, and sends the first requests as soon as it is
 * loaded. The view is loaded meanwhile, and mounts once there is something to draw: the last screen of
 * this reader, or what the startup has found out. Until then the page shows its skeleton.
 */
import '@/styles/tokens.css';
import '@/styles/global.css';
import '@/styles/skeleton.css';
import { standalonePaths } from '@/domain/session/standalonePaths';
import { isFlagSet, isTabFlagged } from '@/testing/recorder/recordingFlag';
import {
  untilDrawable,
  untilFirstScriptRan,
  untilNextTask,
  untilSlicesRan,
} from '@/store/untilStarted';

// The build preloads the chunk of this name with the entry. Run in two tasks, too.
async function loadView() {
  await import(/* webpackChunkName: "view" */ 'react-dom/client');
  await untilNextTask();
  return import(/* webpackChunkName: "view" */ '@/app/mount');
}

async function start(): Promise<void> {
  // Diagnostics must work even if the store does not start.
  if (window.location.pathname.startsWith(standalonePaths.diagnostics)) {
    const { createDoctorStore } = await import(
      /* webpackChunkName: "doctor" */ '@/doctor/page/doctorStore'
    );
    return (await loadView()).showDiagnostics(createDoctorStore());
  }
  await untilFirstScriptRan();
  await untilSlicesRan();
  const { createBrowserStore } = await import(/* webpackMode: "eager" */ '@/store/browser');
  const { store, history } = createBrowserStore(await recording());
  await (await loadView()).mount(store, history, untilDrawable(store));
}

/** Starts the session recorder if it is enabled; without its code, nothing is recorded. */
const recording = async () =>
  isFlagSet('localStorage') || isTabFlagged()
    ? (
        await import(/* webpackChunkName: "recorder" */ '@/testing/recorder/startRecording').catch(
          () => null,
        )
      )?.startRecording()
    : undefined;

// In a task of its own, so that neither this nor parsing the code blocks the page for long.
setTimeout(() => void start());
