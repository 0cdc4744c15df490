/**
 * The table of deferred sagas: whatever a saga waits for wakes its group, and a group that sleeps
 * until it is wanted would do nothing by itself.
 */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { Action } from '@reduxjs/toolkit';
import { runSaga, stdChannel } from 'redux-saga';
import { deferredGroups } from '@/sagas/deferredGroups';
import { isCalledBy, joinGroups, type SagaGroup, type Sagas } from '@/sagas/engine/sagaGroup';
import { rootReducer, type RootState } from '@/slices/root';
import { testContext } from '@support/context';
import { allGroups } from '@support/engine/deferredRoot';

/** Heard only once the group did something, so that they need not wake it. */
const heardInPassing: Record<string, readonly string[]> = {
  // The list of accounts wakes the group, if there are several.
  accounts: ['session/loggedOut'],
  // The follow-up of a notice or a list that only this group shows.
  notices: ['timelines/timelinePageReceived', 'notifications/notificationsReceived'],
  threads: ['session/loggedOut'],
  // A list that is gone was opened or deleted before.
  people: ['lists/listDeleted', 'relationships/relationshipsReceived', 'session/loggedOut'],
  // Of use once the followed hashtags are known, which the group itself fetches.
  discovery: ['relationships/relationshipsReceived', 'timelines/statusesStreamed'],
  composer: ['dialogs/dialogClosed'],
  // Frames say something of announcements that the page of this group shows.
  talk: [
    'realtime/frameReceived',
    'notifications/notificationStreamed',
    'realtime/socketJoined',
    'timelines/statusesStreamed',
  ],
  settings: ['session/loggedOut'],
  recording: ['session/loggedOut'],
  // The socket is open only while the state asks for it.
  shout: ['realtime/pageVisibilityChanged', 'session/loggedOut'],
};

/** Groups that the state wakes, and what their sagas do then is their own matter. */
const wokenByState = ['reading', 'member', 'recents', 'shout', 'eviction', 'readingLimit'];

/** Sagas that wait for the state as well, and why their group may sleep meanwhile. */
const waiting: Record<string, string> = {
  admin: 'work on reports comes with a press, and they with their list',
  accounts: 'the list of accounts comes with an action, and only where there are several',
  composer:
    'posts are sent while signed in; what is left of an earlier page is found by `leftovers`',
  discovery: 'the history of searches is read with the first search',
  tabs: 'drafts are shared while signed in, once another tab was heard',
  settings: 'options of the account are changed while signed in',
  talk: 'messages are sent while signed in; what is left of an earlier page is found by `leftovers`',
};

interface Creator {
  type: string;
  match: (action: unknown) => boolean;
}

const isCreator = (value: unknown): value is Creator =>
  typeof value === 'function' && 'type' in value && 'match' in value;

/** The types of all actions of all slices. */
const types = ['src/slices', 'src/testing/state/slices'].flatMap((folder) =>
  readdirSync(path.join(__dirname, '../..', folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .flatMap((name) => {
      const loaded: unknown = jest.requireActual(path.join(__dirname, '../..', folder, name));
      return Object.values(loaded as object);
    })
    .filter(isCreator)
    .map(({ type }) => type),
);

type Matcher = (action: Action) => boolean;

/** True also if the matcher looks into the payload, which is empty here. */
function matches(matcher: Matcher, type: string): boolean {
  try {
    return matcher({ type, payload: {} } as Action);
  } catch {
    return true;
  }
}

/** The state of a visitor whose page has started. */
function startedState(): RootState {
  const begun = rootReducer(undefined, { type: 'begun' });
  return { ...begun, startup: { ...begun.startup, phase: 'ready' } };
}

/** Starts the sagas of a group for a visitor, and tells what they wait for and what they touch. */
async function listen(sagas: Sagas) {
  const state = startedState();
  const touched: string[] = [];
  let waitsForState = false;
  const noted = <Part extends object>(part: Part, name: string): Part =>
    new Proxy(part, {
      get: (target, key, receiver) => {
        const value: unknown = Reflect.get(target, key, receiver);
        const place = `${name}.${String(key)}`;
        if (typeof value === 'object' && value !== null) return noted(value, place);
        if (typeof value !== 'function') return value;
        return (...args: unknown[]) => {
          touched.push(place);
          return Reflect.apply(value, target, args) as unknown;
        };
      },
    });
  const outside = testContext();
  const channel = stdChannel<Action>();
  const matchers: Matcher[] = [];
  const { take } = channel;
  channel.take = (taker, matcher) => {
    if (matcher) matchers.push(matcher as Matcher);
    take(taker, matcher);
  };
  const task = runSaga(
    {
      channel,
      context: {
        ...outside,
        storage: noted(outside.storage, 'storage'),
        net: noted(outside.net, 'net'),
        page: noted(outside.page, 'page'),
        services: noted(outside.services, 'services'),
        // `waitUntil` looks there.
        getState: () => {
          waitsForState = true;
          return state;
        },
      },
      dispatch: (action: Action) => action,
      getState: () => state,
    },
    joinGroups([sagas]),
    () => undefined,
  );
  for (let turns = 0; turns < 20; turns += 1) await new Promise(setImmediate);
  task.cancel();
  const heard = types.filter((type) => matchers.some((matcher) => matches(matcher, type)));
  return { heard, touched, waitsForState };
}

const listOf = ({ name }: SagaGroup): Sagas => allGroups[name as keyof typeof allGroups];

it('lists every group of sagas once', async () => {
  expect(deferredGroups.map(({ name }) => name)).toEqual(Object.keys(allGroups));
  for (const group of deferredGroups) expect(await group.load()).toBe(listOf(group));
  const names = Object.values(allGroups).flatMap(({ fromTheStart, onceStarted }) =>
    Object.keys({ ...fromTheStart, ...onceStarted }),
  );
  expect(names).toHaveLength(new Set(names).size);
});

it('names only actions that exist', () => {
  for (const { name, wakes } of deferredGroups) {
    const unknown = wakes.filter(
      (wanted) => !types.some((type) => isCalledBy({ wakes: [wanted] })({ type })),
    );
    expect({ name, unknown }).toEqual({ name, unknown: [] });
  }
});

const sleeping = deferredGroups.filter(({ name }) => !['reading', 'member'].includes(name));

it.each(sleeping.map((group) => [group.name, group] as const))(
  'wakes the group “%s” by every action that its sagas take',
  async (name, group) => {
    const isCalled = isCalledBy(group);
    const { heard } = await listen(listOf(group));
    const missed = [...new Set(heard)].filter((type) => !isCalled({ type }));
    expect(missed.sort()).toEqual([...(heardInPassing[name] ?? [])].sort());
  },
);

it.each(sleeping.map((group) => [group.name, group] as const))(
  'finds no saga in “%s” that acts by itself, unless the state wakes the group',
  async (name, group) => {
    if (wokenByState.includes(name)) {
      // Missing, it would never wake; true here, it would be loaded with every page.
      expect(group.when?.(startedState())).toBe(false);
      return;
    }
    const { touched, waitsForState } = await listen(listOf(group));
    const allowed: Record<string, readonly string[]> = {
      // Read when a thread is opened, and once for the files of drafts that are gone.
      threads: ['storage.tab.threadFocus'],
      composer: ['storage.database.keys'],
      recording: ['services.recorder'],
    };
    expect(new Set(touched)).toEqual(new Set(allowed[name] ?? []));
    expect(waitsForState).toBe(name in waiting);
  },
);
