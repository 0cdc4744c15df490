/** Reports as each family sends them to its moderators; a test names only what its story needs. */
import type { WireReport } from '@/api/wire/notification';
import type { WireStaffAccount, WireStaffReport } from '@/api/wire/moderation';
import { wireReport, wireStatus, wireUser } from '@support/wire';

/** Mallory is reported, Ben reports. */
const mallory = wireUser({ id: 'u4', acct: 'mallory', username: 'mallory' });
const ben = wireUser({ id: 'u2', acct: 'ben', username: 'ben' });

export const pleromaReport = (id: string, changes: Partial<WireReport> & object = {}): WireReport =>
  wireReport({ id, account: { ...mallory, is_active: true, local: true }, actor: ben, ...changes });

export const staffAccount = (changes: Partial<WireStaffAccount> = {}): WireStaffAccount => ({
  id: 'u4',
  username: 'mallory',
  domain: null,
  disabled: false,
  sensitized: false,
  silenced: false,
  suspended: false,
  account: mallory,
  ...changes,
});

export const mastodonReport = (
  id: string,
  changes: Partial<WireStaffReport> = {},
): WireStaffReport => ({
  id,
  action_taken: false,
  category: 'spam',
  comment: 'Buy <now>',
  created_at: '2026-11-20T08:00:00.000Z',
  account: staffAccount({ id: 'u2', username: 'ben', account: ben }),
  target_account: staffAccount(),
  assigned_account: null,
  statuses: [wireStatus({ id: 's9', account: mallory })],
  rules: [],
  ...changes,
});
