/**
 * Presses while the deferred sagas are still loading: each is carried out once these are there, in
 * order and once, and the sagas of the first screen do nothing again.
 */
import nock from 'nock';
import { deferredRootSaga } from '@support/engine/deferredRoot';
import { selectStatus } from '@/selectors/statuses/statuses';
import { selectTimelineLoaded } from '@/selectors/timelines/timelines';
import { draftEdited, postRequested } from '@/slices/composer/drafts';
import { statusToggleRequested } from '@/slices/statuses/statuses';
import { timelineOpened } from '@/slices/timelines/timelines';
import { createAppStore, type AppStore } from '@/store/createStore';
import type { Deferred } from '@/sagas/engine/deferred';
import { openGroups } from '@/store/deferredGroups';
import { STORAGE_KEY } from '@/store/persistedStateVersion';
import { settled, useStoppedClock } from '@support/clock';
import { fakePage, fakeStorage, fakeTabStorage, testContext } from '@support/context';
import { countedFetch } from '@support/engine/inFlight';
import { ORIGIN } from '@support/flow';
import { json, serveStartup } from '@support/session/startupServer';
import { wireStatus } from '@support/wire';

const clock = useStoppedClock();
const HOME = '/api/v1/timelines/home';
const member = {
  _persist: { version: 1 },
  session: { oauth: { userToken: 'TOKEN-alice' }, lastLoginName: 'alice' },
};

let store: AppStore;
let close: () => void;
/** Lets the code of the deferred sagas arrive. */
let arrive: (deferred: Deferred) => void;
/** The paths of all requests that only read. */
let asked: string[];
/** The paths of all others. */
let sent: string[];
/** The texts of posts. */
let texts: unknown[];
let page: ReturnType<typeof fakePage>;
let tab: ReturnType<typeof fakeTabStorage>;

beforeEach(async () => {
  asked = serveStartup({ [HOME]: () => json([wireStatus({ favourites_count: 2 })]) });
  sent = [];
  texts = [];
  page = fakePage();
  tab = fakeTabStorage();
  nock(ORIGIN)
    .persist()
    .post(/^\/api\/v1\/statuses/)
    .reply((uri) => {
      sent.push(uri);
      const favourited = uri.endsWith('/favourite');
      return json(wireStatus({ favourited, favourites_count: favourited ? 3 : 2 }));
    });
  const context = testContext({
    page: page.events,
    storage: { tab },
    net: {
      fetch: (input, init) => {
        if (init?.body instanceof FormData) texts.push(init.body.get('status'));
        return countedFetch(input, init);
      },
      openSocket: () => ({ close: () => undefined }) as unknown as WebSocket,
    },
  });
  ({ store, close } = createAppStore({
    storage: fakeStorage({ [STORAGE_KEY]: member }).storage,
    loadImportedState: () => Promise.resolve(undefined),
    forgetful: false,
    loadDeferredSagas: () =>
      new Promise((resolve) => {
        arrive = resolve;
      }),
    makeContext: (storage) => ({ ...context, storage: { ...context.storage, database: storage } }),
  }));
  await settled();
  store.dispatch(timelineOpened({ key: 'friends' }));
  await settled();
  expect(selectTimelineLoaded(store.getState(), 'friends')).toBe(true);
});
afterEach(() => {
  close();
  nock.abortPendingRequests();
  nock.cleanAll();
});

const favourite = (wanted: boolean) =>
  store.dispatch(statusToggleRequested({ statusId: 's1', toggle: 'favourited', wanted }));
const shown = () => selectStatus(store.getState(), 's1');

describe('a page that is closed before the deferred sagas are loaded', () => {
  it('has stored in its tab what was typed', () => {
    store.dispatch(draftEdited({ target: 'new', change: { text: 'Frogs' } }));
    page.visible.change(false);
    expect(tab.kept.words.drafts).toMatchObject({ new: { text: 'Frogs' } });
  });
});

describe('a press before the deferred sagas are loaded', () => {
  it('takes effect at once, and is sent once they are', async () => {
    favourite(true);
    await clock.pass(1_000);
    expect(shown()).toMatchObject({ favourited: true, favouriteCount: 3 });
    expect(sent).toEqual([]);
    arrive(deferredRootSaga);
    await settled();
    expect(sent).toEqual(['/api/v1/statuses/s1/favourite']);
    expect(shown()).toMatchObject({ favourited: true, favouriteCount: 3 });
    expect(store.getState().statuses.pendingToggles).toEqual({});
  });

  it('is followed by the one after it: a post is sent as it was typed last', async () => {
    const target = 'new';
    store.dispatch(draftEdited({ target, change: { text: 'Half a' } }));
    store.dispatch(draftEdited({ target, change: { text: 'Half a sentence, and the rest' } }));
    store.dispatch(postRequested({ target }));
    await clock.pass(1_000);
    arrive(deferredRootSaga);
    await clock.passSeconds(30);
    expect(sent).toEqual(['/api/v1/statuses']);
    expect(texts).toEqual(['Half a sentence, and the rest']);
  });

  it('does not reach the first sagas again: a timeline that was opened is fetched once', async () => {
    const before = asked.filter((path) => path === HOME).length;
    arrive(deferredRootSaga);
    await settled();
    expect(asked.filter((path) => path === HOME)).toHaveLength(before);
  });
});

describe('a press that wakes a group of sagas', () => {
  it('is sent once the group is there', async () => {
    arrive(openGroups((load) => load()));
    await settled();
    expect(sent).toEqual([]);
    favourite(true);
    await clock.pass(1_000);
    expect(sent).toEqual(['/api/v1/statuses/s1/favourite']);
    expect(store.getState().statuses.pendingToggles).toEqual({});
  });
});
