/** Notes all that happens from the first moment on, one thing at a time. */
import type { Middleware } from '@reduxjs/toolkit';
import type { FlowAction, FlowEffect, FlowHappening } from '@/domain/flow/format';
import { createChance } from '@/store/flow/chance';
import { flowContext, type OuterContext } from '@/store/flow/context';
import { toPlain } from '@/store/flow/plain';
import { createSecrets } from '@/store/flow/secrets';
import { createGate } from './gate';
import { createLivePort } from './livePort';
import { createLog } from './log';
import { isOfSaga, isOurs } from './marks';
import { rawFlow } from './rawFlow';
import type { Recording, RecorderTools, StoreSight } from './recorder';

export function recordWhole(tools: RecorderTools): Recording {
  const clock = tools.now();
  const gate = createGate();
  const secrets = createSecrets();
  const log = createLog(null);
  const chance = createChance(tools.seed);
  let at = 0;
  let began = false;
  let over = false;
  let sight: StoreSight | null = null;

  const add = (event: FlowHappening | FlowEffect): void => {
    const clean = secrets.cleanEvent({ at, ...event });
    log.add(clean, JSON.stringify(clean).length);
  };
  const happened = (event: FlowHappening): void => {
    // A clock that is set back does not turn the order round.
    at = Math.max(at, tools.now() - clock);
    if (!over) add(event);
  };
  const asked = (event: FlowEffect): void => {
    if (over) return;
    // Before the sagas begin, it is the store that says something.
    if (!began && event.kind === 'tell') return;
    if (!began) {
      began = true;
      happened({ kind: 'began' });
      gate.passed();
    }
    add(event);
  };

  const watch: Middleware = () => (next) => (action) => {
    if (!isOfSaga(action) && !isOurs(action)) {
      happened({ kind: 'action', action: toPlain(action) as FlowAction });
      gate.passed();
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
        const { origin, location, recorder } = outside;
        sight = { origin, path: location(), look: null };
        const now = () => (over ? tools.now() : clock + at);
        const real = () => outside;
        const port = createLivePort({ gate, secrets, happened, asked, real, ...chance, now });
        return flowContext(port, origin, real, recorder);
      },
      loadLater: async (store) => {
        if (sight) sight.look = () => store.getState();
        const saga = await options.loadLater(store);
        return await new Promise((resolve) => {
          gate.pass(() => {
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
      gate.open();
    },
    discard: log.clear,
    flow() {
      const last = sight?.look?.();
      if (!sight || !last || log.entries() === 0) return null;
      const { origin, path } = sight;
      const events = log.events();
      return rawFlow({ begin: 'start', clock, origin, path, events, last }, tools);
    },
  };
}
