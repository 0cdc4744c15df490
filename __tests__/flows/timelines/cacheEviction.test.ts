/**
 * After a long day of reading and streaming, memory is bounded and everything on screen is intact.
 */
import type { Action } from '@reduxjs/toolkit';
import { decodeStatuses } from '@/api/decode/statuses/status';
import { draftTarget, emptyDraft } from '@/domain/composer/draft';
import type { EntityBundle } from '@/domain/engine/entities';
import {
  KEPT_OF_LAST_VIEWED,
  MOST_STATUSES,
  MAX_UNSEEN,
  MOST_USERS,
  KEPT_OF_ALL_UNVIEWED,
  EVICTION_HEADROOM,
} from '@/domain/engine/limits';
import type { Notification } from '@/domain/notifications/notification';
import type { Status } from '@/domain/statuses/status';
import type { TimelineKey } from '@/domain/timelines/timeline';
import { cacheEvictionSaga } from '@/sagas/timelines/cacheEviction';
import { selectHeldNotifications } from '@/selectors/notifications/notifications';
import { selectStatus, selectStatusRow } from '@/selectors/statuses/statuses';
import { selectFlushMarker } from '@/selectors/timelines/timelines';
import { makeSelectShownIds } from '@/selectors/timelines/timelineGrid';
import { selectUser } from '@/selectors/people/users';
import { chatsReceived } from '@/slices/talk/chats';
import { dialogOpened } from '@/slices/engine/dialogs';
import { draftSaved } from '@/slices/composer/drafts';
import { listsTruncated, entitiesEvicted } from '@/slices/engine/entities';
import { routeEntered } from '@/slices/session/interface';
import { notificationsReceived } from '@/slices/notifications/notifications';
import { profileReceived } from '@/slices/people/profiles';
import { loggedOut } from '@/slices/session/session';
import { statusToggleRequested, statusReceived } from '@/slices/statuses/statuses';
import type { PageKind } from '@/slices/timelines/timelineState';
import {
  timelineReloadRequested,
  statusesStreamed,
  timelineClosed,
  timelineOpened,
  timelinePageReceived,
} from '@/slices/timelines/timelines';
import { selectNewCount } from '@support/timelines/newCount';
import { replay } from '@support/flow';
import { signedIn, someUser } from '@support/people';
import { wireStatus } from '@support/wire';

// Thousands of statuses take their time.
jest.setTimeout(60_000);

type Story = ReturnType<typeof replay>;

const AUTHORS = 5_000;
const [template] = decodeStatuses([wireStatus()]).statuses as [Status];

const notification: Notification = {
  id: '1',
  type: 'like',
  wireType: 'favourite',
  seen: false,
  muted: false,
  createdAt: '2026-11-20T00:00:00.000Z',
  userId: 'fan',
  statusId: null,
  targetUserId: null,
  emoji: null,
  emojiUrl: null,
  chatMessage: null,
  report: null,
};

const idOf = (number: number): string => `S${String(number).padStart(6, '0')}`;
const authorOf = (number: number): string => `u-${number % AUTHORS}`;

/** Every fifth status is a repeat of a remote one, every seventh has a quote. */
function rowsOf(number: number): EntityBundle {
  const id = idOf(number);
  const row = { ...template, id, userId: authorOf(number), conversationId: null };
  const statuses: Status[] = [row];
  if (number % 5 === 0) {
    const original = { ...row, id: `original-${id}`, userId: authorOf(number + 1) };
    statuses.push(original);
    row.repeatOfId = original.id;
    if (number % 7 === 0) {
      original.quoteId = `quoted-${id}`;
      statuses.push({ ...row, id: original.quoteId, repeatOfId: null });
    }
  }
  return { statuses, users: statuses.map(({ userId }) => someUser({ id: userId })) };
}

const together = (bundles: EntityBundle[]): EntityBundle => ({
  statuses: bundles.flatMap(({ statuses }) => statuses),
  users: bundles.flatMap(({ users }) => users),
});

/** A page of twenty statuses, the newest of which has this number. */
function page(key: TimelineKey, newest: number, kind: PageKind, from: string | null = null) {
  const numbers = Array.from({ length: 20 }, (_, at) => newest - at);
  return timelinePageReceived({
    key,
    kind,
    ids: numbers.map(idOf),
    entities: together(numbers.map(rowsOf)),
    from,
    next: null,
    show: false,
    isStreaming: true,
  });
}

const streamed = (number: number) =>
  statusesStreamed({
    statusIds: [idOf(number)],
    keys: ['friends'],
    entities: rowsOf(number),
    show: false,
  });

const shownIn = (story: Story, key: TimelineKey) => makeSelectShownIds()(story.state(), key);
const counts = (story: Story) => ({
  statuses: story.state().statuses.ids.length,
  users: story.state().users.ids.length,
});
const turn = () => new Promise((resolve) => setImmediate(resolve));

function open(before: Action[] = []) {
  return replay(cacheEvictionSaga, { before: [signedIn({ id: 'me' }), ...before] });
}

/** Streams statuses of a timeline that is not shown until an eviction has run. */
async function fillTables(story: Story, key = 'publicAndExternal') {
  const times = story.all(entitiesEvicted).length;
  for (let newest = 20; story.all(entitiesEvicted).length === times; newest += 20) {
    story.dispatch(page(key, newest, newest === 20 ? 'first' : 'news'));
    await turn();
  }
}

/** Expects that everything a status is shown with is in the store. */
function expectWhole(story: Story, statusId: string): void {
  const row = selectStatus(story.state(), statusId);
  expect(row).toBeDefined();
  expect(selectUser(story.state(), row!.userId)).toBeDefined();
  if (row!.repeatOfId !== null) expectWhole(story, row!.repeatOfId);
  if (row!.quoteId !== null) expectWhole(story, row!.quoteId);
}

describe('a day with 20,000 statuses', () => {
  it('ends with as much memory in use as at its beginning', async () => {
    const story = open();
    const most = { statuses: 0, users: 0 };
    const watch = async () => {
      most.statuses = Math.max(most.statuses, counts(story).statuses);
      most.users = Math.max(most.users, counts(story).users);
      await turn();
    };
    const stream = async (from: number, to: number) => {
      for (let number = from; number < to; number += 1) {
        story.dispatch(streamed(number));
        if (number % 20 === 0) await watch();
      }
    };
    const poll = async (key: TimelineKey, from: number, to: number) => {
      for (let newest = from; newest < to; newest += 20) {
        story.dispatch(page(key, newest, newest === from ? 'first' : 'news', idOf(newest - 20)));
        await watch();
      }
    };

    story.dispatch(timelineOpened({ key: 'friends' }));
    story.dispatch(page('friends', 1_000, 'first'));
    for (const newest of [980, 960, 940]) {
      story.dispatch(page('friends', newest, 'older', idOf(newest + 1)));
    }
    const morning = shownIn(story, 'friends');
    expect(morning).toHaveLength(80);

    await stream(1_001, 2_000);
    expect(shownIn(story, 'friends')).toEqual(morning);
    expect(selectNewCount(story.state(), 'friends')).toBe(MAX_UNSEEN);
    expect(selectFlushMarker(story.state(), 'friends')).toBe(true);

    // The reader opens other timelines, and leaves the known network open for hours.
    story.dispatch(timelineClosed({ key: 'friends' }));
    for (let tag = 0; tag < 40; tag += 1) {
      const key = `tag:${tag}`;
      story.dispatch(timelineOpened({ key }));
      await poll(key, 10_000 + tag * 200, 10_200 + tag * 200);
      story.dispatch(timelineClosed({ key }));
    }
    story.dispatch(timelineOpened({ key: 'publicAndExternal' }));
    await poll('publicAndExternal', 30_000, 40_000);
    story.dispatch(timelineClosed({ key: 'publicAndExternal' }));

    // The home timeline was left so long ago that it is loaded from the start.
    expect(story.state().timelines.friends).toBeUndefined();
    story.dispatch(timelineOpened({ key: 'friends' }));
    story.dispatch(page('friends', 50_000, 'first'));
    await stream(50_001, 51_000);
    story.dispatch(timelineReloadRequested({ key: 'friends' }));
    story.dispatch(page('friends', 51_000, 'first'));
    await fillTables(story);

    expect(story.all(entitiesEvicted).length).toBeGreaterThan(5);
    // Eviction starts early enough to leave room for what arrives until the page is idle.
    expect(most.statuses).toBeLessThanOrEqual(MOST_STATUSES);
    expect(most.users).toBeLessThanOrEqual(MOST_USERS);
    expect(counts(story).statuses).toBeLessThan(MOST_STATUSES / 2);
    expect(shownIn(story, 'friends')).toHaveLength(20);
    shownIn(story, 'friends').forEach((id) => {
      expectWhole(story, id);
    });
    const held = Object.values(story.state().timelines).map(({ ranges }) => ranges.flat().length);
    expect(held.reduce((sum, length) => sum + length, 0)).toBeLessThanOrEqual(
      20 + KEPT_OF_ALL_UNVIEWED,
    );
    expect(selectUser(story.state(), 'me')).toBeDefined();
  });
});

describe('cache eviction', () => {
  it('waits until the page is idle, and does nothing while there is room', async () => {
    const idle: (() => void)[] = [];
    const story = replay(cacheEvictionSaga, {
      context: { clock: { whenIdle: () => new Promise((resolve) => idle.push(resolve)) } },
    });
    for (
      let newest = 20;
      counts(story).statuses <= MOST_STATUSES - EVICTION_HEADROOM;
      newest += 20
    ) {
      expect(idle).toEqual([]);
      story.dispatch(page('publicAndExternal', newest, newest === 20 ? 'first' : 'news'));
    }
    await turn();
    expect(story.all(listsTruncated)).toEqual([]);
    expect(idle).toHaveLength(1);
    idle[0]?.();
    await turn();
    expect(story.all(entitiesEvicted)).toHaveLength(1);
    expect(counts(story).statuses).toBeLessThan(MOST_STATUSES);
  });

  it('keeps what an open timeline shows however long it is, and runs again only after more arrived', async () => {
    const story = open();
    story.dispatch(timelineOpened({ key: 'public' }));
    for (let newest = 3_400; newest > 0; newest -= 20) {
      const from = newest === 3_400 ? null : idOf(newest + 1);
      story.dispatch(page('public', newest, from === null ? 'first' : 'older', from));
      await turn();
    }
    const shown = shownIn(story, 'public');
    expect(shown).toHaveLength(3_400);
    expect(shown.filter((id) => !selectStatusRow(story.state(), id))).toEqual([]);
    expect(story.all(entitiesEvicted).length).toBeLessThan(20);
  });

  it('keeps the part around the top of a timeline that was left, which is shown at once', async () => {
    const story = open();
    story.dispatch(timelineOpened({ key: 'public' }));
    story.dispatch(page('public', 1_000, 'first'));
    for (let newest = 980; newest > 0; newest -= 20) {
      story.dispatch(page('public', newest, 'older', idOf(newest + 1)));
    }
    const before = shownIn(story, 'public');
    story.dispatch(timelineClosed({ key: 'public' }));
    await fillTables(story);
    story.dispatch(timelineOpened({ key: 'public' }));
    const after = shownIn(story, 'public');
    expect(after).toEqual(before.slice(0, KEPT_OF_LAST_VIEWED));
    after.forEach((id) => {
      expectWhole(story, id);
    });
    // Statuses below the cut are requested from the server again.
    expect(story.state().timelines.public).toMatchObject({ bottomedOut: false, cursor: null });
  });

  it('drops a page that was requested from a position that was cut off', async () => {
    const story = open();
    story.dispatch(timelineOpened({ key: 'public' }));
    story.dispatch(page('public', 1_000, 'first'));
    for (let newest = 980; newest > 0; newest -= 20) {
      story.dispatch(page('public', newest, 'older', idOf(newest + 1)));
    }
    story.dispatch(timelineClosed({ key: 'public' }));
    await fillTables(story);
    const before = story.state().timelines.public;
    story.dispatch(page('public', 0, 'older', idOf(1)));
    story.dispatch(page('forgotten', 500, 'older', idOf(501)));
    expect(story.state().timelines.public).toBe(before);
    expect(story.state().timelines.forgotten).toBeUndefined();
  });

  it('keeps entities of pages, dialogs, drafts, pending changes and lists of people', async () => {
    const known = (...ids: string[]) =>
      statusReceived({
        statusId: '',
        entities: {
          statuses: ids.map((id) => ({ ...template, id, userId: `by-${id}`, conversationId: 'c' })),
          users: ids.map((id) => someUser({ id: `by-${id}` })),
        },
      });
    const people = (...ids: string[]) => ({
      statuses: [],
      users: ids.map((id) => someUser({ id })),
    });
    const story = open([
      known('thread', 'answer', 'viewed', 'reported', 'replied', 'pressed', 'noticed', 'nobodys'),
      routeEntered({ name: 'conversation', params: { id: 'thread' } }),
      statusReceived({
        statusId: '',
        entities: {
          statuses: ['viewed', 'reported', 'replied', 'pressed', 'noticed', 'nobodys'].map(
            (id) => ({
              ...template,
              id,
              userId: `by-${id}`,
              conversationId: null,
            }),
          ),
          users: [],
        },
      }),
      dialogOpened({ kind: 'mediaViewer', props: { statusId: 'viewed', index: 0 } }),
      dialogOpened({ kind: 'report', props: { userId: 'bad', preTickedIds: ['reported'] } }),
      draftSaved({ target: draftTarget('reply', 'replied'), draft: emptyDraft }),
      statusToggleRequested({ statusId: 'pressed', toggle: 'favourited', wanted: true }),
      notificationsReceived({
        notifications: [{ ...notification, statusId: 'noticed', userId: 'fan' }],
        entities: people('fan', 'bad', 'pen pal', 'nobody'),
      }),
      chatsReceived({
        chats: [
          { id: '1', userId: 'pen pal', unread: 0, lastMessage: null, updatedAt: '2026-11-20' },
        ],
        entities: people(),
      }),
    ]);
    await fillTables(story);
    const { statuses, users } = story.state();
    const [kept, persons] = [statuses.ids, users.ids];
    for (const id of ['thread', 'answer', 'viewed', 'reported', 'replied', 'pressed', 'noticed']) {
      expect([id, kept.includes(id)]).toEqual([id, true]);
      expect([id, persons.includes(`by-${id}`)]).toEqual([id, true]);
    }
    expect(kept).not.toContain('nobodys');
    for (const id of ['me', 'fan', 'bad', 'pen pal']) {
      expect([id, persons.includes(id)]).toEqual([id, true]);
    }
    expect(persons).not.toContain('nobody');
    expect(persons).not.toContain('by-nobodys');
  });

  it('keeps the person whose profile is open, and forgets the addresses of evicted ones', async () => {
    const met = (id: string) =>
      profileReceived({
        address: { name: id },
        userId: id,
        entities: { statuses: [], users: [someUser({ id })] },
      });
    const story = open([
      met('ann'),
      met('ben'),
      routeEntered({ name: 'user-profile', params: { name: 'Ann' } }),
    ]);
    await fillTables(story);
    expect(story.state().profiles).toEqual({ ann: 'ann' });
    expect(selectUser(story.state(), 'ann')).toBeDefined();
    expect(selectUser(story.state(), 'ben')).toBeUndefined();
  });

  it('keeps unread notifications when read ones of the same age are dropped', async () => {
    const story = open([
      notificationsReceived({
        notifications: Array.from({ length: 600 }, (_, at) => ({
          ...notification,
          id: String(at),
          seen: at % 2 === 0,
          createdAt: new Date(1_790_000_000_000 - at).toISOString(),
        })),
        entities: { statuses: [], users: [] },
      }),
    ]);
    await fillTables(story);
    const kept = selectHeldNotifications(story.state());
    expect(kept.filter(({ seen }) => !seen)).toHaveLength(300);
    expect(kept.filter(({ seen }) => seen)).toHaveLength(100);
  });

  it('starts over with the next account', async () => {
    const story = open();
    await fillTables(story);
    story.dispatch(loggedOut());
    expect(counts(story)).toEqual({ statuses: 0, users: 0 });
    story.dispatch(signedIn({ id: 'me' }));
    await fillTables(story, 'public');
    expect(counts(story).statuses).toBeLessThan(MOST_STATUSES);
  });
});

describe('the statuses behind "Show new"', () => {
  it('are limited: the older part becomes a gap, and the button reloads', () => {
    const story = open();
    story.dispatch(timelineOpened({ key: 'friends' }));
    story.dispatch(page('friends', 20, 'first'));
    for (let number = 21; number <= 20 + MAX_UNSEEN; number += 1) story.dispatch(streamed(number));
    expect(selectNewCount(story.state(), 'friends')).toBe(MAX_UNSEEN);
    expect(selectFlushMarker(story.state(), 'friends')).toBe(false);
    story.dispatch(streamed(21 + MAX_UNSEEN));
    expect(selectNewCount(story.state(), 'friends')).toBe(MAX_UNSEEN);
    expect(selectFlushMarker(story.state(), 'friends')).toBe(true);
    const [news, shown] = story.state().timelines.friends!.ranges;
    expect([news?.at(-1), shown?.[0]]).toEqual([idOf(22), idOf(20)]);
    expect(shownIn(story, 'friends')).toHaveLength(20);
  });
});
