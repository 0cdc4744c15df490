/** Keeps a ring buffer of the last five minutes: all actions and calls. */
import type { Middleware } from '@reduxjs/toolkit';
import type { FlowAction, FlowEffect, FlowEvent, FlowInput } from '@/testing/format/flowFile';
import type { DeferredGroup } from '@/sagas/engine/deferred';
import { createRequestScheduler } from '@/sagas/engine/requestScheduler/requestScheduler';
import { languageLoaded } from '@/slices/session/language';
import type { RootState } from '@/slices/root';
import { describeCall } from '@/testing/context/flowCalls';
import { toFlowValue } from '@/testing/format/flowValue';
import { createSecretMasker } from '@/testing/redaction/secretMasker';
import { createEventLog, type EventLog } from './eventLog';
import { isSagaAction, isRecorderAction } from '@/testing/context/actionOrigin';
import { rawFlow } from './rawFlow';
import type { Recording, RecorderTools, StoreAccess } from './recorder';

/** The estimated size of an action, of which the log holds only a reference. */
const POINTER = 100;

export function recordRing(tools: RecorderTools): Recording {
  const clock = tools.now();
  const secrets = createSecretMasker();
  let storeAccess: StoreAccess | null = null;
  let log: EventLog | null = null;
  let over = false;

  const add = (event: FlowInput | FlowEffect): void => {
    if (!over) log?.add({ at: tools.now() - clock, ...event }, POINTER);
  };

  const watch: Middleware = ({ getState }) => {
    log = createEventLog(() => getState() as RootState);
    return (next) => (action) => {
      // Only a reference; it is serialised and cleaned when the file is requested.
      if (!isRecorderAction(action)) {
        const by = isSagaAction(action) ? ({ by: 'saga' } as const) : {};
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
      const { method, path, as } = describeCall(url, { ...init, body: null }, { origin, secrets });
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
        const { net, clock: time, chance, page } = outside;
        const send = noting(net.fetch, net.origin);
        storeAccess = { origin: net.origin, path: page.location(), getState: null };
        const { now, setTimer } = time;
        const { random } = chance;
        const requestScheduler = createRequestScheduler({ fetch: send, now, random, setTimer });
        return { ...outside, net: { ...net, fetch: send, requestScheduler } };
      },
      loadDeferredSagas: async (store) => {
        if (storeAccess) storeAccess.getState = () => store.getState();
        const deferred = await options.loadDeferredSagas(store);
        return typeof deferred === 'function' ? deferred : deferred.map(awakeIfRecording);
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
      const last = storeAccess?.getState?.();
      const begin = log?.begin();
      if (!storeAccess || !last || !log || !begin?.state) return null;
      const { origin, path } = storeAccess;
      // The state first, as its tokens are known by field name: then they are masked in other
      // texts, too.
      const state = secrets.clean(toFlowValue(withoutTexts(begin.state)));
      const events = log.events().map((event) => plain({ ...event, at: event.at - begin.at }));
      const noted = { origin, path, events, last, clock: clock + begin.at };
      return { ...rawFlow({ begin: 'state', ...noted }, tools), state };
    },
  };
}

const awakeIfRecording = (group: DeferredGroup): DeferredGroup =>
  group.name === 'recording' ? { ...group, isNeeded: () => true } : group;

const plainAction = (action: FlowAction): FlowAction =>
  toFlowValue(
    languageLoaded.match(action) ? languageLoaded({ ...action.payload, messages: {} }) : action,
  ) as FlowAction;

/** Leaves out the messages of the language, which are large and known, and other recordings. */
const withoutTexts = ({
  flowViewer: _looked,
  recording: _noted,
  ...state
}: RootState): RootState => ({
  ...state,
  language: { ...state.language, messages: {} },
});
