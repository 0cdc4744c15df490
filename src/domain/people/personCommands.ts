/**
 * What may be done with a person, and by whom: the rules behind the buttons beside a name and the
 * entries of the menu there.
 */
import type { Relationship } from './relationship';
import type { User } from './user';

/** Who looks, and what the server can do for them. */
export interface PersonActor {
  /** Null for visitors. */
  ownId: string | null;
  canChat: boolean;
  canList: boolean;
  canRemoveFollowers: boolean;
  canMuteDomains: boolean;
  /** The bell and lists are for anybody, and not only for those whom the reader follows. */
  choosesAnybody: boolean;
}

/** In the order in which the menu has them. */
export const personCommands = [
  'follow',
  'mention',
  'chat',
  'subscribe',
  'repeats',
  'lists',
  'note',
  'highlight',
  'copyHandle',
  'openOriginal',
  'mute',
  'muteFor',
  'block',
  'removeFollower',
  'muteDomain',
  'report',
] as const;

export type PersonCommand = (typeof personCommands)[number];

/** What is asked before, where the reader wants that; of a mute, also how long it lasts. */
export type ConfirmedPersonCommand = 'unfollow' | 'block' | 'removeFollower' | 'muteDomain';

interface Facts {
  user: User;
  /** Undefined until the server told. */
  relationship: Relationship | undefined;
  actor: PersonActor;
}

type Rule = (facts: Facts) => boolean;

const another: Rule = ({ user, actor }) => actor.ownId !== null && actor.ownId !== user.id;
/** Somebody else who can still take part. */
const partner: Rule = (facts) => another(facts) && !facts.user.deactivated;

/** Somebody who may be singled out. */
const chosen: Rule = (facts) =>
  partner(facts) && (facts.actor.choosesAnybody || (facts.relationship?.following ?? false));

const rules: Record<PersonCommand, Rule> = {
  follow: partner,
  mention: partner,
  chat: (facts) =>
    partner(facts) && facts.actor.canChat && facts.user.acceptsChatMessages !== false,
  subscribe: chosen,
  repeats: (facts) => partner(facts) && (facts.relationship?.following ?? false),
  lists: (facts) => chosen(facts) && facts.actor.canList,
  highlight: partner,
  note: (facts) => another(facts) && (facts.relationship?.note ?? null) !== null,
  copyHandle: () => true,
  openOriginal: ({ user }) => !user.isLocal && user.profileUrl !== '',
  mute: partner,
  muteFor: (facts) => partner(facts) && facts.relationship?.muting === false,
  block: another,
  removeFollower: (facts) =>
    another(facts) && facts.actor.canRemoveFollowers && (facts.relationship?.followedBy ?? false),
  muteDomain: (facts) => another(facts) && facts.actor.canMuteDomains && !facts.user.isLocal,
  // Nobody reports themselves.
  report: another,
};

export const personCommandsFor = (facts: Facts): PersonCommand[] =>
  personCommands.filter((action) => rules[action](facts));
