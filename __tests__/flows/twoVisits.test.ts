/** Two visits within a day: no known server is asked for what it would answer with 404. */
import type { Action } from '@reduxjs/toolkit';
import nock from 'nock';
import type { Capability } from '@/domain/capabilities';
import { selectCan } from '@/selectors/capabilities';
import { aboutOpened } from '@/slices/about';
import { announcementsOpened } from '@/slices/announcements';
import { directsOpened } from '@/slices/directs';
import { domainMutesOpened } from '@/slices/domainMutes';
import { filtersOpened } from '@/slices/filters';
import { followRequestsOpened } from '@/slices/followRequests';
import { listsOpened } from '@/slices/lists';
import { peopleListOpened } from '@/slices/peopleLists';
import { profileEditorOpened } from '@/slices/profileEditor';
import { profileOpened, profileReceived } from '@/slices/profiles';
import { rootReducer, type RootState } from '@/slices/root';
import { userTokenReceived } from '@/slices/session';
import { extrasWanted } from '@/slices/startup';
import { suggestionsRequested } from '@/slices/suggestions';
import { timelineOpened } from '@/slices/timelines';
import { restore } from '@/store/kept';
import { createPersistence } from '@/store/persistence';
import { fakeStorage } from '@support/context';
import { useInstance } from '@support/demo';
import { eventually } from '@support/eventually';
import { replay } from '@support/flow';
import { countedFetch } from '@support/inFlight';
import { fakeSockets } from '@support/socket';
import { wholeSaga } from '@support/wholeSaga';

/** What a reader looks at in the course of a day, as far as it is offered. */
function looksOf(state: RootState): Action[] {
  const can = (capability: Capability, ...looks: Action[]) =>
    selectCan(state, capability) ? looks : [];
  const userId = state.session.currentUser?.id ?? '';
  return [
    ...['friends', 'public', 'publicAndExternal', 'bookmarks', 'favorites'].map((key) =>
      timelineOpened({ key }),
    ),
    ...can('directTimeline', timelineOpened({ key: 'dms' })),
    ...can('conversations', directsOpened()),
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

    /** On what is kept from the visit before. */
    async function visit(storage: ReturnType<typeof fakeStorage>['storage']) {
      nock.enableNetConnect('127.0.0.1');
      const origin = `http://127.0.0.1:${String(stage.instance().port)}`;
      const calls: { call: string; status: number }[] = [];
      let underWay = 0;
      const noted: typeof fetch = async (input, init) => {
        const { pathname } = new URL(String(input));
        // Files of the client itself; where it is installed, they are there.
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
        readForeignRecord: () => Promise.resolve(undefined),
        now: Date.now,
      });
      const kept = await persistence.load();
      const fresh = rootReducer(undefined, { type: 'start' });
      const first = kept ? restore(fresh, kept) : fresh;
      const story = replay(wholeSaga, {
        family: null,
        before: [userTokenReceived({ userToken: stage.token('alice') })],
        context: { origin, fetch: noted, openSocket: fakeSockets().openSocket },
        reducer: (state: RootState = first, action) => rootReducer(state, action),
      });
      await story.until(extrasWanted);
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

    it('ask for nothing that the server does not have', async () => {
      const { storage } = fakeStorage();
      const calls = [await visit(storage), await visit(storage)];
      calls.forEach((visited) => expect(visited).not.toEqual([]));
      const missing = calls.flat().filter(({ status }) => status === 404);
      expect(missing.map(({ call }) => call)).toEqual([]);
    });
  },
);
