/**
 * The rights that open the pages of the moderators' area; part of the first load, as the navigation
 * asks for them. What somebody may do on a page is decided there.
 */
import type { CurrentUser } from '@/domain/session/session';
import type { InstanceConfig } from '@/domain/session/instance';
import type { Privilege } from '@/domain/session/privileges';

export type Staff = Pick<CurrentUser, 'privileges' | 'permissions'> &
  Partial<Pick<CurrentUser, 'role'>>;

type Server = Pick<InstanceConfig, 'family'>;

interface PageRight {
  /** The privilege, on servers of the Pleroma family. */
  privilege?: Privilege;
  /** The bit in the roles that Mastodon and GoToSocial send. */
  bit?: number;
  /** Moderators have it where the server knows no privileges. */
  moderators?: true;
  /** Administrators have it, and nobody else gets it by a privilege. */
  administrators?: true;
  /** The bit counts on Mastodon alone, as others have no such calls. */
  mastodonOnly?: true;
}

/** In the order of the navigation. */
const rights = {
  reports: { privilege: 'reports_manage_reports', bit: 0x10, moderators: true },
  people: { privilege: 'users_read', bit: 0x400, moderators: true },
  waiting: { privilege: 'users_manage_invites', bit: 0x400, moderators: true },
  content: { privilege: 'messages_read', bit: 0x500, mastodonOnly: true },
  federation: { bit: 0xa0, administrators: true },
  server: { privilege: 'statistics_read', bit: 0x08, administrators: true },
  log: { privilege: 'moderation_log_read', moderators: true },
} as const satisfies Record<string, PageRight>;

export type StaffPage = keyof typeof rights;

const ADMINISTRATOR = 1;

export const staffPages = Object.keys(rights) as StaffPage[];

export function mayOpen(page: StaffPage, staff: Staff, { family }: Server): boolean {
  const { privilege, bit = 0, moderators, administrators, mastodonOnly }: PageRight = rights[page];
  const { privileges, permissions = 0, role } = staff;
  // GoToSocial refuses every such call of a moderator, whatever the bits say.
  const further = family === 'gotosocial' ? 0 : bit;
  const isBitKnown = bit > 0 && !(mastodonOnly && family !== 'mastodon');
  const bits = isBitKnown ? further | ADMINISTRATOR : 0;
  return (
    (privilege !== undefined && privileges.includes(privilege)) ||
    (permissions & bits) > 0 ||
    (administrators === true && role === 'admin') ||
    (moderators === true && family === 'akkoma' && role === 'moderator')
  );
}

export const mayModerateAtAll = (staff: Staff, server: Server): boolean =>
  staffPages.some((page) => mayOpen(page, staff, server));
