/** The right that opens the moderators' area; part of the first load, as the navigation asks for it. */
import type { CurrentUser } from '@/domain/session/session';

export type Staff = Pick<CurrentUser, 'privileges' | 'permissions'>;

/** The bits of the roles that Mastodon and GoToSocial send: administrators, and for reports. */
const BITS = [0x1, 0x10];

/** Numbers of roles may be longer than 32 bits, which the bit operators cut off. */
export const managesReports = ({ privileges, permissions = 0 }: Staff): boolean =>
  privileges.includes('reports_manage_reports') ||
  BITS.some((bit) => Math.floor(permissions / bit) % 2 === 1);
