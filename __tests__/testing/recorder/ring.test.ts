/** The ring buffer of the last five minutes: its contents, its limits and its export. */
import { instanceConfigured } from '@/slices/session/config';
import { languageLoaded } from '@/slices/session/language';
import { loginRequested, userTokenReceived } from '@/slices/session/session';
import { windowResized } from '@/slices/session/interface';
import { createAppStore } from '@/store/createStore';
import { exportFlow } from '@/testing/recorder/exportFlow';
import { createEventLog } from '@/testing/recorder/eventLog';
import { recordRing } from '@/testing/recorder/ringRecording';
import { replay } from '@/testing/replay/replay';
import { completeFlow } from '@/testing/replay/completeFlow';
import type { FlowEvent } from '@/testing/format/flowFile';
import type { RootState } from '@/slices/root';
import { fakeStorage, testContext } from '@support/context';
import { settled, useStoppedClock } from '@support/clock';
import { findCanaries } from '@support/testing/canaries';

const clock = useStoppedClock();
const MINUTE = 60_000;

const resized = (width: number): FlowEvent => ({
  at: width,
  kind: 'action',
  action: { type: 'resized', width },
});

describe('the log', () => {
  it('of a ring buffer drops whole minutes, and begins with the state at the first one kept', () => {
    let looks = 0;
    const log = createEventLog(() => ({ looks: (looks += 1) }) as unknown as RootState);
    for (let minute = 0; minute < 10; minute += 1) {
      log.add(resized(minute * MINUTE), 10);
      log.add(resized(minute * MINUTE + 1), 10);
    }
    expect(log.entries()).toBe(12);
    expect(log.size()).toBe(120);
    expect(log.begin()).toEqual({ at: 4 * MINUTE, state: { looks: 5 } });
    expect(log.events()[0]).toEqual(resized(4 * MINUTE));
    log.clear();
    expect([log.entries(), log.begin().state]).toEqual([0, null]);
  });

  it('of a recording keeps everything', () => {
    const log = createEventLog(null);
    for (let minute = 0; minute < 10; minute += 1) log.add(resized(minute * MINUTE), 1);
    expect(log.entries()).toBe(10);
  });
});

describe('a ring buffer', () => {
  const planted = { token: 'canary-token-5678', password: 'canary-password-5678' };

  async function kept() {
    const tools = { now: () => Date.now(), seed: 1, version: '0', build: 'test' };
    const ring = recordRing(tools);
    const { store, close } = createAppStore(
      ring.wrap({
        storage: fakeStorage().storage,
        loadImportedState: async () => undefined,
        forgetful: false,
        // No request is answered, so that only the test's own actions are recorded.
        loadDeferredSagas: () => new Promise(() => undefined),
        makeContext: (database) =>
          testContext({
            net: { fetch: () => new Promise(() => undefined) },
            storage: { database },
          }),
      }),
    );
    await settled();
    return { ring, store, close };
  }

  it('replays from its initial state and its actions alone', async () => {
    const { ring, store, close } = await kept();
    store.dispatch(windowResized({ width: 400, height: 300 }));
    await clock.pass(7 * MINUTE);
    store.dispatch(windowResized({ width: 500, height: 300 }));
    store.dispatch(instanceConfigured({ instance: { name: 'Elsewhere' } }));
    const raw = ring.flow();
    close();
    if (!raw) throw new Error('Nothing was kept');
    expect(raw.begin).toBe('state');
    const file = await completeFlow({ ...raw, redacted: 'secrets' });
    expect(file.told.actions.map(({ type }) => type).slice(-2)).toEqual([
      windowResized.type,
      instanceConfigured.type,
    ]);
    const states: RootState[] = [];
    const { divergence } = await replay(file, { onAction: ({ state }) => states.push(state) });
    expect(divergence).toBeNull();
    expect(states.at(-1)?.config.instance.name).toBe('Elsewhere');
    const other = { ...file, told: { ...file.told, state: 'other' } };
    expect((await replay(other)).divergence).toMatchObject({ kind: 'state', expected: 'other' });
  });

  it('contains no secrets and no messages as a file, and stops on request', async () => {
    const { ring, store, close } = await kept();
    store.dispatch(loginRequested({ username: 'mia', password: planted.password }));
    store.dispatch(userTokenReceived({ userToken: planted.token }));
    store.dispatch(languageLoaded({ code: 'de', messages: { some: [{ type: 0, value: '' }] } }));
    const raw = ring.flow();
    ring.stop();
    const before = ring.entries();
    store.dispatch(windowResized({ width: 1, height: 1 }));
    expect(ring.entries()).toBe(before);
    close();
    if (!raw) throw new Error('Nothing was kept');
    expect(findCanaries(planted, { raw, file: await exportFlow(raw, 'secrets') })).toEqual([]);
    expect(JSON.stringify(raw)).toContain('"messages":{}');
    expect(JSON.stringify(raw)).not.toContain('"some"');
  });
});
