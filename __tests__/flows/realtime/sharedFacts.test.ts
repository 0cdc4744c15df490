/** Facts that one tab learns are the same in the others: presses, counts, settings, preferences. */
import fc from 'fast-check';
import nock from 'nock';
import type { Action } from '@reduxjs/toolkit';
import { decodeStatuses } from '@/api/decode/statuses/status';
import { decodeAnnouncements } from '@/api/decode/talk/announcement';
import type { ProfileOptionChange } from '@/domain/settings/profileOptions';
import { visitorTabsSaga } from '@/sagas/realtime/tabs/visitorTabs';
import { followedTagsReceived, tagFollowConfirmed } from '@/slices/discovery/tags';
import { domainMuteChangeConfirmed, domainMutesReceived } from '@/slices/people/domainMutes';
import { followRequestSettled, followRequestsReceived } from '@/slices/people/followRequests';
import {
  listDeleted,
  listMemberChangeConfirmed,
  listReceived,
  listSaved,
  listsReceived,
} from '@/slices/people/lists';
import { ownProfileReceived, profilePartSaved } from '@/slices/settings/profileEditor';
import { profileOptionConfirmed } from '@/slices/settings/profileOptions';
import { announcementReadConfirmed, announcementsReceived } from '@/slices/talk/announcements';
import { conversationReadConfirmed, conversationsReceived } from '@/slices/talk/conversations';
import {
  filterDeleted,
  filterSaveRequested,
  filterSaved,
  filtersReceived,
} from '@/slices/timelines/filters';
import { fakePage } from '@support/context';
import { ORIGIN, replay } from '@support/flow';
import { signedIn } from '@support/people';
import { someProfile } from '@support/settings/profile';
import { someFilter } from '@support/timelines/filtering';
import { rowIn } from '@/lib/values/rowTable';
import { noEntities } from '@/domain/engine/entities';
import { suggestionsSaga } from '@/sagas/discovery/suggestions';
import { noticesSaga } from '@/sagas/noticeRules';
import { selectSuggestedIds } from '@/selectors/discovery/suggestions';
import { selectSetting } from '@/selectors/session/config';
import { notificationsReceived, notificationStreamed } from '@/slices/notifications/notifications';
import {
  suggestionDismissed,
  suggestionRestored,
  suggestionsReceived,
} from '@/slices/discovery/suggestions';
import { noticeDismissed, noticeShown } from '@/slices/engine/notices';
import { requestStarted } from '@/slices/engine/requests';
import { relationshipActionConfirmed } from '@/slices/people/relationshipActions';
import { relationshipsReceived } from '@/slices/people/relationships';
import { settingChanged, settingReset } from '@/slices/session/config';
import { instanceDetailsRequested } from '@/slices/session/startup';
import { loggedOut, userTokenReceived } from '@/slices/session/session';
import {
  folderDeleted,
  folderSaved,
  foldersReceived,
  moveConfirmed,
} from '@/slices/statuses/bookmarkFolders';
import { preferenceUpdated, updateNewsShown } from '@/slices/settings/preferences';
import {
  statusDeleted,
  statusToggleConfirmed,
  statusToggleRequested,
} from '@/slices/statuses/statuses';
import { useStoppedClock } from '@support/clock';
import { someNotification } from '@support/notifications/notifications';
import { fakeBrowser, type Tab } from '@support/realtime/tabs';
import { statusesKnown } from '@support/statuses/statuses';
import { wireAnnouncement, wireStatus } from '@support/wire';

const clock = useStoppedClock();

const favourited = (wanted: boolean) =>
  statusToggleConfirmed({
    statusId: 's1',
    toggle: 'favourited',
    wanted,
    entities: decodeStatuses([wireStatus({ id: 's1', favourited: wanted })]),
  });

const relationship = {
  id: 'u2',
  following: true,
} as Parameters<typeof relationshipsReceived>[0]['relationships'][number];

const conversation = { id: 'c1', unread: true, userIds: ['u2'], lastStatusId: null };
const announcements = decodeAnnouncements([wireAnnouncement({ read: false })]);
const profile = (name: string) => someProfile({ name });

const tag = (name: string, following: boolean) => ({ name, following, days: [] });
const tagChange = (name: string, wanted: boolean) =>
  tagFollowConfirmed({ name, wanted, tag: tag(name, wanted) });

const folder = (id: string, name: string) => ({ id, name, emoji: null, emojiUrl: null });

const BROKE = 'timeline.socket_broke';
const notice = (id: string) =>
  ({ id, level: 'error', messageKey: id, values: {}, timeout: null }) as const;

const before = [
  statusesKnown(wireStatus({ id: 's1' })),
  notificationsReceived({ notifications: [], entities: noEntities() }),
  filtersReceived({ filters: [someFilter({ id: 'kept' })], now: 1 }),
  listsReceived({ lists: [{ id: '1', title: 'Friends' }] }),
  listReceived({ list: { id: '1', title: 'Friends' }, userIds: [] }),
  followRequestsReceived({ userIds: ['u2', 'u3'], entities: noEntities() }),
  ownProfileReceived({ profile: profile('Mia') }),
  conversationsReceived({ conversations: [conversation], entities: noEntities(), next: null }),
  announcementsReceived({ announcements }),
  followedTagsReceived({ tags: [tag('frogs', true)] }),
  domainMutesReceived({ domains: ['loud.example'] }),
  foldersReceived({ folders: [folder('f1', 'Bread'), folder('f2', 'Soup')], places: [] }),
  suggestionsReceived({ userIds: ['u2', 'u3'], entities: noEntities() }),
  noticeShown(notice(BROKE)),
];

/** Tabs with the same posts, of which the first leads; everything that others said was heard. */
async function opened(count: number, ...more: (typeof noticesSaga)[]) {
  const browser = fakeBrowser();
  const tabs: Tab[] = [];
  while (tabs.length < count) {
    const sagas = [noticesSaga, ...more];
    tabs.push(browser.open({ before, sagas, visible: tabs.length === 0 }));
    await clock.pass(10);
  }
  tabs[0]?.sockets.last.open();
  await clock.pass(300);
  const [one, other] = tabs;
  if (!one || !other) throw new Error('No tab');
  return { browser, tabs, one, other };
}

/** The parts of the state that all tabs share. */
const shared = ({ story }: Tab) => {
  const { config, statuses, relationships, preferences, notifications, ...state } = story.state();
  return {
    filters: state.filters,
    lists: state.lists,
    followRequests: state.followRequests,
    currentUser: state.session.currentUser,
    own: rowIn(state.users.entities, 'u1'),
    tags: [state.tags?.known, state.tags?.followed],
    domains: state.domainMutes?.domains,
    folders: state.bookmarkFolders,
    profile: state.profileEditor?.profile,
    conversations: state.conversations?.rows,
    announcements: state.announcements?.announcements,
    chosen: config.chosen,
    statuses: statuses.entities,
    relationships,
    values: preferences.values,
    newsShown: preferences.flags.updateCounter,
    suggested: selectSuggestedIds(story.state()),
    notices: state.notices.filter(({ id }) => id === BROKE),
    notifications: notifications?.notifications,
  };
};

const edit = { operation: 'set', name: 'collapseNav', value: true } as const;

describe('a fact that one tab learns', () => {
  it.each<[string, Action[]]>([
    ['a favourite that the server has confirmed', [favourited(true)]],
    [
      'a follow that the server has confirmed',
      [
        relationshipsReceived({ relationships: [relationship] }),
        relationshipActionConfirmed({ userId: 'u2', relationshipKind: 'following', wanted: true }),
      ],
    ],
    ['a setting of the browser', [settingChanged({ name: 'theme', value: 'breezy-dark' })]],
    [
      'a setting that is as it was',
      [
        settingChanged({ name: 'hidePostStats', value: true }),
        settingChanged({ name: 'hideMutedPosts', value: true }),
        settingReset({ name: 'hidePostStats' }),
      ],
    ],
    [
      'notifications that one tab asked for',
      [
        notificationsReceived({
          kind: 'news',
          notifications: [someNotification()],
          entities: noEntities(),
        }),
      ],
    ],
    ['a filter that was made', [filterSaved({ filterId: null, filter: someFilter(), now: 1 })]],
    [
      'a filter that was changed',
      [
        filterSaved({ filterId: null, filter: someFilter({ id: 'f1' }), now: 1 }),
        filterSaved({ filterId: 'f1', filter: someFilter({ id: 'f1', title: 'Frogs' }), now: 1 }),
      ],
    ],
    ['a filter that is gone', [filterDeleted({ filterId: 'kept' })]],
    ['a list that was made', [listSaved({ list: { id: '2', title: 'Bakers' }, isNew: true })]],
    ['a list with another name', [listSaved({ list: { id: '1', title: 'Cooks' }, isNew: false })]],
    ['a list that is gone', [listDeleted({ listId: '1' })]],
    [
      'a member of a list',
      [listMemberChangeConfirmed({ listId: '1', userId: 'u2', wanted: true })],
    ],
    [
      'a follow request that was answered',
      [
        relationshipsReceived({ relationships: [relationship] }),
        followRequestSettled({ userId: 'u2', answer: 'approved' }),
      ],
    ],
    ['a hashtag that is followed', [tagChange('ponds', true)]],
    ['a hashtag that is not followed any more', [tagChange('Frogs', false)]],
    [
      'folders of bookmarks, and a bookmark that was moved',
      [
        folderSaved({ folder: folder('f1', 'Rye') }),
        folderDeleted({ folderId: 'f2' }),
        moveConfirmed({ statusId: 's1', folderId: 'f1' }),
      ],
    ],
    [
      'a server that is muted, and one that is not any more',
      [
        domainMuteChangeConfirmed({ domain: 'noisy.example', muted: true }),
        domainMuteChangeConfirmed({ domain: 'loud.example', muted: false }),
      ],
    ],
    [
      'an option of the account',
      [
        signedIn({ locked: true }),
        profileOptionConfirmed({ name: 'locked', value: true } as ProfileOptionChange),
      ],
    ],
    [
      'a profile that was edited',
      [
        signedIn({}, { name: 'Mia Frog' }),
        profilePartSaved({ part: 'texts', wish: null, sent: {}, profile: profile('Mia Frog') }),
      ],
    ],
    [
      'a conversation that was read',
      [
        conversationReadConfirmed({
          conversation: { ...conversation, unread: false },
          entities: noEntities(),
        }),
      ],
    ],
    [
      'an announcement that was read',
      [announcementReadConfirmed({ announcementId: announcements[0]!.id })],
    ],
    ['a suggestion that was dismissed', [suggestionDismissed({ userId: 'u2' })]],
    [
      'a suggestion that came back, as the server refused',
      [
        suggestionDismissed({ userId: 'u2' }),
        suggestionDismissed({ userId: 'u3' }),
        suggestionRestored({ userId: 'u2', reason: 'No' }),
      ],
    ],
    ['a notice that was dismissed', [noticeDismissed({ id: BROKE })]],
    ['news of an update that were shown', [updateNewsShown(5)]],
  ])('is the same in all within 300 ms: %s', async (_name, actions) => {
    const { tabs, other } = await opened(3);
    const before = shared(other);
    actions.forEach((action) => other.story.dispatch(action));
    await clock.pass(300);
    expect(shared(other)).not.toEqual(before);
    for (const tab of tabs) expect(shared(tab)).toEqual(shared(other));
  });

  it('is told once and goes no further', async () => {
    const { browser, other } = await opened(5);
    const said = browser.said.length;
    other.story.dispatch(settingChanged({ name: 'hidePostStats', value: true }));
    await clock.pass(300);
    expect(JSON.stringify(browser.said.slice(said)).split('hidePostStats')).toHaveLength(2);
  });

  it('shows no notice in the others, and leaves their own press as it is', async () => {
    const { one, other } = await opened(2);
    one.story.dispatch(
      statusToggleRequested({ statusId: 's1', toggle: 'favourited', wanted: false }),
    );
    other.story.dispatch(favourited(true));
    await clock.pass(300);
    expect(one.story.all(noticeShown)).toEqual([]);
    expect(one.story.state().statuses.pendingToggles).toMatchObject({ s1: { favourited: false } });
    expect(rowIn(one.story.state().statuses.entities, 's1')).toMatchObject({ favourited: true });
  });

  it('is no press: the other tab neither asks the server nor tells of its refusal', async () => {
    const { one, other } = await opened(2, suggestionsSaga);
    nock(ORIGIN).delete('/api/v1/suggestions/u2').reply(403, { error: 'No' });
    other.story.dispatch(suggestionDismissed({ userId: 'u2' }));
    await clock.pass(300);
    expect(one.story.all(suggestionDismissed)).toHaveLength(1);
    expect(one.story.all(suggestionRestored)).toHaveLength(1);
    expect(one.story.all(requestStarted)).toEqual([]);
    expect(one.story.all(noticeShown)).toEqual([]);
    expect(other.story.all(noticeShown)).toHaveLength(1);
  });

  it('leaves a notice of what was done in another tab', async () => {
    const { one, other } = await opened(2);
    const own = notice('general.generic_error_message');
    for (const { story } of [one, other]) story.dispatch(noticeShown(own));
    other.story.dispatch(noticeDismissed({ id: own.id }));
    await clock.pass(300);
    expect(one.story.state().notices).toContainEqual(own);
  });

  it('says nothing of a hashtag or of muted servers where these are not known', async () => {
    const browser = fakeBrowser();
    const [one, other] = [browser.open({ visible: true }), browser.open()] as const;
    await clock.pass(1_000);
    one.story.dispatch(tagChange('ponds', true));
    one.story.dispatch(domainMuteChangeConfirmed({ domain: 'noisy.example', muted: true }));
    await clock.pass(300);
    expect(other.story.all(tagFollowConfirmed)).toEqual([]);
    expect(other.story.all(domainMuteChangeConfirmed)).toEqual([]);
  });

  it('leaves a filter that is being made in another tab', async () => {
    const { one, other } = await opened(2);
    const { title, contexts, action, keywords } = someFilter({ phrase: 'ponds' });
    const filterInput = { title, contexts, action, keywords, expiresIn: null };
    one.story.dispatch(
      filterSaveRequested({ filterId: null, filterInput } as Parameters<
        typeof filterSaveRequested
      >[0]),
    );
    const pending = one.story.state().filters.book?.pending;
    other.story.dispatch(filterSaved({ filterId: null, filter: someFilter(), now: 1 }));
    await clock.pass(300);
    expect(Object.keys(pending ?? {})).toHaveLength(1);
    expect(one.story.state().filters.book?.pending).toEqual(pending);
    expect(one.story.state().filters.book?.saved).toHaveLength(2);
  });

  it('is told by nobody who is alone', async () => {
    const browser = fakeBrowser();
    const tab = browser.open({ before, visible: true });
    await clock.pass(5_000);
    const said = browser.said.length;
    tab.story.dispatch(favourited(true));
    tab.story.dispatch(settingChanged({ name: 'hidePostStats', value: true }));
    await clock.pass(300);
    expect(browser.said).toHaveLength(said);
  });
});

it.each([
  ['an unknown fact', 'loggedOut', loggedOut('wish').payload],
  ['a name of every object', 'constructor', {}],
  ['a setting that there is not', 'setting', { name: 'toString', value: 1 }],
  ['a value that the setting does not take', 'setting', { name: 'hidePostStats', value: 'maybe' }],
  ['no payload', 'setting', null],
])('a message changes nothing if it is %s', async (_name, name, payload) => {
  const { one, other } = await opened(2);
  const { id = '', version = '' } = one.story.state().tabs ?? {};
  const ownerId = one.story.state().session.currentUser?.id;
  const types = other.story.types().length;
  other.page.tabs.tell({ tabs: { kind: 'fact', name, payload, version, ownerId, from: id } });
  await clock.pass(300);
  expect(other.story.types().slice(types)).toEqual(['tabs/factReceived']);
});

it('a preference is sent to the server by the tab that changed it', async () => {
  const { one, other } = await opened(2);
  other.story.dispatch(preferenceUpdated({ edit, timestamp: 5 }));
  await clock.pass(300);
  expect(shared(one).values).toEqual(shared(other).values);
  expect(one.story.state().preferences.dirty).toBe(false);
  expect(other.story.state().preferences.dirty).toBe(true);
});

/** A step of a random session: in which of the tabs that are there it happens, and what. */
const steps = fc.array(
  fc.record({
    at: fc.nat(20),
    what: fc.oneof(
      fc.record({ kind: fc.constant('favourite' as const), on: fc.boolean() }),
      fc.record({ kind: fc.constant('stats' as const), on: fc.boolean() }),
      fc.record({ kind: fc.constant('deletion' as const), on: fc.boolean() }),
      fc.record({ kind: fc.constant('notification' as const), on: fc.boolean() }),
      fc.record({ kind: fc.constant('look' as const), on: fc.boolean() }),
      fc.record({ kind: fc.constant('close' as const), on: fc.boolean() }),
    ),
  }),
  { minLength: 1, maxLength: 15 },
);

it('random sessions of some tabs, of which some are closed, end in the same state', async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (session) => {
      const { browser, tabs } = await opened(4);
      const left = [...tabs];
      let number = 500;
      for (const { at, what } of session) {
        const tab = left[at % left.length];
        if (!tab) continue;
        if (what.kind === 'favourite') tab.story.dispatch(favourited(what.on));
        if (what.kind === 'stats')
          tab.story.dispatch(settingChanged({ name: 'hidePostStats', value: what.on }));
        if (what.kind === 'deletion') tab.story.dispatch(statusDeleted({ statusId: 's1' }));
        if (what.kind === 'look') tab.page.visible.change(what.on);
        if (what.kind === 'close' && left.length > 2) {
          tab.close();
          left.splice(left.indexOf(tab), 1);
        }
        await clock.pass(300);
        // The server accepts the socket of the tab that took over, and tells of the deletion.
        browser.sockets().forEach((socket) => socket.readyState === 0 && socket.open());
        const socket = browser.sockets()[0];
        if (what.kind === 'deletion') socket?.receiveEvent('delete', 's1');
        if (what.kind === 'notification') {
          socket?.receiveEvent('notification', {
            id: String((number += 1)),
            type: 'follow',
            created_at: '2026-11-20T11:00:00.000Z',
            account: wireStatus().account,
          });
        }
        await clock.pass(300);
      }
      expect(browser.sockets()).toHaveLength(1);
      const [first, ...others] = left;
      for (const tab of others) if (first) expect(shared(tab)).toEqual(shared(first));
      expect(first?.story.all(notificationStreamed).length).toBe(number - 500);
      left.forEach((tab) => tab.close());
    }),
    { numRuns: process.env.LINNET_LONG ? 500 : 100 },
  );
});

it('the setting takes effect where it is heard', async () => {
  const { one, other } = await opened(2);
  other.story.dispatch(settingChanged({ name: 'hidePostStats', value: true }));
  await clock.pass(300);
  expect(selectSetting(one.story.state(), 'hidePostStats')).toBe(true);
});

describe('a setting of a visitor', () => {
  const visitors = () => {
    const pages = [fakePage(), fakePage()];
    const stories = pages.map((page, index) =>
      replay(visitorTabsSaga, {
        context: {
          page: {
            ...page.events,
            postToTabs: (message: unknown) => pages[1 - index]?.tabs.tell(structuredClone(message)),
          },
        },
      }),
    );
    stories.forEach(({ dispatch }) => dispatch(instanceDetailsRequested()));
    return { pages, one: stories[0]!, other: stories[1]! };
  };

  it('is the same in all tabs, and goes no further', async () => {
    const { one, other } = visitors();
    one.dispatch(settingChanged({ name: 'theme', value: 'breezy-dark' }));
    one.dispatch(settingChanged({ name: 'hidePostStats', value: true }));
    one.dispatch(settingReset({ name: 'hidePostStats' }));
    await clock.pass(300);
    expect(other.state().config.chosen).toEqual({ theme: 'breezy-dark' });
    expect(one.all(settingChanged)).toHaveLength(2);
  });

  it('is neither told nor heard by somebody who is signed in', async () => {
    const { one, other } = visitors();
    one.dispatch(userTokenReceived({ userToken: 'TOKEN-mia' }));
    one.dispatch(settingChanged({ name: 'hidePostStats', value: true }));
    other.dispatch(settingChanged({ name: 'hideMutedPosts', value: true }));
    await clock.pass(300);
    expect(other.state().config.chosen).toEqual({ hideMutedPosts: true });
    expect(one.state().config.chosen).toEqual({ hidePostStats: true });
  });

  it.each([
    [null],
    [{ visitor: { name: 'drafts', payload: {} } }],
    [{ visitor: { name: 'setting', payload: { name: 'toString', value: 1 } } }],
    [{ visitor: { name: 'constructor', payload: {} } }],
    [{ visitor: { name: 'setting', payload: null } }],
  ])('changes nothing if it is %j', async (message) => {
    const { pages, one } = visitors();
    pages[0]?.tabs.tell(message);
    await clock.pass(300);
    expect(one.types()).toEqual([instanceDetailsRequested.type]);
  });
});
