/** The right that opens the moderators' area; part of the first load, as the navigation asks for it. */
import type { CurrentUser } from '@/domain/session/session';

export type Staff = Pick<CurrentUser, 'privileges' | 'permissions'>;

/** The bits of administrators and for reports, in the roles that Mastodon and GoToSocial send. */
const BITS = 0x11;

export const managesReports = ({ privileges, permissions = 0 }: Staff): boolean =>
  privileges.includes('reports_manage_reports') || (permissions & BITS) > 0;
