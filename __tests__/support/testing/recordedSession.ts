/** Records a session: the real store and sagas in Node, against an embedded instance. */
import WebSocket from 'ws';
import type { Instance } from '@/demo/server';
import type { FlowFile, RawFlow } from '@/testing/format/flowFile';
import type { Settings } from '@/domain/settings/settings';
import { deferredRootSaga } from '@support/engine/deferredRoot';
import type { RootState } from '@/slices/root';
import { createAppStore } from '@/store/createStore';
import { recordWhole } from '@/testing/recorder/wholeRecording';
import { completeFlow } from '@/testing/replay/completeFlow';
import { ownRecord } from '@/tools/storedRecord';
import { fakeTabLocks, fakePage, fakeStorage, testContext } from '../context';
import { eventually } from '../eventually';

interface Options {
  /** The user who is signed in; a visitor otherwise. */
  as?: string;
  settings?: Partial<Settings>;
  path?: string;
  seed?: number;
}

export interface RecordedSession {
  dispatch(action: { type: string }): void;
  state(): RootState;
  page: ReturnType<typeof fakePage>;
  until(condition: (state: RootState) => boolean): Promise<void>;
  /** Ends the session and returns the recorded flow. */
  end(): RawFlow;
}

/** Reports errors when the socket closes, as a browser does. */
const openSocket = (url: string, protocols?: string[]): globalThis.WebSocket =>
  new WebSocket(url, protocols).on('error', () => undefined) as unknown as globalThis.WebSocket;

export function recordSession(instance: Instance, options: Options = {}): RecordedSession {
  const { as, settings, path = '/main/friends', seed = 7 } = options;
  const page = fakePage();
  const token = as === undefined ? null : instance.tokenFor(as);
  const { key, value } = ownRecord(token, settings);
  const recording = recordWhole({ now: () => Date.now(), seed, version: '0.0.0', build: 'test' });
  const { store, close } = createAppStore(
    recording.wrap({
      storage: fakeStorage({ [key]: value }).storage,
      loadImportedState: async () => undefined,
      forgetful: false,
      loadDeferredSagas: async () => deferredRootSaga,
      makeContext: (database) =>
        testContext({
          net: {
            origin: instance.origin,
            fetch,
            openSocket,
          },
          page: {
            ...page.events,
            location: () => path,
          },
          storage: {
            database,
            acquireTabLock: fakeTabLocks().claim,
          },
          log: () => undefined,
        }),
    }),
  );
  return {
    dispatch: (action) => void store.dispatch(action),
    state: () => store.getState(),
    page,
    until: (condition) =>
      eventually(() => {
        if (!condition(store.getState())) throw new Error('It did not come to that');
      }),
    end() {
      const flow = recording.flow();
      recording.stop();
      close();
      if (!flow) throw new Error('Nothing was noted');
      return flow;
    },
  };
}

/** The flow file of a session whose names and texts are already made up. */
export const fileOf = (flow: RawFlow): Promise<FlowFile> =>
  completeFlow({ ...flow, redacted: 'secrets' });
