/**
 * The rules for new statuses: when they are shown at once, when they wait, and how they are
 * revealed.
 */
import { timelineSource } from '@/api/endpoints/timelines/timelineAddress';
import {
  parseTimelineKey,
  timelineKey,
  timelineKinds,
  timelineRequest,
  type TimelineKey,
} from '@/domain/timelines/timeline';
import { selectRequest } from '@/selectors/engine/requests';
import { selectStatus } from '@/selectors/statuses/statuses';
import {
  makeSelectListedIds,
  selectBottomedOut,
  selectSyncedUpTo,
  selectFlushMarker,
  selectGaps,
  selectNewestId,
  selectOldestId,
  selectPaused,
  selectInputBlocked,
  selectViewed,
} from '@/selectors/timelines/timelines';
import { makeSelectShownIds } from '@/selectors/timelines/timelineGrid';
import { settingChanged } from '@/slices/session/config';
import { pageFocusChanged } from '@/slices/realtime/realtime';
import { requestFailed } from '@/slices/engine/requests';
import {
  gapRequested,
  newStatusesShown,
  olderRequested,
  timelineRefreshRequested,
  timelineReloadRequested,
  timelineClosed,
  timelineOpened,
  timelinePageReceived,
  timelineScrolled,
} from '@/slices/timelines/timelines';
import { selectNewCount } from '@support/timelines/newCount';
import { settled, useStoppedClock } from '@support/clock';
import { readerOf } from '@support/timelines/timelineModel';

const clock = useStoppedClock();
const key = timelineKey('friends');

/** A reader at the top of a loaded home timeline. */
async function reading(posts: number, showsByItself = false) {
  const reader = readerOf(posts, showsByItself);
  reader.come();
  await settled();
  const state = reader.story.state;
  const shown = () => makeSelectShownIds()(state(), key);
  return {
    ...reader,
    state,
    shown,
    count: () => selectNewCount(state(), key),
    reloads: () => selectFlushMarker(state(), key),
    paused: () => selectPaused(state(), key),
    settling: () => selectInputBlocked(state(), key),
    joined: async () => {
      reader.take({ do: 'line', how: 'joined' });
      await settled();
    },
    post: async (count = 1) => {
      reader.take({ do: 'post', count });
      await settled();
    },
  };
}

describe('TL-01 the kinds of timelines', () => {
  it('are eleven, and those of one server, of a link and of a bubble, each with its own call', () => {
    expect([...timelineKinds]).toEqual([
      'friends',
      'public',
      'publicAndExternal',
      'mentions',
      'dms',
      'user',
      'favorites',
      'media',
      'tag',
      'bookmarks',
      'list',
      'bubble',
      'server',
      'link',
    ]);
    const sources = timelineKinds.map((kind) => JSON.stringify(timelineSource(kind, 'x')));
    expect(sources).not.toContain('null');
    expect(new Set(sources).size).toBe(timelineKinds.length);
  });

  it.each(timelineKinds.map((kind) => [kind]))('%s is fetched when it is opened', async (kind) => {
    const reader = await reading(3);
    const argument = ['user', 'media', 'tag', 'list', 'server', 'link'].includes(kind)
      ? 'x'
      : undefined;
    const opened = timelineKey(kind, argument);
    reader.story.dispatch(timelineClosed({ key }));
    reader.story.dispatch(timelineOpened({ key: opened }));
    await settled();
    expect(selectViewed(reader.state(), opened)).toBe(true);
    const pages = reader.story.all(timelinePageReceived).map(({ payload }) => payload.key);
    expect(pages).toContain(opened);
  });
});

describe('TL-02 the stored fields of a timeline', () => {
  it('are the known, shown and waiting ids, with both ends of each, and its user, list or tag', async () => {
    const reader = await reading(25);
    await reader.joined();
    await reader.post(2);
    const { state } = reader;
    const ids = reader.server.posts();
    // statuses, visibleStatuses, statusesObject, newStatusCount
    expect(state().timelines[key]?.ranges).toEqual([ids.slice(0, 22)]);
    expect(makeSelectListedIds()(state(), key)).toEqual(ids.slice(2, 22));
    expect(reader.shown()).toEqual(ids.slice(2, 22));
    expect(selectStatus(state(), ids[0] ?? '')?.id).toBe(ids[0]);
    expect(selectNewCount(state(), key)).toBe(2);
    // maxId, minId, minVisibleId
    expect(selectNewestId(state(), key)).toBe(ids[0]);
    expect(selectSyncedUpTo(state(), key)).toBe(ids[0]);
    expect(selectOldestId(state(), key)).toBe(ids[21]);
    expect(reader.shown().at(-1)).toBe(ids[21]);
    // viewing, flushMarker, bottomedOut
    expect(selectViewed(state(), key)).toBe(true);
    expect(selectFlushMarker(state(), key)).toBe(false);
    expect(selectBottomedOut(state(), key)).toBe(false);
    reader.take({ do: 'leave' });
    expect(selectViewed(state(), key)).toBe(false);
  });

  it('are its loading state, and its person, list or tag', async () => {
    const reader = await reading(3);
    reader.take({ do: 'server', how: 'lingers' });
    const opened = timelineKey('public');
    reader.story.dispatch(timelineOpened({ key: opened }));
    await settled();
    const loading = () => selectRequest(reader.state(), timelineRequest(opened, 'first')).busy;
    expect(loading()).toBe(true);
    reader.take({ do: 'server', how: 'answers' });
    await settled();
    expect(loading()).toBe(false);
    const whose = (each: TimelineKey) => parseTimelineKey(each).argument;
    expect(whose(timelineKey('user', 'AqC'))).toBe('AqC');
    expect(whose(timelineKey('list', '12'))).toBe('12');
    expect(whose(timelineKey('tag', 'cats:and'))).toBe('cats:and');
  });
});

describe('TL-08 new statuses', () => {
  it('that come through the socket wait and are counted', async () => {
    const reader = await reading(5);
    await reader.joined();
    const before = reader.shown();
    await reader.post(3);
    expect(reader.count()).toBe(3);
    expect(reader.shown()).toEqual(before);
    reader.take({ do: 'show' });
    expect(reader.shown()).toEqual(reader.server.posts());
    expect(reader.count()).toBe(0);
  });

  it('that come by polling wait and are counted', async () => {
    const reader = await reading(5);
    const before = reader.shown();
    await reader.post(3);
    expect(reader.count()).toBe(0);
    await clock.passSeconds(10);
    expect(reader.count()).toBe(3);
    expect(reader.shown()).toEqual(before);
  });
});

describe('TL-09 TL-10 new statuses are shown by themselves', () => {
  it('at the top of the page, if the reader chose that: through the socket', async () => {
    const reader = await reading(5, true);
    await reader.joined();
    await reader.post(2);
    expect(reader.shown()).toEqual(reader.server.posts());
    expect(reader.count()).toBe(0);
    expect(reader.paused()).toBe(false);
  });

  it('at the top of the page, if the reader chose that: by polling [streaming]', async () => {
    const reader = await reading(5, true);
    await reader.post(2);
    await clock.passSeconds(10);
    expect(reader.shown()).toEqual(reader.server.posts());
    expect(reader.paused()).toBe(false);
  });

  type Reader = Awaited<ReturnType<typeof reading>>;
  const away: [string, (reader: Reader) => void][] = [
    [
      'streaming is off',
      ({ story }) => story.dispatch(settingChanged({ name: 'streaming', value: false })),
    ],
    [
      'the page is scrolled',
      ({ story }) => story.dispatch(timelineScrolled({ key, atTop: false })),
    ],
    ['the window is not focused', ({ story }) => story.dispatch(pageFocusChanged(false))],
    ['nobody looks at it', ({ take }) => take({ do: 'leave' })],
  ];

  it.each(away)('not while %s, when the timeline is paused', async (_when, go) => {
    const reader = await reading(5, true);
    await reader.joined();
    const before = reader.shown();
    go(reader);
    await reader.post(1);
    expect(reader.shown()).toEqual(before);
    expect(reader.count()).toBe(1);
    expect(reader.paused()).toBe(true);
  });

  it('not after they waited once, until they are revealed', async () => {
    const reader = await reading(5, true);
    await reader.joined();
    reader.story.dispatch(timelineScrolled({ key, atTop: false }));
    await reader.post(1);
    reader.story.dispatch(timelineScrolled({ key, atTop: true }));
    await reader.post(1);
    expect(reader.count()).toBe(2);
    expect(reader.paused()).toBe(true);
    reader.take({ do: 'show' });
    expect(reader.paused()).toBe(false);
    await reader.post(1);
    expect(reader.count()).toBe(0);
    expect(reader.shown()).toEqual(reader.server.posts());
  });

  it('also in an unfocused window if the setting says so [pauseOnUnfocused]', async () => {
    const reader = await reading(5, true);
    await reader.joined();
    reader.story.dispatch(settingChanged({ name: 'pauseOnUnfocused', value: false }));
    reader.story.dispatch(pageFocusChanged(false));
    await reader.post(1);
    expect(reader.shown()).toEqual(reader.server.posts());
  });
});

describe('twenty new statuses at once', () => {
  it('TL-13 flush the queue: the button reloads if those missing below them fail to load', async () => {
    const reader = await reading(5);
    reader.take({ do: 'post', count: 20 });
    await clock.pass(9_990);
    expect(reader.reloads()).toBe(false);
    reader.take({ do: 'server', how: 'lingers' });
    await clock.pass(100);
    reader.take({ do: 'server', how: 'answers' });
    // The gap below them is requested at once; that request fails.
    reader.take({ do: 'server', how: 'fails' });
    await settled();
    expect(reader.reloads()).toBe(true);
    expect(reader.count()).toBe(20);
  });

  it('TL-13 do not flush the queue if they are nineteen', async () => {
    const reader = await reading(5);
    reader.take({ do: 'post', count: 19 });
    await clock.passSeconds(10);
    expect(reader.count()).toBe(19);
    expect(reader.reloads()).toBe(false);
  });

  it('TL-13 have the gap below them loaded first: nothing is lost, and the button shows them instead of reloading', async () => {
    const reader = await reading(5);
    reader.take({ do: 'post', count: 55 });
    await clock.passSeconds(12);
    expect(reader.reloads()).toBe(false);
    expect(reader.count()).toBe(55);
    reader.take({ do: 'show' });
    expect(reader.shown()).toEqual(reader.server.posts().slice(0, 50));
  });

  it('leave a gap of more than three pages to the reader', async () => {
    const reader = await reading(5);
    reader.take({ do: 'post', count: 120 });
    await clock.passSeconds(12);
    expect(reader.reloads()).toBe(true);
    const asked = reader.story.all(timelinePageReceived).length;
    reader.story.dispatch(newStatusesShown({ key }));
    expect(selectGaps(reader.state(), key)).toEqual([]);
    expect(reader.reloads()).toBe(false);
    expect(reader.story.all(timelinePageReceived)).toHaveLength(asked);
  });

  it('TL-12 make the button clear the timeline and load it again', async () => {
    const reader = await reading(5);
    reader.take({ do: 'post', count: 120 });
    await clock.passSeconds(12);
    expect(reader.reloads()).toBe(true);
    reader.take({ do: 'server', how: 'lingers' });
    reader.story.dispatch(timelineReloadRequested({ key }));
    expect(reader.shown()).toEqual([]);
    expect(reader.state().timelines[key]).toMatchObject({ ranges: [], unseen: [], loaded: false });
    reader.take({ do: 'server', how: 'answers' });
    await settled();
    expect(reader.shown()).toEqual(reader.server.posts().slice(0, 20));
    expect(reader.reloads()).toBe(false);
  });
});

describe('showing new statuses', () => {
  it('TL-14 keeps the newest 50; older ones are requested from the server again', async () => {
    const reader = await reading(100);
    for (const page of [1, 2, 3]) {
      reader.take({ do: 'older' });
      await clock.passSeconds(page);
    }
    expect(reader.shown()).toHaveLength(80);
    await reader.joined();
    await reader.post(2);
    reader.take({ do: 'show' });
    expect(reader.shown()).toEqual(reader.server.posts().slice(0, 50));
    reader.take({ do: 'older' });
    await clock.passSeconds(2);
    expect(reader.shown()).toEqual(reader.server.posts().slice(0, 70));
  });

  it('TL-15 blocks clicks for 1000 ms, anew with each showing', async () => {
    const reader = await reading(5, true);
    await reader.joined();
    expect(reader.settling()).toBe(false);
    await reader.post(1);
    expect(reader.settling()).toBe(true);
    await clock.pass(999);
    expect(reader.settling()).toBe(true);
    await clock.pass(1);
    expect(reader.settling()).toBe(false);

    await reader.post(1);
    await clock.pass(700);
    await reader.post(1);
    await clock.pass(999);
    expect(reader.settling()).toBe(true);
    await clock.pass(1);
    expect(reader.settling()).toBe(false);
  });
});

describe('the end of a timeline', () => {
  it('TL-17 is reached with an empty page, not with a short one', async () => {
    const reader = await reading(23);
    reader.take({ do: 'older' });
    await clock.passSeconds(2);
    expect(reader.shown()).toHaveLength(23);
    expect(selectBottomedOut(reader.state(), key)).toBe(false);
    reader.take({ do: 'older' });
    await clock.passSeconds(2);
    expect(selectBottomedOut(reader.state(), key)).toBe(true);
    expect(reader.shown()).toHaveLength(23);
  });

  it('is no longer reached when a full page of new ones comes to an empty list', async () => {
    const reader = await reading(0);
    expect(selectBottomedOut(reader.state(), key)).toBe(true);
    reader.take({ do: 'post', count: 25 });
    await clock.passSeconds(12);
    reader.take({ do: 'show' });
    expect(selectBottomedOut(reader.state(), key)).toBe(false);
    reader.take({ do: 'older' });
    await clock.passSeconds(2);
    expect(reader.shown()).toEqual(reader.server.posts());
  });
});

describe('a gap in a timeline', () => {
  it('is shown if loading it failed, and retried with a press', async () => {
    const reader = await reading(5, true);
    reader.take({ do: 'post', count: 30 });
    await clock.pass(9_990);
    reader.take({ do: 'server', how: 'lingers' });
    await clock.pass(100);
    reader.take({ do: 'server', how: 'answers' });
    reader.take({ do: 'server', how: 'fails' });
    await clock.pass(200);
    const [above = ''] = selectGaps(reader.state(), key);
    expect(reader.rows().filter((row) => row.startsWith('gap '))).toEqual([`gap ${above}`]);
    reader.take({ do: 'server', how: 'fails' });
    reader.story.dispatch(gapRequested({ key, above }));
    await clock.passSeconds(4);
    expect(reader.story.all(requestFailed).at(-1)?.payload).toMatchObject({
      key: `timeline friends gap ${above}`,
      reason: 'Not now',
    });
    reader.take({ do: 'server', how: 'answers' });
    reader.story.dispatch(gapRequested({ key, above }));
    await settled();
    expect(reader.shown()).toEqual(reader.server.posts());
    expect(selectGaps(reader.state(), key)).toEqual([]);
  });

  it('below one’s own post is loaded with the next new statuses', async () => {
    const reader = await reading(5);
    await reader.post(2);
    reader.take({ do: 'own', count: 1 });
    expect(reader.shown()[0]).toBe(reader.server.posts()[0]);
    expect(selectGaps(reader.state(), key)).toEqual([]);
    await clock.passSeconds(10);
    expect(reader.count()).toBe(2);
    reader.take({ do: 'show' });
    expect(reader.shown()).toEqual(reader.server.posts());
  });

  it('from the loading of the first page is closed, though the socket is joined', async () => {
    const reader = await reading(0);
    await reader.joined();
    reader.take({ do: 'server', how: 'lingers' });
    reader.story.dispatch(timelineReloadRequested({ key }));
    await settled();
    await reader.post(2);
    reader.take({ do: 'server', how: 'answers' });
    await clock.passSeconds(11);
    expect(reader.count()).toBe(2);
    reader.story.log.length = 0;
    await clock.passSeconds(30);
    expect(reader.story.all(timelinePageReceived)).toEqual([]);
  });

  it('is not hidden by an answer that was requested before the connection was there', async () => {
    const reader = await reading(5);
    reader.take({ do: 'server', how: 'lingers' });
    await clock.pass(10_000);
    await reader.post(1);
    reader.take({ do: 'line', how: 'joined' });
    await settled();
    reader.take({ do: 'server', how: 'answers' });
    await settled();
    expect(reader.count()).toBe(1);
  });

  it('does not prevent older ones from being requested at the end', async () => {
    const reader = await reading(30);
    reader.story.dispatch(olderRequested({ key }));
    await settled();
    expect(reader.shown()).toEqual(reader.server.posts());
  });
});

describe('pulling a timeline down', () => {
  it('asks for new statuses at once, and shows them as "Show new" does', async () => {
    const reader = await reading(5);
    await reader.post(2);
    expect(reader.shown()).toHaveLength(5);
    reader.story.dispatch(timelineRefreshRequested({ key }));
    const request = () => selectRequest(reader.state(), timelineRequest(key, 'news'));
    expect(request().busy).toBe(true);
    await settled();
    expect(request().busy).toBe(false);
    expect(reader.story.all(newStatusesShown)).toEqual([newStatusesShown({ key })]);
    expect(reader.shown()).toHaveLength(7);
    expect(reader.count()).toBe(0);
  });

  it('shows nothing if there is nothing', async () => {
    const reader = await reading(5);
    reader.story.dispatch(timelineRefreshRequested({ key }));
    await settled();
    expect(reader.story.all(newStatusesShown)).toEqual([]);
    expect(reader.settling()).toBe(false);
  });
});
