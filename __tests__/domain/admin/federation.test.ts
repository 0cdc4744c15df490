import { federationOffers, isFound, isSameRule, newRule } from '@/domain/admin/federation';
import type { ServerFamily } from '@/domain/session/instance';
import type { Role } from '@/domain/session/privileges';

const offers = (family: ServerFamily, role: Role, permissions = 0) =>
  federationOffers({ family, features: [] }, { role, permissions, privileges: [] });

it.each([
  ['pleroma', 'admin', 0, 'pleroma'],
  ['akkoma', 'admin', 0, 'pleroma'],
  ['pleroma', 'moderator', 0, undefined],
  ['gotosocial', 'admin', 1, 'gotosocial'],
  ['gotosocial', 'member', 0, undefined],
  ['mastodon', 'admin', 1, 'mastodon'],
  ['mastodon', 'member', 0x20, 'mastodon'],
  ['mastodon', 'moderator', 0x10, undefined],
] as const)('%s, %s with %i: %s', (family, role, permissions, api) => {
  expect(offers(family, role, permissions)?.api).toBe(api);
});

it('a right to block sign-ups alone shows no servers', () => {
  expect(offers('mastodon', 'moderator', 0x80)).toMatchObject({ severities: [], signUps: true });
  expect(offers('mastodon', 'moderator', 0x20)?.signUps).toBe(false);
});

it('only what a family has is offered', () => {
  expect(offers('gotosocial', 'admin', 1)).toMatchObject({
    severities: ['suspend', 'allow'],
    rejects: false,
    relays: false,
    signUps: false,
    tells: null,
  });
  expect(offers('pleroma', 'admin')).toMatchObject({ relays: true, privateComment: false });
});

it('rules are the same if staff decided the same', () => {
  const rule = newRule('a.example', 'suspend');
  expect(isSameRule(rule, { ...rule, id: '7', since: '2026-01-01' })).toBe(true);
  const [one, other] = [
    ['media_nsfw', 'quarantined'] as const,
    ['quarantined', 'media_nsfw'] as const,
  ];
  expect(isSameRule({ ...rule, further: [...one] }, { ...rule, further: [...other] })).toBe(true);
  expect(isSameRule(rule, { ...rule, publicComment: 'x' })).toBe(false);
  expect(isSameRule(null, rule)).toBe(false);
  expect(isSameRule(null, null)).toBe(true);
});

it('rules are found by host and comments, all words somewhere', () => {
  const rule = { ...newRule('spam.example', 'suspend'), privateComment: 'Ask Ben' };
  expect([isFound(rule, ''), isFound(rule, 'BEN spam'), isFound(rule, 'ben far')]).toEqual([
    true,
    true,
    false,
  ]);
});
