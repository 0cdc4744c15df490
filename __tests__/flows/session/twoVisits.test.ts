/** On a second visit within a day nothing is requested that the server would answer with 404. */
import type { Action } from '@reduxjs/toolkit';
import nock from 'nock';
import type { Capability } from '@/domain/session/capabilities';
import { selectCan } from '@/selectors/session/capabilities';
import { aboutOpened } from '@/slices/session/about';
import { announcementsOpened } from '@/slices/talk/announcements';
import { conversationsOpened } from '@/slices/talk/conversations';
import { domainMutesOpened } from '@/slices/people/domainMutes';
import { filtersOpened } from '@/slices/timelines/filters';
import { followRequestsOpened } from '@/slices/people/followRequests';
import { listsOpened } from '@/slices/people/lists';
import { peopleListOpened } from '@/slices/people/peopleLists';
import { profileEditorOpened } from '@/slices/settings/profileEditor';
import { profileOpened, profileReceived } from '@/slices/people/profiles';
import { rootReducer, type RootState } from '@/slices/root';
import { userTokenReceived } from '@/slices/session/session';
import { instanceDetailsRequested } from '@/slices/session/startup';
import { suggestionsRequested } from '@/slices/discovery/suggestions';
import { timelineOpened } from '@/slices/timelines/timelines';
import { restorePersistedState } from '@/store/persistedState';
import { createPersistence } from '@/store/persistence';
import { fakeStorage } from '@support/context';
import { useInstance } from '@support/engine/demo';
import { eventually } from '@support/eventually';
import { replay } from '@support/flow';
import { countedFetch } from '@support/engine/inFlight';
import { fakeSockets } from '@support/socket';
import { appSaga } from '@support/engine/appSaga';

/** The actions of a reader in the course of a day, as far as they are offered. */
function looksOf(state: RootState): Action[] {
  const can = (capability: Capability, ...looks: Action[]) =>
    selectCan(state, capability) ? looks : [];
  const userId = state.session.currentUser?.id ?? '';
  return [
    ...['friends', 'public', 'publicAndExternal', 'bookmarks', 'favorites'].map((key) =>
      timelineOpened({ key }),
    ),
    ...can('directTimeline', timelineOpened({ key: 'dms' })),
    ...can('conversations', conversationsOpened()),
    ...can('lists', listsOpened()),
    ...can('announcements', announcementsOpened()),
    ...can('filters', filtersOpened()),
    ...can('domainMutes', domainMutesOpened()),
    ...can('suggestions', suggestionsRequested()),
    ...(['followers', 'following', 'blocks', 'mutes'] as const).map((kind) =>
      peopleListOpened({ kind, userId }),
    ),
    followRequestsOpened(),
    profileEditorOpened(),
    aboutOpened(),
    profileOpened({ name: 'bob' }),
  ];
}

describe.each(['gotosocial', 'hollo', 'mastodon', 'pleroma', 'akkoma'] as const)(
  'two visits to a server like %s within a day',
  (family) => {
    const stage = useInstance({ family, strict: true });

    /** Runs a visit on the storage of the visit before. */
    async function visit(storage: ReturnType<typeof fakeStorage>['storage']) {
      nock.enableNetConnect('127.0.0.1');
      const origin = `http://127.0.0.1:${String(stage.instance().port)}`;
      const calls: { call: string; status: number }[] = [];
      let underWay = 0;
      const noted: typeof fetch = async (input, init) => {
        const { pathname } = new URL(String(input));
        // Files of the client itself exist wherever it is installed.
        if (pathname.startsWith('/static/')) return new Response('{}');
        underWay += 1;
        try {
          const answer = await countedFetch(input, init);
          calls.push({ call: `${init?.method ?? 'GET'} ${pathname}`, status: answer.status });
          return answer;
        } finally {
          underWay -= 1;
        }
      };
      const persistence = createPersistence({
        storage,
        loadImportedState: () => Promise.resolve(undefined),
        now: Date.now,
      });
      const kept = await persistence.load();
      const fresh = rootReducer(undefined, { type: 'start' });
      const first = kept ? restorePersistedState(fresh, kept) : fresh;
      const story = replay(appSaga, {
        family: null,
        before: [userTokenReceived({ userToken: stage.token('alice') })],
        context: { net: { origin, fetch: noted, openSocket: fakeSockets().openSocket } },
        reducer: (state: RootState = first, action) => rootReducer(state, action),
      });
      await story.until(instanceDetailsRequested);
      looksOf(story.state()).forEach((look) => story.dispatch(look));
      await story.until(profileReceived);
      let quiet = 0;
      await eventually(() => {
        quiet = underWay === 0 ? quiet + 1 : 0;
        expect(quiet).toBeGreaterThan(5);
      });
      const writing = persistence.follow({
        ...({} as Parameters<typeof persistence.follow>[0]),
        getState: story.state,
        subscribe: () => () => undefined,
      });
      await writing.flush();
      story.task.cancel();
      return calls;
    }

    it('request nothing that the server does not have', async () => {
      const { storage } = fakeStorage();
      const calls = [await visit(storage), await visit(storage)];
      calls.forEach((visited) => expect(visited).not.toEqual([]));
      const missing = calls.flat().filter(({ status }) => status === 404);
      expect(missing.map(({ call }) => call)).toEqual([]);
    });
  },
);
