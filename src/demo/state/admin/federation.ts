/** Lists that administrators keep: rules for other servers, relays, sign-ups, the log of actions. */
import { DAY, HOUR } from '../clock';
import type { Person } from '../types';
import type { World } from '../world';

export interface DomainRule {
  id: string;
  host: string;
  createdAt: number;
  severity: string;
  rejectMedia: boolean;
  rejectReports: boolean;
  obfuscate: boolean;
  publicComment: string | null;
  privateComment: string | null;
}

export interface BlockedName {
  id: string;
  name: string;
  createdAt: number;
  severity: string;
  comment: string;
  expiresAt: number | null;
}

export interface LogItem {
  id: number;
  at: number;
  data: Record<string, unknown>;
  message: string;
}

interface Desk {
  blocks: DomainRule[];
  allows: DomainRule[];
  mail: BlockedName[];
  /** Fingerprints of mail addresses. */
  emails: BlockedName[];
  addresses: BlockedName[];
  relays: { actor: string; followed_back: boolean }[];
  /** Newest first. */
  log: LogItem[];
}

const desks = new WeakMap<World, Desk>();

/** Filled on first use, so that only staff pays for it. */
export function deskOf(world: World): Desk {
  const known = desks.get(world);
  if (known) return known;
  const desk: Desk = {
    blocks: [],
    allows: [],
    mail: [],
    emails: [],
    addresses: [],
    relays: [
      { actor: 'https://relay.pond.example/actor', followed_back: true },
      { actor: 'https://relay.marsh.example/actor', followed_back: false },
    ],
    log: [],
  };
  desks.set(world, desk);
  fill(world, desk);
  return desk;
}

const hosts = ['spam', 'casino', 'pills', 'bots', 'mirror', 'rumour', 'shouting', 'copies'];

function fill(world: World, desk: Desk): void {
  const random = world.random.fork('federation');
  const now = world.clock.now();
  const severities =
    world.options.family === 'gotosocial' ? ['suspend'] : ['suspend', 'silence', 'noop'];
  for (let at = 0; at < 240; at += 1) {
    const host = `${random.pick(hosts)}${String(at)}.example`;
    const severity = random.pick(severities);
    desk.blocks.push({
      ...newDomainRule(world, host),
      createdAt: now - random.between(1, 900) * DAY,
      severity,
      rejectMedia: severity === 'noop' || random.between(0, 4) === 0,
      obfuscate: random.between(0, 9) === 0,
      publicComment: random.pick(['Spam', 'Harassment', '', 'No moderation']),
      privateComment: random.between(0, 3) === 0 ? 'Discussed in March' : null,
    });
  }
  desk.allows.push(newDomainRule(world, 'friends.example'));
  desk.mail.push(blockedName(world, 'throwaway.example'));
  desk.addresses.push({
    ...blockedName(world, '203.0.113.0/24'),
    severity: 'sign_up_block',
    comment: 'Many accounts in one night',
  });
  fillLog(world);
}

export const newDomainRule = (world: World, host: string): DomainRule => ({
  id: String(world.ids.count('federation')),
  host,
  createdAt: world.clock.now(),
  severity: 'silence',
  rejectMedia: false,
  rejectReports: false,
  obfuscate: false,
  publicComment: null,
  privateComment: null,
});

export const blockedName = (world: World, name: string): BlockedName => ({
  id: String(world.ids.count('federation')),
  name,
  createdAt: world.clock.now(),
  severity: 'sign_up_requires_approval',
  comment: '',
  expiresAt: null,
});

const asLogged = ({ id, nickname }: Person) => ({ id, nickname, type: 'user' });

/** Notes an action on people, as the log of servers of the Pleroma family does. */
export function logAction(
  world: World,
  actor: Person,
  action: string,
  words: string,
  more: Record<string, unknown> = {},
): void {
  deskOf(world).log.unshift({
    id: world.ids.count('log'),
    at: world.clock.now(),
    data: { actor: asLogged(actor), action, ...more },
    message: `@${actor.nickname} ${words}`,
  });
}

export function logOnPeople(
  world: World,
  actor: Person,
  action: string,
  verb: string,
  people: readonly Person[],
): void {
  const names = people.map(({ nickname }) => `@${nickname}`).join(', ');
  logAction(world, actor, action, `${verb} users: ${names}`, { subject: people.map(asLogged) });
}

/** Notes actions of staff in the last weeks. */
function fillLog(world: World): void {
  const random = world.random.fork('log');
  const people = [...world.people.values()].filter(({ host }) => host === null);
  const staff = people.filter(({ role }) => role !== null);
  const reports = [...world.reports.values()];
  const log = deskOf(world).log;
  for (let at = 0; at < 130; at += 1) {
    const actor = random.pick(staff);
    if (at % 3 === 0 && reports.length > 0) {
      const { id } = random.pick(reports);
      const subject = { type: 'report', id, state: 'resolved' };
      logAction(world, actor, 'report_update', `updated report #${id} with 'resolved' state`, {
        subject,
      });
    } else {
      logOnPeople(world, actor, 'deactivate', 'deactivated', [random.pick(people)]);
    }
  }
  for (const [at, item] of log.entries()) item.at -= (at + 1) * 5 * HOUR;
}
