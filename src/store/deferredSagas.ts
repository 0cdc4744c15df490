/**
 * Runs the sagas that are loaded after the first screen, group by group, and gives each group every
 * action from the one on that woke it, so that no press is lost.
 *
 * Each group has a channel of its own, because redux-saga gives an action to all sagas of a channel.
 * In a shared one, sagas that run already would get the missed actions a second time and fetch and
 * save again; and as the sagas of a group start one after the other, those that start early would
 * get new actions before the missed ones. To dispatch the missed actions again would change the
 * state twice.
 */
import type { Dispatch, Middleware, MiddlewareAPI, UnknownAction } from '@reduxjs/toolkit';
import { runSaga, stdChannel, type Task } from 'redux-saga';
import type { SagaContext } from '@/sagas/engine/context';
import type { Deferred, DeferredGroup, Saga } from '@/sagas/engine/deferred';
import type { RootState } from '@/slices/root';

interface Options {
  context: SagaContext;
  onError: (error: Error) => void;
}

interface DeferredSagas {
  /** Comes after the middleware of the first sagas. */
  middleware: Middleware;
  run(deferred: Deferred): Pick<Task, 'cancel'>;
}

type Hear = (action: UnknownAction) => void;

export function createDeferredSagas(options: Options): DeferredSagas {
  const missed: UnknownAction[] = [];
  let hear: Hear = (action) => missed.push(action);
  let store: MiddlewareAPI<Dispatch<UnknownAction>, RootState>;
  const tasks: Task[] = [];
  let over = false;

  const begin = (saga: Saga, channel: Channel): void => {
    if (over) return;
    // In a task of its own: while a saga runs, the library holds back what others dispatch, and one
    // that is about to wait for the next action would miss it.
    const ready = () => queueMicrotask(channel.deliver);
    tasks.push(runSaga({ ...options, ...store, channel: channel.all }, saga, ready));
  };

  /** Wakes groups, and passes actions on to those that are awake. */
  const startGroups = (groups: readonly DeferredGroup[]): Hear => {
    const asleep = new Set(groups);
    const awake: Channel[] = [];
    const wakeThoseNeeded = (action?: UnknownAction) => {
      const state = store.getState();
      for (const group of asleep) {
        if (!group.isNeeded(state, action)) continue;
        asleep.delete(group);
        const channel = openChannel();
        awake.push(channel);
        void group.load().then((saga) => begin(saga, channel));
      }
    };
    // Groups that the state needs by now get everything that was missed.
    wakeThoseNeeded();
    return (action) => {
      wakeThoseNeeded(action);
      awake.forEach((channel) => channel.hear(action));
    };
  };

  const startAtOnce = (saga: Saga): Hear => {
    const channel = openChannel();
    begin(saga, channel);
    return channel.hear;
  };

  // All sagas of all groups hear an action before any of them answers, as the library holds answers
  // back while it puts an action into this channel.
  const all = stdChannel<UnknownAction>();
  const listen = () => {
    all.take((action) => {
      listen();
      hear(action);
    });
  };
  listen();

  return {
    middleware: (api) => {
      store = api as typeof store;
      return (next) => (action) => {
        const answer = next(action);
        all.put(action as UnknownAction);
        return answer;
      };
    },
    run: (deferred) => {
      hear = typeof deferred === 'function' ? startAtOnce(deferred) : startGroups(deferred);
      missed.splice(0).forEach(hear);
      return {
        cancel: () => {
          over = true;
          tasks.forEach((task) => task.cancel());
        },
      };
    },
  };
}

interface Channel {
  all: ReturnType<typeof stdChannel<UnknownAction>>;
  hear: Hear;
  /** Delivers what was held back, and everything else from now on. */
  deliver: () => void;
}

/** A channel that holds actions back until the sagas listen. */
function openChannel(): Channel {
  const all = stdChannel<UnknownAction>();
  /** Null once all are delivered. */
  let held: UnknownAction[] | null = [];
  return {
    all,
    hear: (action) => {
      if (held) held.push(action);
      else all.put(action);
    },
    deliver: () => {
      for (const action of held ?? []) {
        // A copy lacks the mark of actions that sagas dispatched, which the library does not queue:
        // all sagas are to hear it before any of them dispatches the next.
        all.put({ ...action });
      }
      held = null;
    },
  };
}
