import { privileges, privilegesOf, roleOf } from '@/domain/session/privileges';

describe('roles and privileges', () => {
  it.each([
    [{ admin: true, moderator: true }, 'admin'],
    [{ admin: false, moderator: true }, 'moderator'],
    [{ admin: false, moderator: false }, 'member'],
  ])('AUTH-25 derives the role from %j', (rights, role) => {
    expect(roleOf(rights)).toBe(role);
  });

  it('AUTH-26 gives an admin without a list all fourteen', () => {
    expect(privilegesOf('admin', null)).toEqual([
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
    ]);
  });

  it('AUTH-27 gives a moderator without a list two, and everyone else none', () => {
    expect(privilegesOf('moderator', null)).toEqual(['messages_delete', 'reports_manage_reports']);
    expect(privilegesOf('member', null)).toEqual([]);
  });

  it('uses the list that was sent, without unknown privileges', () => {
    expect(privilegesOf('admin', ['users_read', 'fly'])).toEqual(['users_read']);
    expect(privilegesOf('moderator', [])).toEqual([]);
    expect(privilegesOf('member', [...privileges])).toHaveLength(14);
  });
});
