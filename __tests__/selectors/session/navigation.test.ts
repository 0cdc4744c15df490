import type { UnknownAction } from '@reduxjs/toolkit';
import type { Announcement } from '@/domain/talk/announcement';
import type { Chat } from '@/domain/talk/chat';
import { noEntities } from '@/domain/engine/entities';
import type { InstanceConfig } from '@/domain/session/instance';
import type { Notification } from '@/domain/notifications/notification';
import { selectSetting } from '@/selectors/session/config';
import {
  selectBadge,
  selectEntries,
  selectMayAdminister,
  selectMayRegister,
  selectMaySearch,
  selectPanelPins,
  selectPinnedEntries,
  selectUnreadTotal,
  selectUnseenNotifications,
} from '@/selectors/session/navigation';
import { selectUnpinnedEntries } from '@/selectors/session/unpinnedEntries';
import { announcementsReceived } from '@/slices/talk/announcements';
import { capabilityProbed } from '@/slices/session/capabilities';
import { chatsReceived } from '@/slices/talk/chats';
import { instanceConfigured, settingChanged } from '@/slices/session/config';
import { followRequestsReceived } from '@/slices/people/followRequests';
import { listsReceived } from '@/slices/people/lists';
import { notificationsReceived } from '@/slices/notifications/notifications';
import { preferenceUpdated } from '@/slices/settings/preferences';
import { rootReducer, type RootState } from '@/slices/root';
import { knownServer, signedIn } from '@support/people';

const after = (...actions: UnknownAction[]): RootState =>
  actions.reduce(rootReducer, rootReducer(undefined, { type: 'start' }));

const instance = (changes: Partial<InstanceConfig>) => instanceConfigured({ instance: changes });
const withChats = instance({ pleromaChatMessagesAvailable: true });
const withoutAnnouncements = capabilityProbed({
  capability: 'announcements',
  httpStatus: 404,
  now: 0,
});
const pinned = (value: string) =>
  preferenceUpdated({
    edit: { operation: 'add', collection: 'pinnedNavItems', value },
    timestamp: 1,
  });
const chat = (id: string, unread: number): Chat => ({
  id,
  userId: id,
  unread,
  lastMessage: null,
  updatedAt: `2026-11-2${id}T00:00:00.000Z`,
});
const announcement = (changes: Partial<Announcement>): Announcement => ({
  id: '1',
  html: '',
  rawContent: null,
  startsAt: null,
  endsAt: null,
  allDay: false,
  publishedAt: '2026-11-20T00:00:00.000Z',
  read: false,
  inactive: false,
  emoji: [],
  reactions: [],
  ...changes,
});
const notification = (changes: Partial<Notification>): Notification => ({
  id: '1',
  type: 'like',
  wireType: 'favourite',
  seen: false,
  muted: false,
  createdAt: '2026-11-20T00:00:00.000Z',
  userId: 'u2',
  statusId: null,
  targetUserId: null,
  emoji: null,
  emojiUrl: null,
  chatMessage: null,
  report: null,
  ...changes,
});

describe('navigation entries', () => {
  it('NAV-05 include chats and announcements where the server has them, with unread counts', () => {
    const poor = after(signedIn(), withoutAnnouncements);
    expect(selectEntries(poor, 'root')).toEqual(['interactions', 'about']);

    const rich = after(
      signedIn(),
      withChats,
      chatsReceived({ chats: [chat('1', 2), chat('2', 3)], entities: noEntities() }),
      announcementsReceived({
        announcements: [
          announcement({ id: '1' }),
          announcement({ id: '2', read: true }),
          announcement({ id: '3', inactive: true }),
        ],
      }),
    );
    expect(selectEntries(rich, 'root')).toEqual([
      'interactions',
      'chats',
      'about',
      'announcements',
    ]);
    expect(selectBadge(rich, 'chats')).toBe(2);
    expect(selectBadge(rich, 'announcements')).toBe(1);
    expect(selectBadge(rich, 'home')).toBe(0);
  });

  it("use the account's own count of unread chats until the chats are loaded", () => {
    const before = after(signedIn({ unreadChatCount: 7 }), withChats);
    expect(selectBadge(before, 'chats')).toBe(7);
    const known = rootReducer(before, chatsReceived({ chats: [], entities: noEntities() }));
    expect(selectBadge(known, 'chats')).toBe(0);
  });

  it('NAV-06 include follow requests for locked accounts only, with their number', () => {
    expect(selectEntries(after(signedIn()), 'root')).not.toContain('friendRequests');
    const locked = after(signedIn({ locked: true, followRequestCount: 4 }));
    expect(selectEntries(locked, 'root')).toContain('friendRequests');
    expect(selectBadge(locked, 'friendRequests')).toBe(4);
    const known = rootReducer(
      locked,
      followRequestsReceived({ userIds: ['a', 'b'], entities: noEntities() }),
    );
    expect(selectBadge(known, 'friendRequests')).toBe(2);
  });

  it('keep the identity of their array while nothing changes', () => {
    const state = after(signedIn(), withChats);
    const other = rootReducer(state, listsReceived({ lists: [] }));
    expect(selectEntries(other, 'root')).toBe(selectEntries(state, 'root'));
  });
});

describe('permissions', () => {
  it.each([
    [false, true, true],
    [true, false, true],
  ])(
    'for visitors with private instance: %s, search: %s, registration: %s',
    (isPrivate, search, registration) => {
      const state = after(instance({ private: isPrivate, registrationOpen: true }));
      expect(selectMaySearch(state)).toBe(search);
      expect(selectMayRegister(state)).toBe(registration);
    },
  );

  it('let members search a private instance, and do not offer them registration', () => {
    const state = after(signedIn(), instance({ private: true, registrationOpen: true }));
    expect(selectMaySearch(state)).toBe(true);
    expect(selectMayRegister(state)).toBe(false);
  });

  it.each([
    ['admin', true],
    ['moderator', false],
    ['member', false],
  ] as const)('let %s administer: %s', (role, allowed) => {
    expect(selectMayAdminister(after(knownServer('pleroma'), signedIn({ role })))).toBe(allowed);
    expect(selectMayAdminister(after(knownServer('pleroma')))).toBe(false);
  });
});

describe('pinned entries', () => {
  const names = (entries: { pin: string }[]) => entries.map(({ pin }) => pin);

  it('are home, direct messages and chats by default, where they exist', () => {
    expect(names(selectPinnedEntries(after(signedIn(), withChats)))).toEqual([
      'home',
      'dms',
      'chats',
    ]);
    expect(names(selectPinnedEntries(after(signedIn())))).toEqual(['home', 'dms']);
    expect(selectPinnedEntries(after())).toEqual([]);
  });

  it('may be lists, and wait for lists that are not loaded yet [pinnedNavItems]', () => {
    const waiting = after(signedIn(), pinned('list-12'), pinned('nonsense'));
    expect(names(selectPinnedEntries(waiting))).toEqual(['home', 'dms']);
    const known = rootReducer(waiting, listsReceived({ lists: [{ id: '12', title: 'Cats' }] }));
    expect(selectPinnedEntries(known).at(-1)).toMatchObject({
      pin: 'list-12',
      kind: 'list',
      list: { id: '12', title: 'Cats' },
    });
  });

  it('show six at most; the editor shows the rest', () => {
    const extra = ['public', 'twkn', 'bookmarks', 'favorites', 'about'].map(pinned);
    const state = after(signedIn(), ...extra);
    expect(names(selectPinnedEntries(state))).toHaveLength(7);
    expect(names(selectPanelPins(state))).toEqual([
      'home',
      'dms',
      'public',
      'twkn',
      'bookmarks',
      'favorites',
    ]);
  });

  it('leave the other entries available for pinning, lists last', () => {
    const state = after(signedIn(), listsReceived({ lists: [{ id: '12', title: 'Cats' }] }));
    expect(names(selectUnpinnedEntries(state))).toEqual([
      'public',
      'twkn',
      'bookmarks',
      'favorites',
      'interactions',
      'about',
      'announcements',
      'list-12',
    ]);
  });
});

describe('the badge of the navigation', () => {
  it('counts unread chats and notifications that are enabled, unseen and not from muted people', () => {
    const state = after(
      signedIn(),
      notificationsReceived({
        notifications: [
          notification({ id: '1' }),
          notification({ id: '2', seen: true }),
          notification({ id: '3', muted: true }),
          notification({ id: '4', type: 'repeat' }),
          notification({ id: '5', type: 'update' }),
        ],
        entities: noEntities(),
      }),
      chatsReceived({ chats: [chat('1', 3)], entities: noEntities() }),
    );
    expect(selectUnseenNotifications(state)).toBe(3);
    expect(selectUnreadTotal(state)).toBe(4);

    const wanted = selectSetting(state, 'notificationVisibility');
    const changed = rootReducer(
      state,
      settingChanged({ name: 'notificationVisibility', value: { ...wanted, repeats: false } }),
    );
    expect(selectUnseenNotifications(changed)).toBe(2);
  });
});
