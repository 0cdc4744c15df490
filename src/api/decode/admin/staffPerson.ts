/**
 * Decodes people as staff sees them. The Pleroma family sends the staff's side alone; Mastodon and
 * GoToSocial wrap the public account in it.
 */
import type { Measure } from '@/domain/admin/reportQueue';
import type { StaffPerson } from '@/domain/admin/people';
import type { EntityBundle } from '@/domain/engine/entities';
import type { WireStaffAccount, WireStaffUser } from '@/api/wire/moderation';
import { createCollector, type Collector } from '@/api/decode/engine/collector';
import {
  countOf,
  fieldsOf,
  flagOf,
  idOf,
  isRecord,
  listOf,
  momentOf,
  pictureOf,
  stringOf,
  textsOf,
  type Distrusted,
} from '@/api/decode/engine/read';
import { isRefusal, keepReadable, refuse, type Refusal } from '@/api/decode/engine/refusal';

export interface PeopleAnswer {
  people: StaffPerson[];
  entities: EntityBundle;
}

export function decodeStaffPeople(wires: readonly unknown[]): PeopleAnswer {
  const collector = createCollector();
  const { items } = keepReadable(wires, (wire) => decodeStaffPerson(wire, collector));
  return { people: items, entities: collector.bundle() };
}

export function decodeOneStaffPerson(wire: unknown): PeopleAnswer | Refusal {
  const collector = createCollector();
  const person = decodeStaffPerson(wire, collector);
  return isRefusal(person) ? person : { people: [person], entities: collector.bundle() };
}

function decodeStaffPerson(input: unknown, collector: Collector): StaffPerson | Refusal {
  return isRecord(input) && 'nickname' in input
    ? ofPleroma(fieldsOf<WireStaffUser>(input))
    : ofMastodon(fieldsOf<WireStaffAccount>(input), collector);
}

function ofPleroma(wire: Distrusted<WireStaffUser>): StaffPerson | Refusal {
  const id = idOf(wire.id);
  const handle = stringOf(wire.nickname);
  if (id === null || handle === null) return refuse('person', 'no id or nickname');
  const roles = fieldsOf<{ admin: unknown; moderator: unknown }>(wire.roles);
  return {
    id,
    handle,
    name: stringOf(wire.display_name) ?? handle,
    avatarUrl: pictureOf(wire.avatar),
    isLocal: flagOf(wire.local, !handle.includes('@')),
    email: stringOf(wire.email),
    ip: null,
    reason: stringOf(wire.registration_reason),
    createdAt: momentOf(wire.created_at),
    confirmed: flagOf(wire.is_confirmed, true),
    approved: flagOf(wire.is_approved, true),
    inForce: flagOf(wire.is_active, true) ? [] : ['deactivated'],
    rights: { admin: flagOf(roles.admin), moderator: flagOf(roles.moderator) },
    roleName: null,
    tags: textsOf(wire.tags),
  };
}

const measures = ['sensitized', 'silenced', 'disabled', 'suspended'] as const satisfies Measure[];

/** The bits of administrators, and of those who decide on reports or people. */
const ADMINISTRATOR = 0x1;
const MODERATOR = 0x410;

function ofMastodon(
  wire: Distrusted<WireStaffAccount>,
  collector: Collector,
): StaffPerson | Refusal {
  const id = idOf(wire.id);
  const username = stringOf(wire.username);
  if (id === null || username === null) return refuse('person', 'no id or username');
  const domain = stringOf(wire.domain);
  const handle = domain === null ? username : `${username}@${domain}`;
  const account = fieldsOf<{ display_name: unknown; avatar_static: unknown; avatar: unknown }>(
    wire.account,
  );
  if (isRecord(wire.account)) collector.addUser(wire.account);
  const role = fieldsOf<{ name: unknown; permissions: unknown }>(wire.role);
  const bits = countOf(role.permissions, 0);
  const admin = (bits & ADMINISTRATOR) > 0;
  return {
    id,
    handle,
    name: stringOf(account.display_name) ?? username,
    avatarUrl: pictureOf(account.avatar_static) ?? pictureOf(account.avatar),
    isLocal: domain === null,
    email: stringOf(wire.email),
    ip: ipOf(wire.ip) ?? ipOf(listOf(wire.ips)[0]),
    reason: stringOf(wire.invite_request),
    createdAt: momentOf(wire.created_at),
    // Nobody confirms or approves people of other servers.
    confirmed: domain !== null || flagOf(wire.confirmed, true),
    approved: domain !== null || flagOf(wire.approved, true),
    inForce: measures.filter((measure) => flagOf(wire[measure])),
    rights: { admin, moderator: !admin && (bits & MODERATOR) > 0 },
    roleName: bits > 0 ? stringOf(role.name) : null,
    tags: [],
  };
}

/** An address, or an object with it and its last use. */
const ipOf = (value: unknown): string | null => stringOf(isRecord(value) ? value.ip : value);
