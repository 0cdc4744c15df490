/** Keeps in passing what happened in the last five minutes: all actions, and what was asked. */
import type { Middleware } from '@reduxjs/toolkit';
import type { FlowAction, FlowEffect, FlowEvent, FlowHappening } from '@/domain/flow/format';
import { createGovernor } from '@/sagas/engine/governor';
import { languageLoaded } from '@/slices/language';
import type { RootState } from '@/slices/root';
import { askedOf } from '@/store/flow/calls';
import { toPlain } from '@/store/flow/plain';
import { createSecrets } from '@/store/flow/secrets';
import { createLog, type FlowLog } from './log';
import { isOfSaga, isOurs } from './marks';
import { rawFlow } from './rawFlow';
import type { Recording, RecorderTools, StoreSight } from './recorder';

/** What an action takes where it is only pointed at. */
const POINTER = 100;

export function recordRing(tools: RecorderTools): Recording {
  const clock = tools.now();
  const secrets = createSecrets();
  let sight: StoreSight | null = null;
  let log: FlowLog | null = null;
  let over = false;

  const add = (event: FlowHappening | FlowEffect): void => {
    if (!over) log?.add({ at: tools.now() - clock, ...event }, POINTER);
  };

  const watch: Middleware = ({ getState }) => {
    log = createLog(() => getState() as RootState);
    return (next) => (action) => {
      // Only pointed at; made plain and cleaned when somebody wants the file.
      if (!isOurs(action)) {
        const by = isOfSaga(action) ? ({ by: 'saga' } as const) : {};
        add({ kind: 'action', action: action as FlowAction, ...by });
      }
      return next(action);
    };
  };

  function noting(send: typeof fetch, origin: string): typeof fetch {
    let calls = 0;
    return async (input, init = {}) => {
      const call = (calls += 1);
      const url = String(input instanceof Request ? input.url : input);
      const { method, path, as } = askedOf(url, { ...init, body: null }, { origin, secrets });
      add({ kind: 'call', call, method, path, as, body: null });
      try {
        const response = await send(input, init);
        const { status, statusText } = response;
        add({ kind: 'answer', call, status, statusText, headers: {}, body: null });
        return response;
      } catch (error) {
        const { name, message } = error as Error;
        add({ kind: 'failure', call, name, message });
        throw error;
      }
    };
  }

  const plain = (event: FlowEvent): FlowEvent =>
    secrets.cleanEvent(
      event.kind === 'action' ? { ...event, action: plainAction(event.action) } : event,
    );

  return {
    mode: 'ring',
    wrap: (options) => ({
      ...options,
      watch,
      makeContext: (storage) => {
        const outside = options.makeContext(storage);
        const { origin, location, now, random, setTimer } = outside;
        const send = noting(outside.fetch, origin);
        sight = { origin, path: location(), look: null };
        const governor = createGovernor({ fetch: send, now, random, setTimer });
        return { ...outside, fetch: send, governor };
      },
      loadLater: (store) => {
        if (sight) sight.look = () => store.getState();
        return options.loadLater(store);
      },
    }),
    now: tools.now,
    since: () => clock + (log?.begin().at ?? 0),
    entries: () => log?.entries() ?? 0,
    size: () => log?.size() ?? 0,
    stop() {
      over = true;
    },
    discard: () => log?.clear(),
    flow() {
      const last = sight?.look?.();
      const begin = log?.begin();
      if (!sight || !last || !log || !begin?.state) return null;
      const { origin, path } = sight;
      // Tokens of the state are known by their names before any other text is cleaned.
      const state = secrets.clean(toPlain(withoutTexts(begin.state)));
      const events = log.events().map((event) => plain({ ...event, at: event.at - begin.at }));
      const noted = { origin, path, events, last, clock: clock + begin.at };
      return { ...rawFlow({ begin: 'state', ...noted }, tools), state };
    },
  };
}

const plainAction = (action: FlowAction): FlowAction =>
  toPlain(
    languageLoaded.match(action) ? languageLoaded({ ...action.payload, messages: {} }) : action,
  ) as FlowAction;

/** The messages of a language are no news, and many; other recordings are none of this one. */
const withoutTexts = ({
  flowView: _looked,
  recording: _noted,
  ...state
}: RootState): RootState => ({
  ...state,
  language: { ...state.language, messages: {} },
});
