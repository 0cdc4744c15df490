/** The sights of people and the actions on them that a family and a right allow. */
import type { InstanceConfig } from '@/domain/session/instance';
import type { Privilege } from '@/domain/session/privileges';
import { isPleromaFamily } from '@/domain/session/serverFamily';
import type { Right } from './moderation';
import type { PersonAction, RoleFilter, SearchField, Standing, StaffPerson } from './people';
import type { Measure } from './reportQueue';
import { mayOpen, type Staff } from './staff';

export interface PeopleOffers {
  fields: readonly SearchField[];
  standings: readonly Standing[];
  roles: readonly RoleFilter[];
  /** Restrictions by tags of the policy. */
  tags: boolean;
  approves: boolean;
  rejects: boolean;
  /** A refusal may come with words to the applicant. */
  answers: boolean;
  measures: readonly Measure[];
  /** Measures can be lifted. */
  lifts: boolean;
  /** A measure may come with words to the account. */
  explains: boolean;
  confirms: boolean;
  /** `suspended`: only what is suspended can be deleted. */
  deletes: 'any' | 'suspended' | null;
  grants: readonly Right[];
  resetLinks: boolean;
  /** Second factor and password are an administrator's. */
  credentials: boolean;
  reports: boolean;
}

const none: PeopleOffers = {
  fields: [],
  standings: ['any'],
  roles: ['any'],
  tags: false,
  approves: false,
  rejects: false,
  answers: false,
  measures: [],
  lifts: false,
  explains: false,
  confirms: false,
  deletes: null,
  grants: [],
  resetLinks: false,
  credentials: false,
  reports: false,
};

/** The bits of Mastodon's roles. */
const ADMINISTRATOR = 0x1;
const MANAGE_REPORTS = 0x10;
const MANAGE_USERS = 0x400;
const DELETE_USER_DATA = 0x80000;

type Server = Pick<InstanceConfig, 'family' | 'features' | 'tagPolicyAvailable'>;

/** Null for somebody who may see neither people nor the waiting room. */
export function peopleOffers(instance: Server, staff: Staff): PeopleOffers | null {
  if (!mayOpen('people', staff, instance) && !mayOpen('waiting', staff, instance)) return null;
  return isPleromaFamily(instance) ? ofPleroma(instance, staff) : ofMastodon(instance, staff);
}

function ofPleroma(instance: Server, staff: Staff): PeopleOffers {
  // Akkoma's moderators have these, although it lists no privileges.
  const isModerator = mayOpen('people', staff, instance);
  const may = (privilege: Privilege, usual = false): boolean =>
    staff.privileges.includes(privilege) || (usual && instance.family === 'akkoma' && isModerator);
  const isAdmin = staff.role === 'admin';
  return {
    ...none,
    fields: ['name', 'displayName', 'email', 'domain'],
    standings: ['any', 'active', 'waiting', 'unconfirmed', 'deactivated'],
    roles: ['any', 'admin', 'moderator'],
    tags: instance.tagPolicyAvailable && may('users_manage_tags', true),
    approves: may('users_manage_invites', true),
    // To refuse somebody is to delete the account.
    rejects: may('users_delete'),
    measures: may('users_manage_activation_state', true) ? ['deactivated'] : [],
    lifts: true,
    confirms: isAdmin,
    deletes: may('users_delete') ? 'any' : null,
    grants: isAdmin ? ['admin', 'moderator'] : [],
    resetLinks: may('users_manage_credentials'),
    credentials: isAdmin,
  };
}

function ofMastodon({ family }: Server, { permissions = 0 }: Staff): PeopleOffers {
  const isAdmin = (permissions & ADMINISTRATOR) > 0;
  const may = (bit: number): boolean => isAdmin || (permissions & bit) > 0;
  const managesUsers = may(MANAGE_USERS);
  const shared: PeopleOffers = {
    ...none,
    fields: ['name', 'displayName', 'email', 'ip', 'domain'],
    standings: ['any', 'active', 'waiting', 'suspended'],
    roles: ['any', 'staff'],
    approves: managesUsers,
    rejects: managesUsers,
    explains: true,
    reports: may(MANAGE_REPORTS),
  };
  if (family === 'gotosocial') return { ...shared, answers: true, measures: ['suspended'] };
  return {
    ...shared,
    standings: ['any', 'active', 'waiting', 'silenced', 'disabled', 'suspended'],
    measures: ['sensitized', 'silenced', 'disabled', 'suspended'],
    lifts: true,
    deletes: may(DELETE_USER_DATA) ? 'suspended' : null,
  };
}

/** True if this may be done to this person by somebody who is offered it in general. */
export function isOffered(
  offers: PeopleOffers,
  person: StaffPerson,
  action: PersonAction,
  ownId: string | null,
): boolean {
  // Some servers would let the last administrator go.
  if (person.id === ownId && action.kind !== 'tag') return false;
  const { isLocal, inForce } = person;
  switch (action.kind) {
    case 'approval':
      return isLocal && !person.approved && (action.wanted ? offers.approves : offers.rejects);
    case 'measure':
      return (
        offers.measures.includes(action.measure) &&
        (action.wanted || offers.lifts) &&
        // Only people of this server log in here.
        (isLocal || action.measure !== 'disabled')
      );
    case 'confirmation':
    case 'confirmationMail':
      return offers.confirms && isLocal && !person.confirmed;
    case 'secondFactorOff':
    case 'passwordChange':
      return offers.credentials && isLocal;
    case 'right':
      return offers.grants.includes(action.right) && isLocal && !inForce.includes('deactivated');
    case 'tag':
      return offers.tags;
    case 'deletion':
      return (
        offers.deletes === 'any' ||
        (offers.deletes === 'suspended' && inForce.includes('suspended'))
      );
  }
}
