/** People as staff sees them: how a list of them is filtered, and what is done about one. */
import type { EntityBundle } from '@/domain/engine/entities';
import type { ModerationTag, Right } from './moderation';
import type { Measure } from './reportQueue';

export interface StaffPerson {
  id: string;
  /** With the domain, for people of other servers. */
  handle: string;
  name: string;
  avatarUrl: string | null;
  isLocal: boolean;
  /** These are null where the right or the server does not show them. */
  email: string | null;
  ip: string | null;
  /** The reason they gave when they signed up. */
  reason: string | null;
  createdAt: string | null;
  confirmed: boolean;
  approved: boolean;
  /** The measures that are in force. */
  inForce: Measure[];
  rights: Record<Right, boolean>;
  /** The name of a further role, where servers have such. */
  roleName: string | null;
  tags: string[];
}

export const searchFields = ['name', 'displayName', 'email', 'ip', 'domain'] as const;
export type SearchField = (typeof searchFields)[number];

export const origins = ['any', 'local', 'remote'] as const;
export type Origin = (typeof origins)[number];

export type Standing =
  | 'any'
  | 'active'
  | 'waiting'
  | 'unconfirmed'
  | 'deactivated'
  | 'silenced'
  | 'disabled'
  | 'suspended';

export type RoleFilter = 'any' | 'staff' | Right;

export interface PeopleFilter {
  query: string;
  field: SearchField;
  origin: Origin;
  standing: Standing;
  role: RoleFilter;
  tag: ModerationTag | 'any';
}

export const everybody: PeopleFilter = {
  query: '',
  field: 'name',
  origin: 'local',
  standing: 'any',
  role: 'any',
  tag: 'any',
};

/** Those who have signed up and wait for an answer. */
export const waitingPeople: PeopleFilter = { ...everybody, standing: 'waiting' };

export const isSameFilter = (one: PeopleFilter, other: PeopleFilter): boolean =>
  (Object.keys(one) as (keyof PeopleFilter)[]).every((key) => one[key] === other[key]);

/** One action on a person. */
export type PersonAction =
  /** `text` goes to the applicant, where the server sends it. */
  | { kind: 'approval'; wanted: boolean; text: string }
  /** `text` goes to the account, where the server sends it. */
  | { kind: 'measure'; measure: Measure; wanted: boolean; text: string }
  | { kind: 'confirmation' }
  | { kind: 'confirmationMail' }
  | { kind: 'secondFactorOff' }
  | { kind: 'passwordChange' }
  | { kind: 'right'; right: Right; wanted: boolean }
  | { kind: 'tag'; tag: ModerationTag; wanted: boolean }
  | { kind: 'deletion' };

/** True if both are about the same thing, such as the same tag, whatever they want of it. */
export function isSameMatter(one: PersonAction, other: PersonAction): boolean {
  switch (one.kind) {
    case 'measure':
      return other.kind === 'measure' && one.measure === other.measure;
    case 'right':
      return other.kind === 'right' && one.right === other.right;
    case 'tag':
      return other.kind === 'tag' && one.tag === other.tag;
    default:
      return one.kind === other.kind;
  }
}

/** False if there is nothing left to do, so that nothing acts twice. */
export function isToBeDoneTo(person: StaffPerson, action: PersonAction): boolean {
  switch (action.kind) {
    case 'approval':
    case 'confirmationMail':
      return action.kind === 'approval' ? !person.approved : !person.confirmed;
    case 'confirmation':
      return !person.confirmed;
    case 'measure':
      return person.inForce.includes(action.measure) !== action.wanted;
    case 'right':
      return person.rights[action.right] !== action.wanted;
    case 'tag':
      return person.tags.includes(action.tag) !== action.wanted;
    case 'secondFactorOff':
    case 'passwordChange':
    case 'deletion':
      return true;
  }
}

/** True if somebody else has done the opposite, so that theirs counts. */
export const isOvertaken = (person: StaffPerson, action: PersonAction): boolean =>
  action.kind === 'approval' && !action.wanted && person.approved;

const changed = <Item>(items: readonly Item[], item: Item, wanted: boolean): Item[] => [
  ...items.filter((one) => one !== item),
  ...(wanted ? [item] : []),
];

/** The person after an action that the server has confirmed; null if there is none any more. */
export function afterPersonAction(person: StaffPerson, action: PersonAction): StaffPerson | null {
  switch (action.kind) {
    case 'approval':
      return action.wanted ? { ...person, approved: true } : null;
    case 'confirmation':
      return { ...person, confirmed: true };
    case 'measure':
      return { ...person, inForce: changed(person.inForce, action.measure, action.wanted) };
    case 'right':
      return { ...person, rights: { ...person.rights, [action.right]: action.wanted } };
    case 'tag':
      return { ...person, tags: changed(person.tags, action.tag, action.wanted) };
    case 'deletion':
      return null;
    case 'confirmationMail':
    case 'secondFactorOff':
    case 'passwordChange':
      return person;
  }
}

export interface PeoplePage {
  people: StaffPerson[];
  /** Null on the last page. */
  next: string | null;
  /** Null where the server does not count. */
  total: number | null;
  /** The public sides, where the answer has them. */
  entities: EntityBundle;
}

/**
 * Those on the first page who signed up after the known ones. Once known ones have left the list,
 * older people move up to its first page: they are no news.
 */
export function newcomersOf(
  page: readonly StaffPerson[],
  known: readonly StaffPerson[],
  allKnown: boolean,
): StaffPerson[] {
  const ids = new Set(known.map(({ id }) => id));
  const firstKnown = page.findIndex(({ id }) => ids.has(id));
  const newest = Math.max(...known.map(signedUpAt));
  return page.filter(
    (person, at) =>
      !ids.has(person.id) && (allKnown || at < firstKnown || signedUpAt(person) > newest),
  );
}

const signedUpAt = ({ createdAt }: StaffPerson): number => Date.parse(createdAt ?? '') || 0;

/** The keys of requests. */
export const PEOPLE_LIST = 'staff people';
export const MORE_PEOPLE = 'staff people more';
export const personRequest = (id: string): string => `staff person ${id}`;
export const personReportsRequest = (id: string): string => `reports of ${id}`;
export const resetLinkRequest = (id: string): string => `reset link of ${id}`;
