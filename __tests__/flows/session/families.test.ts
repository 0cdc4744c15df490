/** A session with each server family: missing features are neither requested nor offered. */
import nock from 'nock';
import type { Family } from '@/demo/options';
import { capabilityNames, type Capability } from '@/domain/session/capabilities';
import { selectCapabilities } from '@/selectors/session/capabilities';
import {
  selectEntries,
  selectMayAdminister,
  selectPinnedEntries,
} from '@/selectors/session/navigation';
import { announcementsReceived } from '@/slices/talk/announcements';
import { listsReceived } from '@/slices/people/lists';
import { notificationsReceived } from '@/slices/notifications/notifications';
import { profileOpened, profileReceived } from '@/slices/people/profiles';
import { requestFailed } from '@/slices/engine/requests';
import { userTokenReceived } from '@/slices/session/session';
import { startSucceeded } from '@/slices/session/startup';
import { timelineOpened, timelinePageReceived } from '@/slices/timelines/timelines';
import { countedFetch } from '@support/engine/inFlight';
import { useInstance } from '@support/engine/demo';
import { eventually } from '@support/eventually';
import { replay } from '@support/flow';
import { fakeSockets } from '@support/socket';
import { appSaga } from '@support/engine/appSaga';

interface Expected {
  family: Family;
  timelines: string[];
  root: string[];
  pins: string[];
  /** Capabilities that only some families have. */
  can: Capability[];
  cannot: Capability[];
  administers: boolean;
  /** Calls that are refused because the client cannot know beforehand. */
  refused: string[];
  never: RegExp;
}

const everywhere = ['home', 'public', 'twkn', 'bookmarks', 'favorites'];
/** Optional files of the operator. */
const optional = ['404 GET /static/config.json', '404 GET /static/styles.json'];

const families: Expected[] = [
  {
    family: 'pleroma',
    timelines: [...everywhere, 'dms'],
    root: ['interactions', 'chats', 'about', 'announcements'],
    pins: ['home', 'dms', 'chats'],
    can: ['chats', 'shoutbox', 'passwordLogin', 'favouritesOfOthers', 'remoteFollowPage'],
    cannot: ['bubbleTimeline', 'translation'],
    administers: true,
    refused: optional,
    never: /bubble/,
  },
  {
    family: 'akkoma',
    timelines: [...everywhere, 'dms'],
    root: ['interactions', 'about', 'announcements'],
    pins: ['home', 'dms'],
    can: ['bubbleTimeline', 'passwordLogin', 'favouritesOfOthers', 'settingsStore'],
    cannot: ['chats', 'shoutbox', 'scrobbles', 'remoteFollowPage'],
    administers: true,
    refused: optional,
    never: /chats/,
  },
  {
    family: 'mastodon',
    timelines: [...everywhere, 'dms'],
    root: ['interactions', 'about', 'announcements'],
    pins: ['home', 'dms'],
    can: ['editing', 'polls', 'lists', 'announcements', 'conversations'],
    cannot: ['chats', 'shoutbox', 'passwordLogin', 'directTimeline', 'favouritesOfOthers'],
    administers: false,
    refused: [...optional],
    never: /pleroma\/(?!frontend_configurations)|timelines\/direct/,
  },
];

describe.each(families)('a session at an instance of the family $family', (expected) => {
  const stage = useInstance({ family: expected.family });

  async function session(name: string) {
    nock.enableNetConnect('127.0.0.1');
    const origin = `http://127.0.0.1:${String(stage.instance().port)}`;
    const calls: string[] = [];
    const noted: typeof fetch = async (input, init) => {
      const answer = await countedFetch(input, init);
      const path = new URL(String(input)).pathname;
      calls.push(`${String(answer.status)} ${init?.method ?? 'GET'} ${path}`);
      return answer;
    };
    const story = replay(appSaga, {
      family: null,
      before: [userTokenReceived({ userToken: stage.token(name) })],
      context: { net: { origin, fetch: noted, openSocket: fakeSockets().openSocket } },
    });
    await story.until(startSucceeded);
    await eventually(() => {
      expect(story.state().config.instance.learntAt).not.toBeNull();
    });
    return { story, calls };
  }

  it('offers exactly the features that exist', async () => {
    const { story } = await session('alice');
    const state = story.state();
    expect(state.config.instance.family).toBe(expected.family);
    expect(selectEntries(state, 'timelines')).toEqual(expected.timelines);
    expect(selectEntries(state, 'root')).toEqual(expected.root);
    expect(selectPinnedEntries(state).map(({ pin }) => pin)).toEqual(expected.pins);
    const can = selectCapabilities(state);
    expect(capabilityNames.filter((name) => can[name])).toEqual(
      expect.arrayContaining(expected.can),
    );
    expect(expected.cannot.filter((name) => can[name])).toEqual([]);
    const admin = await session('admin');
    expect(selectMayAdminister(admin.story.state())).toBe(expected.administers);
  });

  it('loads them without a failing call', async () => {
    const { story, calls } = await session('alice');
    for (const key of ['friends', 'public', 'publicAndExternal', 'bookmarks', 'favorites']) {
      story.dispatch(timelineOpened({ key }));
    }
    story.dispatch(profileOpened({ name: 'bob' }));
    for (const kind of [
      listsReceived,
      announcementsReceived,
      notificationsReceived,
      profileReceived,
    ]) {
      await story.until(kind);
    }
    await eventually(() => {
      expect(story.all(timelinePageReceived)).toHaveLength(5);
    });
    const failed = calls.filter((call) => !call.startsWith('2'));
    expect([...new Set(failed)].sort()).toEqual([...expected.refused].sort());
    // On a slow machine the family is known late, and the configuration is then read again.
    const twice = failed.filter((call, at) => failed.indexOf(call) !== at);
    expect(twice.filter((call) => !call.endsWith('/static/config.json'))).toEqual([]);
    expect(calls.filter((call) => expected.never.test(call))).toEqual([]);
    expect(story.all(requestFailed)).toEqual([]);
  });
});
