import {
  personCommandsFor,
  type PersonCommand,
  type PersonActor,
} from '@/domain/people/personCommands';
import type { Relationship } from '@/domain/people/relationship';
import type { User } from '@/domain/people/user';
import { decodeRelationships } from '@/api/decode/people/relationship';
import type { WireRelationship } from '@/api/wire/relationship';
import { remoteUser } from '@support/people/relationshipActions';
import { wireRelationship } from '@support/wire';

const member: PersonActor = {
  ownId: 'u1',
  canChat: true,
  canList: true,
  canRemoveFollowers: true,
  canMuteDomains: true,
  canFeature: true,
  choosesAnybody: true,
};
const relation = (changes: Partial<WireRelationship> = {}): Relationship =>
  decodeRelationships([wireRelationship(changes)])[0]!;

const offered = (
  action: PersonCommand,
  {
    user = {},
    relationship = relation(),
    actor = {},
  }: {
    user?: Partial<User>;
    relationship?: Relationship | undefined;
    actor?: Partial<PersonActor>;
  } = {},
) =>
  personCommandsFor({
    user: remoteUser(user),
    relationship,
    actor: { ...member, ...actor },
  }).includes(action);

describe('what may be done with a person', () => {
  it.each<[PersonCommand, string, Parameters<typeof offered>[1], boolean]>([
    ['follow', 'somebody else', {}, true],
    ['follow', 'a visitor', { actor: { ownId: null } }, false],
    ['follow', 'oneself', { actor: { ownId: 'u2' } }, false],
    ['follow', 'deactivated', { user: { deactivated: true } }, false],
    ['mention', 'deactivated', { user: { deactivated: true } }, false],
    ['chat', 'no chats on the server', { actor: { canChat: false } }, false],
    ['chat', 'takes no chat messages', { user: { acceptsChatMessages: false } }, false],
    ['chat', 'does not say whether', { user: { acceptsChatMessages: null } }, true],
    ['subscribe', 'anybody', {}, true],
    ['subscribe', 'only those followed', { actor: { choosesAnybody: false } }, false],
    [
      'subscribe',
      'only those followed, who is',
      { actor: { choosesAnybody: false }, relationship: relation({ following: true }) },
      true,
    ],
    ['lists', 'no lists on the server', { actor: { canList: false } }, false],
    ['lists', 'only those followed', { actor: { choosesAnybody: false } }, false],
    ['repeats', 'not followed', {}, false],
    ['repeats', 'followed', { relationship: relation({ following: true }) }, true],
    ['feature', 'not followed', {}, false],
    ['feature', 'followed', { relationship: relation({ following: true }) }, true],
    [
      'feature',
      'a server without the call',
      { relationship: relation({ following: true }), actor: { canFeature: false } },
      false,
    ],
    ['note', 'somebody else', {}, true],
    ['note', 'no note field', { relationship: { ...relation(), note: null } }, false],
    ['highlight', 'oneself', { actor: { ownId: 'u2' } }, false],
    ['mute', 'oneself', { actor: { ownId: 'u2' } }, false],
    ['muteFor', 'muted already', { relationship: relation({ muting: true }) }, false],
    ['block', 'deactivated', { user: { deactivated: true } }, true],
    ['removeFollower', 'follows', { relationship: relation({ followed_by: true }) }, true],
    ['removeFollower', 'does not follow', {}, false],
    [
      'removeFollower',
      'a server without the call',
      { relationship: relation({ followed_by: true }), actor: { canRemoveFollowers: false } },
      false,
    ],
    ['muteDomain', 'from elsewhere', {}, true],
    ['muteDomain', 'a server without the call', { actor: { canMuteDomains: false } }, false],
    ['muteDomain', 'from here', { user: { isLocal: true } }, false],
    ['openOriginal', 'from elsewhere', { actor: { ownId: null } }, true],
    ['openOriginal', 'from here', { user: { isLocal: true } }, false],
    ['copyHandle', 'a visitor', { actor: { ownId: null } }, true],
    ['report', 'oneself', { actor: { ownId: 'u2' } }, false],
    ['report', 'a visitor', { actor: { ownId: null } }, false],
  ])('%s, %s', (action, _case, facts, expected) => {
    expect(offered(action, facts)).toBe(expected);
  });

  it('offers nothing that depends on the relationship before that is known', () => {
    const actions = personCommandsFor({
      user: remoteUser(),
      relationship: undefined,
      actor: member,
    });
    for (const action of ['repeats', 'note', 'muteFor', 'removeFollower'] as const) {
      expect(actions).not.toContain(action);
    }
    expect(actions).toEqual(expect.arrayContaining(['follow', 'mute', 'block', 'report']));
  });
});
