/** The privileges of staff, as the server lists them or, without a list, as roles imply them. */

export type Role = 'admin' | 'moderator' | 'member';

export const privileges = [
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
] as const;

export type Privilege = (typeof privileges)[number];

export function roleOf(rights: { admin: boolean; moderator: boolean }): Role {
  if (rights.admin) return 'admin';
  return rights.moderator ? 'moderator' : 'member';
}

/** `sent` is the server's list, or null. */
export function privilegesOf(role: Role, sent: readonly string[] | null): Privilege[] {
  if (sent) return privileges.filter((privilege) => sent.includes(privilege));
  if (role === 'admin') return [...privileges];
  return role === 'moderator' ? ['messages_delete', 'reports_manage_reports'] : [];
}
