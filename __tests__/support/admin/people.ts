/** People as each family sends them to its staff; a test names only what its story needs. */
import type { WireStaffAccount, WireStaffUser } from '@/api/wire/moderation';
import { wireUser } from '@support/wire';

export const pleromaPerson = (id: string, changes: Partial<WireStaffUser> = {}): WireStaffUser => ({
  id,
  nickname: `person-${id}`,
  display_name: `Person ${id}`,
  avatar: 'https://home.example/a.png',
  local: true,
  email: `${id}@mail.example`,
  registration_reason: 'I like boats',
  created_at: '2026-11-20T08:00:00.000Z',
  is_active: true,
  is_approved: true,
  is_confirmed: true,
  roles: { admin: false, moderator: false },
  tags: [],
  ...changes,
});

export const mastodonPerson = (
  id: string,
  changes: Partial<WireStaffAccount> = {},
): WireStaffAccount => ({
  id,
  username: `person-${id}`,
  domain: null,
  created_at: '2026-11-20T08:00:00.000Z',
  email: `${id}@mail.example`,
  ip: '192.0.2.7',
  ips: [],
  invite_request: 'I like boats',
  confirmed: true,
  approved: true,
  disabled: false,
  sensitized: false,
  silenced: false,
  suspended: false,
  account: wireUser({ id, acct: `person-${id}`, username: `person-${id}` }),
  ...changes,
});
