/**
 * Every kind of timeline at an instance of each server family, for a member and for a visitor: its
 * first page is the server's, and older posts follow unless there are none.
 */
import nock from 'nock';
import { timelineAddress } from '@/api/endpoints/timelines/timelineAddress';
import { dialects, type Dialect } from '@/demo/options';
import { findByAcct } from '@/demo/state/people';
import type { TimelineKey } from '@/domain/timelines/timeline';
import { selectBottomedOut, selectTimelineFresh } from '@/selectors/timelines/timelines';
import { requestFailed } from '@/slices/engine/requests';
import { userTokenReceived } from '@/slices/session/session';
import { startSucceeded } from '@/slices/session/startup';
import { olderRequested, timelineClosed, timelineOpened } from '@/slices/timelines/timelines';
import { appSaga } from '@support/engine/appSaga';
import { useInstance } from '@support/engine/demo';
import { countedFetch } from '@support/engine/inFlight';
import { eventually } from '@support/eventually';
import { replay } from '@support/flow';
import { fakeSockets } from '@support/socket';
import { fillLists } from '@support/timelines/filledWorld';

const open = ['public', 'publicAndExternal', 'tag:photography'];
const own = ['friends', 'bookmarks', 'favorites'];
/** Kinds that the plain API lacks. */
const more = { own: ['dms'], ofOthers: ['favorites'] };

type Story = ReturnType<typeof replay>;

/** Some timelines share a path, and differ by a parameter; so do the pinned posts of a profile. */
const fits = (key: TimelineKey, address: string): boolean =>
  !address.includes('pinned=true') &&
  address.includes('local=true') === (key === 'public') &&
  address.includes('only_media=true') === key.startsWith('media:');

const listed = (story: Story, key: TimelineKey): string[] =>
  story.state().timelines[key]?.ranges.flat() ?? [];

describe.each(dialects)('at an instance of the family %s', (family: Dialect) => {
  const stage = useInstance({ family });
  const hasMore = family !== 'mastodon';

  beforeAll(async () => {
    nock.enableNetConnect('127.0.0.1');
    const media = ['image', 'image'];
    const address = `http://127.0.0.1:${String(stage.instance().port)}/demo/post`;
    for (const body of [
      { text: 'Look at these', as: 'bob', media },
      { text: '@alice may I have a word?', as: 'bob', visibility: 'direct' },
    ]) {
      await fetch(address, { method: 'POST', body: JSON.stringify(body) });
    }
    fillLists(stage.instance().world());
  });

  /** The keys of all timelines that this reader may open. */
  function keysFor(as: string | null): TimelineKey[] {
    const world = stage.instance().world();
    const bob = findByAcct(world, 'bob')?.id ?? '';
    const kinds = ['user', 'media', ...(hasMore ? more.ofOthers : [])];
    const ofBob = kinds.map((kind) => `${kind}:${bob}`);
    if (as === null) return [...open, ...ofBob];
    const alice = findByAcct(world, as)?.id;
    const list = [...world.lists.values()].find(({ ownerId }) => ownerId === alice);
    return [...own, ...(hasMore ? more.own : []), `list:${list?.id ?? ''}`, ...open, ...ofBob];
  }

  async function session(as: string | null): Promise<{ story: Story; asked: string[] }> {
    const asked: string[] = [];
    const noted: typeof fetch = (input, init) => {
      asked.push(String(input).slice(origin.length));
      return countedFetch(input, init);
    };
    const origin = `http://127.0.0.1:${String(stage.instance().port)}`;
    const story = replay(appSaga, {
      family: null,
      before: as === null ? [] : [userTokenReceived({ userToken: stage.token(as) })],
      context: { net: { origin, fetch: noted, openSocket: fakeSockets().openSocket } },
    });
    await story.until(startSucceeded);
    await eventually(() => {
      expect(story.state().config.instance.learntAt).not.toBeNull();
    });
    return { story, asked };
  }

  /** The ids of the server's newest posts, twice as many as a page has, as they were asked for. */
  async function newestOf(key: TimelineKey, as: string | null, asked: string[]) {
    const [path = ''] = timelineAddress(key).split('?');
    const first = asked.find((each) => each.startsWith(`${path}?`) && fits(key, each)) ?? '';
    expect({ key, first }).toEqual({ key, first: expect.stringContaining('limit=20') });
    const answer = await stage.get(first.replace('limit=20', 'limit=40'), as ?? undefined);
    return (answer.body as { id: string }[]).map(({ id }) => id);
  }

  it.each(['alice', null])('%s reads every kind, and what is older', async (as) => {
    const { story, asked } = await session(as);
    for (const key of keysFor(as)) {
      story.dispatch(timelineOpened({ key }));
      await eventually(() => expect(selectTimelineFresh(story.state(), key)).toBe(true));
      const newest = await newestOf(key, as, asked);
      expect({ key, empty: newest.length === 0 }).toEqual({ key, empty: false });
      const first = listed(story, key);
      expect({ key, first }).toEqual({ key, first: newest.slice(0, 20) });
      story.dispatch(olderRequested({ key }));
      await eventually(() => {
        const goesOn = listed(story, key).length > first.length;
        expect(goesOn || selectBottomedOut(story.state(), key)).toBe(true);
      });
      expect({ key, all: listed(story, key) }).toEqual({ key, all: newest });
      story.dispatch(timelineClosed({ key }));
    }
    expect(story.all(requestFailed)).toEqual([]);
  });
});
