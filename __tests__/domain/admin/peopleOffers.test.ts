import type { StaffPerson } from '@/domain/admin/people';
import { isOffered, peopleOffers } from '@/domain/admin/peopleOffers';
import { mayOpen, staffPages, type Staff } from '@/domain/admin/staff';
import type { ServerFamily } from '@/domain/session/instance';
import { privileges, type Privilege } from '@/domain/session/privileges';

const server = (family: ServerFamily) => ({ family, features: [], tagPolicyAvailable: true });
const bits = (permissions: number): Staff => ({ privileges: [], permissions });
const holding = (...held: Privilege[]): Staff => ({ privileges: held });
const admin: Staff = { privileges: [...privileges], role: 'admin' };
const moderator: Staff = { privileges: ['reports_manage_reports'], role: 'moderator' };

const pagesOf = (family: ServerFamily, staff: Staff) =>
  staffPages.filter((page) => mayOpen(page, staff, server(family)));

/** Only the Pleroma family has a log that can be read. */
const withoutLog = staffPages.filter((page) => page !== 'log');
const ofGotosocial = withoutLog.filter((page) => page !== 'content');

describe('the pages', () => {
  it.each<[string, ServerFamily, Staff, readonly string[]]>([
    ['an administrator', 'mastodon', bits(1), withoutLog],
    ['the bit for people', 'mastodon', bits(0x400), ['people', 'waiting', 'content']],
    ['the bit for reports', 'mastodon', bits(0x10), ['reports']],
    ['another bit', 'mastodon', bits(0x800), []],
    ['the bit for trends', 'mastodon', bits(0x100), ['content']],
    ['an administrator', 'gotosocial', bits(1), ofGotosocial],
    ['a moderator, whom it refuses', 'gotosocial', bits(0x410), []],
    ['an administrator', 'pleroma', admin, staffPages],
    ['the privilege to read', 'pleroma', holding('users_read'), ['people']],
    ['the privilege to read posts', 'pleroma', holding('messages_read'), ['content']],
    ['the privilege to invite', 'pleroma', holding('users_manage_invites'), ['waiting']],
    ['a moderator without further privileges', 'pleroma', moderator, ['reports']],
    ['a moderator, who needs none', 'akkoma', moderator, ['reports', 'people', 'waiting', 'log']],
    ['the bits for servers', 'mastodon', bits(0x20), ['federation']],
    ['the privilege to read the log', 'pleroma', holding('moderation_log_read'), ['log']],
    ['a member', 'akkoma', { privileges: [], role: 'member' }, []],
  ])('of %s on %s', (_who, family, staff, expected) => {
    expect(pagesOf(family, staff)).toEqual(expected);
  });
});

describe('the offers', () => {
  it('are none without a page', () => {
    expect(peopleOffers(server('mastodon'), bits(0x10))).toBeNull();
    expect(peopleOffers(server('gotosocial'), bits(0x410))).toBeNull();
  });

  it('are those of the family', () => {
    expect(peopleOffers(server('pleroma'), admin)).toMatchObject({
      measures: ['deactivated'],
      confirms: true,
      deletes: 'any',
      credentials: true,
      reports: false,
      explains: false,
    });
    expect(peopleOffers(server('mastodon'), bits(0x400))).toMatchObject({
      measures: ['sensitized', 'silenced', 'disabled', 'suspended'],
      deletes: null,
      grants: [],
      credentials: false,
      reports: false,
      explains: true,
    });
    expect(peopleOffers(server('mastodon'), bits(0x80400))).toMatchObject({
      deletes: 'suspended',
    });
    expect(peopleOffers(server('gotosocial'), bits(1))).toMatchObject({
      measures: ['suspended'],
      lifts: false,
      answers: true,
      deletes: null,
      reports: true,
    });
  });

  const person: StaffPerson = {
    id: '7',
    handle: 'ben',
    name: 'Ben',
    avatarUrl: null,
    isLocal: true,
    email: null,
    ip: null,
    reason: null,
    createdAt: null,
    confirmed: true,
    approved: true,
    inForce: [],
    rights: { admin: false, moderator: false },
    roleName: null,
    tags: [],
  };
  const pleroma = peopleOffers(server('pleroma'), admin)!;
  const mastodon = peopleOffers(server('mastodon'), bits(1))!;

  it('never let somebody remove themselves or their own rights', () => {
    expect(isOffered(pleroma, person, { kind: 'deletion' }, '7')).toBe(false);
    const revoked = { kind: 'right', right: 'admin', wanted: false } as const;
    expect(isOffered(pleroma, person, revoked, '7')).toBe(false);
    expect(isOffered(pleroma, person, revoked, '1')).toBe(true);
  });

  it('touch neither logins nor roles of other servers', () => {
    const remote = { ...person, isLocal: false };
    for (const kind of ['secondFactorOff', 'passwordChange'] as const)
      expect(isOffered(pleroma, remote, { kind }, '1')).toBe(false);
    const freeze = { kind: 'measure', measure: 'disabled', wanted: true, text: '' } as const;
    expect(isOffered(mastodon, remote, freeze, '1')).toBe(false);
    expect(isOffered(mastodon, person, freeze, '1')).toBe(true);
  });

  it('of Mastodon delete only what is suspended', () => {
    expect(isOffered(mastodon, person, { kind: 'deletion' }, '1')).toBe(false);
    const suspended: StaffPerson = { ...person, inForce: ['suspended'] };
    expect(isOffered(mastodon, suspended, { kind: 'deletion' }, '1')).toBe(true);
  });
});
