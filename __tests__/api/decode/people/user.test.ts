import { createCollector } from '@/api/decode/engine/collector';
import { decodeCurrentUser } from '@/api/decode/session/currentUser';
import { isRefusal } from '@/api/decode/engine/refusal';
import { relationshipsIn } from '@/api/decode/people/relationship';
import { decodeUser } from '@/api/decode/people/user';
import { privileges } from '@/domain/session/privileges';
import type { CurrentUser } from '@/domain/session/session';
import type { User } from '@/domain/people/user';
import type { WireUser, WireUserPleroma } from '@/api/wire/user';
import session, { currentUserReceived, userTokenReceived } from '@/slices/session/session';
import { fixtureBody } from '@support/fixtures';
import { wireRelationship, wireSelf, wireUser } from '@support/wire';

function userOf(wire: unknown): User {
  const user = decodeUser(wire);
  if (isRefusal(user)) throw new Error(user.why);
  return user;
}

function selfOf(wire: unknown): CurrentUser {
  const answer = decodeCurrentUser(wire);
  if (isRefusal(answer)) throw new Error(answer.why);
  return answer.user;
}

const self = (pleroma: WireUserPleroma, changes: Partial<WireUser> = {}) =>
  selfOf(wireSelf({ ...changes, pleroma }));

/** A user of a server that does not send a list of privileges. */
function withoutPrivileges(pleroma: WireUserPleroma): WireUser {
  const wire = wireSelf({ pleroma });
  Reflect.deleteProperty(wire.pleroma ?? {}, 'privileges');
  return wire;
}

describe('an account', () => {
  it('that the reader may not see is refused', () => {
    expect(isRefusal(decodeUser({}))).toBe(true);
  });

  it('uses its handle if it has no name', () => {
    expect(userOf(wireUser({ display_name: '' })).name).toBe('mia');
  });

  it('has its full handle from the server, else from its address', () => {
    const { fqn: _fqn, ...wire } = wireUser();
    expect(userOf(wireUser()).fullName).toBe('mia@home.example');
    expect(userOf(wire).fullName).toBe('mia@home.example');
    expect(userOf({ ...wire, acct: 'ben@hill.example' })).toMatchObject({
      fullName: 'ben@hill.example',
      isLocal: false,
    });
  });

  it('has a sanitized biography and sanitized fields', () => {
    const user = userOf(
      wireUser({
        note: 'Hi <img src=x onerror=alert(1)>',
        fields: [{ name: '<b>', value: '<a href="javascript:x()">x</a>' }],
      }),
    );
    expect(user.bioHtml).not.toMatch(/onerror|<img/);
    expect(user.fields).toMatchObject([{ name: '<b>' }]);
    expect(user.fields[0]?.html).not.toContain('javascript');
  });

  it('never has a script as link or picture address', () => {
    const bad = 'javascript:alert(1)';
    expect(
      userOf(wireUser({ url: bad, avatar: bad, avatar_static: bad, header: bad })),
    ).toMatchObject({ profileUrl: '', avatarUrl: '', avatarStaticUrl: '' });
  });

  it('that moved names its new account', () => {
    expect(userOf(wireUser({ moved: wireUser({ id: 'u9' }) })).movedToId).toBe('u9');
  });
});

describe('PROF-02 an account with all its fields', () => {
  const told = wireUser({
    id: 7 as unknown as string,
    acct: 'eva@xn--mnchen-3ya.example',
    username: 'eva',
    fqn: 'eva@xn--mnchen-3ya.example',
    display_name: 'Eva',
    note: '<p>Hi</p>',
    locked: true,
    bot: true,
    created_at: '2025-01-02T00:00:00.000Z',
    fields: [{ name: 'Site', value: '<b>eva</b>', verified_at: '2026-01-01T00:00:00.000Z' }],
    source: {
      privacy: 'private',
      sensitive: false,
      pleroma: {
        actor_type: 'Group',
        discoverable: true,
        no_rich_text: true,
        show_birthday: true,
        show_role: true,
      },
    },
    pleroma: {
      is_admin: true,
      is_moderator: true,
      privileges: ['users_read', 'unheard_of'],
      relationship: wireRelationship({ id: '7', following: true }),
      tags: ['mrf_tag:sandbox'],
      deactivated: true,
      birthday: '1990-02-03',
      hide_follows: true,
      hide_followers: true,
      hide_follows_count: true,
      hide_followers_count: true,
      hide_favorites: false,
      allow_following_move: false,
      background_image: 'https://home.example/wall.png',
      favicon: 'https://home.example/favicon.png',
      notification_settings: { block_from_strangers: true, hide_notification_contents: true },
      unread_chat_count: 2,
    },
    follow_requests_count: 3,
  });

  it('has these fields for everybody', () => {
    expect(userOf(told)).toMatchObject({
      id: '7',
      screenName: 'eva@xn--mnchen-3ya.example',
      fullName: 'eva@xn--mnchen-3ya.example',
      shownScreenName: 'eva@münchen.example',
      name: 'Eva',
      bioHtml: '<p>Hi</p>',
      fields: [{ name: 'Site', html: '<b>eva</b>', verifiedAt: '2026-01-01T00:00:00.000Z' }],
      avatarUrl: 'https://home.example/media/mia.png',
      bannerUrl: 'https://home.example/media/banner.png',
      followingCount: 5,
      followerCount: 3,
      statusCount: 12,
      isBot: false,
      isLocked: true,
      createdAt: '2025-01-02T00:00:00.000Z',
      role: 'admin',
      rights: { moderator: true, admin: true },
      privileges: ['users_read'],
      tags: ['mrf_tag:sandbox'],
      deactivated: true,
      birthday: '1990-02-03',
      isDiscoverable: true,
      actorType: 'Group',
      hidesFollowing: true,
      hidesFollowers: true,
      hidesFollowingCount: true,
      hidesFollowerCount: true,
      hidesFavourites: false,
      backgroundUrl: 'https://home.example/wall.png',
      faviconUrl: 'https://home.example/favicon.png',
      isLocal: false,
    });
  });

  it('has these fields for its owner as well', () => {
    expect(selfOf(told)).toMatchObject({
      source: { privacy: 'private' },
      stripsRichText: true,
      showsRole: true,
      showsBirthday: true,
      allowsFollowingMove: false,
      notificationSettings: { blocksStrangers: true, hidesContents: true },
      unreadChatCount: 2,
      followRequestCount: 3,
      inLists: [],
    });
  });

  it('includes the relationship, as a separate row', () => {
    expect(relationshipsIn([told, wireUser(), null])).toMatchObject([{ id: '7', following: true }]);
  });

  it.each([
    [{ actor_type: 'Person' }, {}, 'Person'],
    [{ actor_type: 'Service' }, {}, 'Service'],
    [{ actor_type: 'Application' }, { bot: true }, 'Service'],
    [{ actor_type: 'Group' }, { bot: true }, 'Group'],
    [{}, { group: true }, 'Group'],
    [{}, { bot: true }, 'Service'],
    [{}, {}, 'Person'],
  ])('with %j and %j is a %s', (pleroma, changes, actorType) => {
    const user = userOf(wireUser({ ...changes, source: { pleroma } }));
    expect(user).toMatchObject({ actorType, isBot: actorType === 'Service' });
  });

  it('has an intermediate role, and a default one', () => {
    expect(userOf(wireUser({ pleroma: { is_moderator: true } })).role).toBe('moderator');
    expect(userOf(wireUser()).role).toBe('member');
  });

  it.each([
    [[{ id: '3', name: 'Founder', color: '' }], ['Founder']],
    [[{ id: 1, name: 'moderator' }, null, 7, {}, { name: '' }], ['moderator']],
    [[], undefined],
    ['admin', undefined],
    [undefined, undefined],
  ])('has the roles that Mastodon and GoToSocial name: %j', (roles, names) => {
    expect(userOf(wireUser({ roles } as Partial<WireUser>)).roleNames).toEqual(names);
  });

  it('includes the account it moved to', () => {
    const collector = createCollector();
    collector.addUser(wireUser({ moved: wireUser({ id: 'u9', acct: 'new@hill.example' }) }));
    expect(collector.bundle().users.map(({ id }) => id)).toEqual(['u1', 'u9']);
  });
});

describe('the current user', () => {
  it('AUTH-24 has all fields that only its owner gets, without the credentials', () => {
    const wire = wireSelf({
      locked: true,
      follow_requests_count: 4,
      source: { privacy: 'private', sensitive: true },
      pleroma: { tags: ['mrf_tag:sandbox'], unread_chat_count: 3, deactivated: false },
    });
    const answer = decodeCurrentUser(wire);
    if (isRefusal(answer)) throw new Error(answer.why);
    let state = session(undefined, userTokenReceived({ userToken: 'secret' }));
    state = session(state, currentUserReceived(answer));
    expect(state.oauth.userToken).toBe('secret');
    expect(state.currentUser).toEqual({
      id: 'u1',
      screenName: 'mia',
      fullName: 'mia@home.example',
      locked: true,
      role: 'member',
      privileges: [],
      isLocal: true,
      rights: { moderator: false, admin: false },
      deactivated: false,
      tags: ['mrf_tag:sandbox'],
      inLists: [],
      friendIds: [],
      followerIds: [],
      blockIds: [],
      muteIds: [],
      domainMutes: [],
      pinnedStatusIds: [],
      createdAt: '2025-01-01T08:00:00.000Z',
      source: { privacy: 'private', sensitive: true },
      latestScrobble: null,
      allowsFollowingMove: true,
      unreadChatCount: 3,
      followRequestCount: 4,
      chatToken: 'CHAT-TOKEN',
      backgroundUrl: null,
      settingsStore: {},
      showsRole: false,
      showsBirthday: false,
      stripsRichText: false,
      notificationSettings: { blocksStrangers: false, hidesContents: false },
    });
  });

  it('AUTH-25 is an admin, a moderator or a member, as the server says', () => {
    expect(self({ is_admin: true, is_moderator: true }).role).toBe('admin');
    expect(self({ is_admin: true }).role).toBe('admin');
    expect(self({ is_moderator: true }).role).toBe('moderator');
    expect(self({ is_admin: false, is_moderator: false }).role).toBe('member');
    expect(selfOf({ id: 'u1', acct: 'mia' }).role).toBe('member');
  });

  it('AUTH-25 has the role that the recorded accounts have', () => {
    const roleIn = (name: string) => selfOf(fixtureBody(`auth/verify-credentials${name}`)).role;
    expect(['', '-bob', '-mod', '-admin'].map(roleIn)).toEqual([
      'member',
      'member',
      'moderator',
      'admin',
    ]);
  });

  it('AUTH-26 has every privilege as an admin whose server lists none', () => {
    const all = [
      'users_read',
      'users_manage_invites',
      'users_manage_activation_state',
      'users_manage_tags',
      'users_manage_credentials',
      'users_delete',
      'messages_read',
      'messages_delete',
      'instances_delete',
      'reports_manage_reports',
      'moderation_log_read',
      'announcements_manage_announcements',
      'emoji_manage_emoji',
      'statistics_read',
    ];
    expect(selfOf(withoutPrivileges({ is_admin: true })).privileges).toEqual(all);
    expect([...privileges]).toEqual(all);
  });

  it('AUTH-27 has two privileges as a moderator without a list, and none as anyone else', () => {
    expect(selfOf(withoutPrivileges({ is_moderator: true })).privileges).toEqual([
      'messages_delete',
      'reports_manage_reports',
    ]);
    expect(selfOf(withoutPrivileges({})).privileges).toEqual([]);
    expect(selfOf({ id: 'u1' }).privileges).toEqual([]);
  });

  it('AUTH-26 AUTH-27 has the privileges that the server lists', () => {
    const listed = ['users_read', 'unheard_of'];
    expect(self({ is_admin: true, privileges: listed }).privileges).toEqual(['users_read']);
    expect(self({ is_moderator: true, privileges: [] }).privileges).toEqual([]);
    expect(self({ privileges: ['users_read'] }).privileges).toEqual(['users_read']);
  });

  it('has the number of follow requests from any of its fields', () => {
    const { follow_requests_count: _own, ...wire } = wireSelf();
    expect(selfOf({ ...wire, source: { follow_requests_count: 2 } }).followRequestCount).toBe(2);
    expect(selfOf({ ...wire, pleroma: { follow_request_count: 3 } }).followRequestCount).toBe(3);
    expect(selfOf(wire).followRequestCount).toBe(0);
  });

  it('has the settings store unchanged', () => {
    const store = { 'pleroma-fe': { _version: 1 }, linnet: { a: [1] } };
    expect(self({ settings_store: store }).settingsStore).toEqual(store);
  });
});
