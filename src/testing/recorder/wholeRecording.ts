/** Records everything from the first moment on, one input at a time. */
import type { Middleware } from '@reduxjs/toolkit';
import type { FlowAction, FlowEffect, FlowInput } from '@/testing/format/flowFile';
import { createSeededRandom } from '@/testing/context/seededRandom';
import { createAdaptedContext } from '@/testing/context/adaptedContext';
import type { OuterContext } from '@/testing/context/contextAdapter';
import { toFlowValue } from '@/testing/format/flowValue';
import { loadAllSagas } from '@/testing/replay/allSagas';
import { createSecretMasker } from '@/testing/redaction/secretMasker';
import { createSerialQueue } from './serialQueue';
import { createRecordingAdapter } from './recordingAdapter';
import { createEventLog } from './eventLog';
import { isSagaAction, isRecorderAction } from '@/testing/context/actionOrigin';
import { rawFlow } from './rawFlow';
import type { Recording, RecorderTools, StoreAccess } from './recorder';

export function recordWhole(tools: RecorderTools): Recording {
  const clock = tools.now();
  const queue = createSerialQueue();
  const secrets = createSecretMasker();
  const log = createEventLog(null);
  const chance = createSeededRandom(tools.seed);
  let at = 0;
  let began = false;
  let over = false;
  let storeAccess: StoreAccess | null = null;

  const add = (event: FlowInput | FlowEffect): void => {
    const clean = secrets.cleanEvent({ at, ...event });
    log.add(clean, JSON.stringify(clean).length);
  };
  const happened = (event: FlowInput): void => {
    // Times never decrease, even if the clock is set back.
    at = Math.max(at, tools.now() - clock);
    if (!over) add(event);
  };
  const asked = (event: FlowEffect): void => {
    if (over) return;
    // Before the sagas start, this comes from the store.
    if (!began && event.kind === 'tell') return;
    if (!began) {
      began = true;
      happened({ kind: 'began' });
      queue.blockUntilSettled();
    }
    add(event);
  };

  const watch: Middleware = () => (next) => (action) => {
    if (!isSagaAction(action) && !isRecorderAction(action)) {
      happened({ kind: 'action', action: toFlowValue(action) as FlowAction });
      queue.blockUntilSettled();
    }
    return next(action);
  };

  return {
    mode: 'recording',
    wrap: (options) => ({
      ...options,
      watch,
      makeContext: (storage) => {
        const outside: OuterContext = options.makeContext(storage);
        const { origin } = outside.net;
        storeAccess = { origin, path: outside.page.location(), getState: null };
        const now = () => (over ? tools.now() : clock + at);
        const real = () => outside;
        const adapter = createRecordingAdapter({
          queue,
          secrets,
          happened,
          asked,
          real,
          ...chance,
          now,
        });
        return createAdaptedContext(adapter, origin, real, outside.services.recorder);
      },
      loadDeferredSagas: async (store) => {
        if (storeAccess) storeAccess.getState = () => store.getState();
        const deferred = await options.loadDeferredSagas(store);
        // A flow has one moment at which all code is there.
        const saga = typeof deferred === 'function' ? deferred : await loadAllSagas();
        return await new Promise((resolve) => {
          queue.enqueue(() => {
            happened({ kind: 'code', name: 'later' });
            resolve(saga);
          });
        });
      },
    }),
    now: tools.now,
    since: () => clock,
    entries: log.entries,
    size: log.size,
    stop() {
      over = true;
      queue.bypass();
    },
    discard: log.clear,
    flow() {
      const last = storeAccess?.getState?.();
      if (!storeAccess || !last || log.entries() === 0) return null;
      const { origin, path } = storeAccess;
      const events = log.events();
      return rawFlow({ begin: 'start', clock, origin, path, events, last }, tools);
    },
  };
}
