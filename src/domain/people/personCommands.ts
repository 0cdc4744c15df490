/**
 * The rules of what may be done with a person, and by whom: for the buttons beside a name and the
 * person menu.
 */
import type { Relationship } from './relationship';
import type { User } from './user';

/** The reader, and the server's capabilities. */
export interface PersonActor {
  /** Null for visitors. */
  ownId: string | null;
  canChat: boolean;
  canList: boolean;
  canRemoveFollowers: boolean;
  canMuteDomains: boolean;
  canFeature: boolean;
  /** The bell and lists are available for anybody, not only for followed people. */
  choosesAnybody: boolean;
}

/** In menu order. */
export const personCommands = [
  'follow',
  'mention',
  'chat',
  'subscribe',
  'repeats',
  'lists',
  'note',
  'highlight',
  'feature',
  'copyHandle',
  'openOriginal',
  'mute',
  'muteFor',
  'muteNotifications',
  'block',
  'removeFollower',
  'muteDomain',
  'report',
] as const;

export type PersonCommand = (typeof personCommands)[number];

/** Except the entry that is a link and has no command. */
export type PersonMenuCommand = Exclude<PersonCommand, 'openOriginal'>;

/**
 * Commands that are confirmed first, if the reader wants that; for a mute, also with its duration.
 */
export type ConfirmedPersonCommand = 'unfollow' | 'block' | 'removeFollower' | 'muteDomain';

interface Facts {
  user: User;
  /** Undefined until fetched. */
  relationship: Relationship | undefined;
  actor: PersonActor;
}

type Rule = (facts: Facts) => boolean;

const another: Rule = ({ user, actor }) => actor.ownId !== null && actor.ownId !== user.id;
/** Another active person. */
const partner: Rule = (facts) => another(facts) && !facts.user.deactivated;

/** Somebody who can be subscribed to or put on a list. */
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
  // Servers refuse it for people whom the reader does not follow.
  feature: (facts) =>
    partner(facts) && facts.actor.canFeature && (facts.relationship?.following ?? false),
  note: (facts) => another(facts) && (facts.relationship?.note ?? null) !== null,
  copyHandle: () => true,
  openOriginal: ({ user }) => !user.isLocal && user.profileUrl !== '',
  mute: partner,
  muteFor: (facts) => partner(facts) && facts.relationship?.muting === false,
  muteNotifications: partner,
  block: another,
  removeFollower: (facts) =>
    another(facts) && facts.actor.canRemoveFollowers && (facts.relationship?.followedBy ?? false),
  muteDomain: (facts) => another(facts) && facts.actor.canMuteDomains && !facts.user.isLocal,
  // One cannot report oneself.
  report: another,
};

export const personCommandsFor = (facts: Facts): PersonCommand[] =>
  personCommands.filter((action) => rules[action](facts));
