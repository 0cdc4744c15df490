import fc from 'fast-check';
import { decodeInvites } from '@/api/decode/admin/invites';
import { decodeOneStaffPerson, decodeStaffPeople } from '@/api/decode/admin/staffPerson';
import { isRefusal } from '@/api/decode/engine/refusal';
import { measures } from '@/domain/admin/reportQueue';
import { mastodonPerson, pleromaPerson } from '@support/admin/people';
import { damagedCopies } from '@support/engine/api/damage';

const only = (wire: unknown) => decodeStaffPeople([wire]).people[0];

it('reads the sign-up and the standing, in the words of each family', () => {
  const shared = {
    id: '7',
    handle: 'person-7',
    isLocal: true,
    email: '7@mail.example',
    reason: 'I like boats',
    createdAt: '2026-11-20T08:00:00.000Z',
    approved: false,
  };
  expect(only(pleromaPerson('7', { is_approved: false, is_active: false }))).toMatchObject({
    ...shared,
    ip: null,
    inForce: ['deactivated'],
  });
  expect(only(mastodonPerson('7', { approved: false, silenced: true }))).toMatchObject({
    ...shared,
    ip: '192.0.2.7',
    inForce: ['silenced'],
  });
});

it('reads roles, tags, and addresses in the form of older servers', () => {
  const roles = { admin: false, moderator: true };
  expect(only(pleromaPerson('7', { roles, tags: ['mrf_tag:sandbox'] }))).toMatchObject({
    rights: roles,
    tags: ['mrf_tag:sandbox'],
  });
  const role = { id: '3', name: 'Owner', permissions: '1', color: '', highlighted: true };
  const ip = { user_id: 7, ip: '2001:db8::1' };
  expect(only(mastodonPerson('7', { role, ip }))).toMatchObject({
    rights: { admin: true, moderator: false },
    roleName: 'Owner',
    ip: '2001:db8::1',
  });
});

it('takes nobody of another server for somebody who waits', () => {
  const far = { domain: 'far.example', approved: false, confirmed: false };
  expect(only(mastodonPerson('7', far))).toMatchObject({
    handle: 'person-7@far.example',
    isLocal: false,
    approved: true,
    confirmed: true,
  });
});

it('refuses what is nobody, and keeps the others of a page', () => {
  for (const wire of [null, 7, 'x', [], {}, { id: '1' }, { nickname: 'x' }])
    expect(isRefusal(decodeOneStaffPerson(wire))).toBe(true);
  expect(decodeStaffPeople([null, pleromaPerson('2')]).people.map(({ id }) => id)).toEqual(['2']);
});

it.each([
  ['Pleroma', pleromaPerson('7')],
  ['Mastodon', mastodonPerson('7')],
])('makes somebody whole of any damage to a person of %s', (_family, original) => {
  fc.assert(
    fc.property(damagedCopies(original), (wire) => {
      for (const person of decodeStaffPeople([wire]).people) {
        expect(person.id).not.toBe('');
        expect(person.handle).not.toBe('');
        for (const text of [person.email, person.ip, person.reason, person.roleName])
          expect(text === null || (typeof text === 'string' && text !== '')).toBe(true);
        expect(measures).toEqual(expect.arrayContaining(person.inForce));
        expect(person.tags.every((tag) => typeof tag === 'string')).toBe(true);
        expect(typeof person.approved).toBe('boolean');
      }
    }),
  );
});

describe('invitations', () => {
  const invite = { id: 3, token: 'abc', used: false, expires_at: null, uses: 1, max_use: 5 };

  it('are read with their limits, and those without any', () => {
    expect(decodeInvites([invite, { ...invite, id: 4, max_use: null }, {}])).toMatchObject([
      { id: '3', token: 'abc', revoked: false, uses: 1, mostUses: 5, expiresOn: null },
      { id: '4', mostUses: null },
    ]);
    const [dated] = decodeInvites([{ ...invite, expires_at: '2031-01-31T00:00:00' }]);
    expect(dated?.expiresOn).toBe('2031-01-31');
  });

  it('are whole after any damage', () => {
    fc.assert(
      fc.property(damagedCopies(invite), (wire) => {
        for (const { id, token, uses } of decodeInvites([wire])) {
          expect(id).not.toBe('');
          expect(token).not.toBe('');
          expect(Number.isFinite(uses) && uses >= 0).toBe(true);
        }
      }),
    );
  });
});
