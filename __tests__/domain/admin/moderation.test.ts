/** Moderation actions on accounts, and the state of the accounts after them. */
import {
  afterModerationAction,
  mayModerate,
  moderationTags,
  powersOver,
  type ModerationTag,
} from '@/domain/admin/moderation';
import { someUser } from '@support/people';

it('MOD-06 has the seven tags with their prefix', () => {
  const bare = [
    'media-force-nsfw',
    'media-strip',
    'force-unlisted',
    'disable-remote-subscription',
    'disable-any-subscription',
    'sandbox',
    'quarantine',
  ];
  expect([...moderationTags].sort()).toEqual(bare.map((name) => `mrf_tag:${name}`).sort());
});

it.each([
  [{ isAdmin: true, privileges: [] }, true],
  [{ isAdmin: false, privileges: ['users_delete'] }, true],
  [{ isAdmin: false, privileges: ['users_manage_tags'] }, true],
  [{ isAdmin: false, privileges: ['users_manage_activation_state'] }, true],
  [{ isAdmin: false, privileges: ['users_read', 'reports_manage_reports'] }, false],
  [{ isAdmin: false, privileges: [] }, false],
] as const)('%j may moderate: %s', (moderator, may) => {
  expect(mayModerate(moderator)).toBe(may);
});

it('does not let people remove their own rights or account', () => {
  const all = {
    id: 'u1',
    isAdmin: true,
    privileges: ['users_delete', 'users_manage_tags', 'users_manage_activation_state'],
  } as const;
  expect(powersOver(someUser({ id: 'u1' }), all, true)).toEqual({
    right: false,
    activation: false,
    deletion: false,
    tag: true,
  });
});

it('changes only the affected fields of an account', () => {
  const user = someUser({
    tags: ['mrf_tag:sandbox', 'friend'],
    rights: { admin: false, moderator: true },
  });
  const tag = (name: ModerationTag, wanted: boolean) =>
    afterModerationAction(user, { kind: 'tag', tag: name, wanted });
  expect(tag('mrf_tag:sandbox', false)).toEqual({ ...user, tags: ['friend'] });
  expect(tag('mrf_tag:sandbox', true).tags).toEqual(['friend', 'mrf_tag:sandbox']);
  expect(afterModerationAction(user, { kind: 'right', right: 'admin', wanted: true })).toEqual({
    ...user,
    rights: { admin: true, moderator: true },
  });
  expect(afterModerationAction(user, { kind: 'activation', wanted: false })).toEqual({
    ...user,
    deactivated: true,
  });
});
