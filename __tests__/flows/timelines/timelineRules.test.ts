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
  selectNewCount,
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
  reloadRequested,
  timelineClosed,
  timelineOpened,
  timelinePageReceived,
  timelineScrolled,
} from '@/slices/timelines/timelines';
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
  it('are eleven, each with a call of its own', () => {
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
    ]);
    const sources = timelineKinds.map((kind) => JSON.stringify(timelineSource(kind, 'x')));
    expect(sources).not.toContain('null');
    expect(new Set(sources).size).toBe(11);
  });

  it.each(timelineKinds.map((kind) => [kind]))('%s is fetched when it is opened', async (kind) => {
    const reader = await reading(3);
    const argument = ['user', 'media', 'tag', 'list'].includes(kind) ? 'x' : undefined;
    const opened = timelineKey(kind, argument);
    reader.story.dispatch(timelineClosed({ key }));
    reader.story.dispatch(timelineOpened({ key: opened }));
    await settled();
    expect(selectViewed(reader.state(), opened)).toBe(true);
    const pages = reader.story.all(timelinePageReceived).map(({ payload }) => payload.key);
    expect(pages).toContain(opened);
  });
});

describe('TL-02 of a timeline is kept', () => {
  it('what is known, shown and waiting, with both ends of each, and whose or which it is', async () => {
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

  it('that it loads, and which person, list or tag it is of', async () => {
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
  it('that come by the socket wait and are counted', async () => {
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

describe('TL-09 TL-10 whether they show by themselves', () => {
  it('they do for who asked for it and is at the top: by the socket', async () => {
    const reader = await reading(5, true);
    await reader.joined();
    await reader.post(2);
    expect(reader.shown()).toEqual(reader.server.posts());
    expect(reader.count()).toBe(0);
    expect(reader.paused()).toBe(false);
  });

  it('they do for who asked for it and is at the top: by polling [streaming]', async () => {
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

  it.each(away)('they wait while %s, and the timeline is paused', async (_when, go) => {
    const reader = await reading(5, true);
    await reader.joined();
    const before = reader.shown();
    go(reader);
    await reader.post(1);
    expect(reader.shown()).toEqual(before);
    expect(reader.count()).toBe(1);
    expect(reader.paused()).toBe(true);
  });

  it('what waits goes on waiting, and what follows it too, until it is asked for', async () => {
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

  it('an unfocused window is no reason where the setting says so [pauseOnUnfocused]', async () => {
    const reader = await reading(5, true);
    await reader.joined();
    reader.story.dispatch(settingChanged({ name: 'pauseOnUnfocused', value: false }));
    reader.story.dispatch(pageFocusChanged(false));
    await reader.post(1);
    expect(reader.shown()).toEqual(reader.server.posts());
  });
});

describe('twenty at once', () => {
  it('TL-13 flush the queue: the button reloads where those missing below them cannot be fetched', async () => {
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

  it('TL-13 nineteen do not', async () => {
    const reader = await reading(5);
    reader.take({ do: 'post', count: 19 });
    await clock.passSeconds(10);
    expect(reader.count()).toBe(19);
    expect(reader.reloads()).toBe(false);
  });

  it('TL-13 have what is missing below them fetched first: nothing is lost, and the button shows instead of reloading', async () => {
    const reader = await reading(5);
    reader.take({ do: 'post', count: 55 });
    await clock.passSeconds(12);
    expect(reader.reloads()).toBe(false);
    expect(reader.count()).toBe(55);
    reader.take({ do: 'show' });
    expect(reader.shown()).toEqual(reader.server.posts().slice(0, 50));
  });

  it('more than three pages of it are left to the reader', async () => {
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

  it('TL-12 the button clears the timeline and fetches it anew', async () => {
    const reader = await reading(5);
    reader.take({ do: 'post', count: 120 });
    await clock.passSeconds(12);
    expect(reader.reloads()).toBe(true);
    reader.take({ do: 'server', how: 'lingers' });
    reader.story.dispatch(reloadRequested({ key }));
    expect(reader.shown()).toEqual([]);
    expect(reader.state().timelines[key]).toMatchObject({ ranges: [], unseen: [], loaded: false });
    reader.take({ do: 'server', how: 'answers' });
    await settled();
    expect(reader.shown()).toEqual(reader.server.posts().slice(0, 20));
    expect(reader.reloads()).toBe(false);
  });
});

describe('showing what is new', () => {
  it('TL-14 keeps the newest 50, below which the server is asked again', async () => {
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

  it('is open again when a full page of news comes to a list that was empty', async () => {
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

describe('what is missing between', () => {
  it('is named where it failed, and tried again with a press', async () => {
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

  it('under a post of one’s own comes with the next news', async () => {
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

  it('came while the first page was on its way: it is asked for, though the socket is there', async () => {
    const reader = await reading(0);
    await reader.joined();
    reader.take({ do: 'server', how: 'lingers' });
    reader.story.dispatch(reloadRequested({ key }));
    await settled();
    await reader.post(2);
    reader.take({ do: 'server', how: 'answers' });
    await clock.passSeconds(11);
    expect(reader.count()).toBe(2);
    reader.story.log.length = 0;
    await clock.passSeconds(30);
    expect(reader.story.all(timelinePageReceived)).toEqual([]);
  });

  it('is not hidden by an answer that was asked for before the line was there', async () => {
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

  it('does not stop older ones from being asked for at the end', async () => {
    const reader = await reading(30);
    reader.story.dispatch(olderRequested({ key }));
    await settled();
    expect(reader.shown()).toEqual(reader.server.posts());
  });
});
