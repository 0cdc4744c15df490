/**
 * The entry, in two parts. This one holds the store: it sends the server's questions off as soon as
 * it is here. The other, what is seen, arrives meanwhile; it mounts once starting has ended, well or
 * badly. Until then the page shows the skeleton that it came with.
 */
import '@/styles/tokens.css';
import '@/styles/global.css';
import '@/styles/skeleton.css';
import { standalonePaths } from '@/domain/session/standalonePaths';
import { createBrowserStore } from '@/store/browser';
import { isFlagSet, isTabFlagged } from '@/testing/recorder/recordingFlag';
import { untilStarted } from '@/store/untilStarted';

// The build brings the chunk of this name along with the entry.
const loadView = () => import(/* webpackChunkName: "view" */ '@/app/mount');

async function start(): Promise<void> {
  // What is wrong is to be found also where the store does not start.
  if (window.location.pathname.startsWith(standalonePaths.diagnostics)) {
    const { createDoctorStore } = await import(
      /* webpackChunkName: "doctor" */ '@/doctor/page/doctorStore'
    );
    return (await loadView()).showDiagnostics(createDoctorStore());
  }
  const { store, history, scheduleTask } = createBrowserStore(await recording());
  const { stackTraceLimit } = Error;
  // Libraries make errors in advance: to note where costs this browser a second reading of them.
  Error.stackTraceLimit = 0;
  // By this name React finds, when it is loaded, the turns in which it is to work.
  Object.assign(window, { setImmediate: scheduleTask });
  void loadView().then(({ mount }) => {
    Error.stackTraceLimit = stackTraceLimit;
    Reflect.deleteProperty(window, 'setImmediate');
    return mount(store, history, untilStarted(store));
  });
}

/** Where the page is to be recorded, from this moment on; without the code for it, it is not. */
const recording = async () =>
  isFlagSet('localStorage') || isTabFlagged()
    ? (
        await import(/* webpackChunkName: "recorder" */ '@/testing/recorder/startRecording').catch(
          () => null,
        )
      )?.startRecording()
    : undefined;

// In a task of its own, so that neither this nor reading the program holds the page up for long.
setTimeout(() => void start());
