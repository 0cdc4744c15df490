/** The rules of this server for other servers, and what a family and a right allow. */
import type { InstanceConfig } from '@/domain/session/instance';
import { isPleromaFamily } from '@/domain/session/serverFamily';
import { isEqual } from '@/lib/values/isEqual';
import type { Staff } from './staff';

/** `noop`: only the further measures hold. `allow`: an entry of the list of allowed servers. */
export const severities = ['suspend', 'silence', 'noop', 'allow'] as const;

export type Severity = (typeof severities)[number];

/** Measures that only servers of the Pleroma family have. */
export const furtherMeasures = [
  'media_nsfw',
  'followers_only',
  'avatar_removal',
  'banner_removal',
  'reject_deletes',
  'quarantined',
] as const;

export type FurtherMeasure = (typeof furtherMeasures)[number];

export interface FederationRule {
  /** Null where the server has no ids. */
  id: string | null;
  host: string;
  severity: Severity;
  rejectMedia: boolean;
  rejectReports: boolean;
  further: FurtherMeasure[];
  /** Strangers do not get to know the whole name. */
  obfuscate: boolean;
  publicComment: string;
  privateComment: string;
  since: string | null;
}

export const newRule = (host: string, severity: Severity): FederationRule => ({
  id: null,
  host,
  severity,
  rejectMedia: false,
  rejectReports: false,
  further: [],
  obfuscate: false,
  publicComment: '',
  privateComment: '',
  since: null,
});

/** A host may stand in the list of blocked and in that of allowed servers. */
export const ruleKey = ({ host, severity }: Pick<FederationRule, 'host' | 'severity'>): string =>
  `${severity === 'allow' ? 'allow' : 'block'} ${host}`;

/** One wish; null before: there was no rule. Null after: it goes. */
export interface FederationChange {
  before: FederationRule | null;
  after: FederationRule | null;
}

export type ChangeOutcome =
  /** As wanted, whether by this call or before it. */
  | { kind: 'done'; rule: FederationRule | null }
  /** Somebody else has changed the rule; nothing was done. */
  | { kind: 'overtaken'; rule: FederationRule | null };

export const changeKey = ({ before, after }: FederationChange): string => {
  const rule = after ?? before;
  return rule === null ? '' : ruleKey(rule);
};

/** Compares what staff decides on, not the server's id and time. */
export const isSameRule = (one: FederationRule | null, other: FederationRule | null): boolean =>
  one === null || other === null ? one === other : isEqual(decided(one), decided(other));

const decided = ({ id: _id, since: _since, further, ...rest }: FederationRule) => ({
  ...rest,
  further: [...further].sort(),
});

/** The decisions about other servers that this server leaves to this person. */
export interface FederationOffers {
  /** Whose calls the server understands. */
  api: 'pleroma' | 'mastodon' | 'gotosocial';
  severities: readonly Severity[];
  /** Media and reports can be refused by themselves. */
  rejects: boolean;
  further: readonly FurtherMeasure[];
  privateComment: boolean;
  /** Entries of allowed servers have comments. */
  allowComment: boolean;
  /** An entry may stand for all hosts below a name, as `*.example`. */
  wildcards: boolean;
  /** The server tells what a block cuts off. */
  tells: 'follows' | 'posts' | null;
  /** The server tells which others it cannot reach. */
  reaches: boolean;
  /** The changes that one call takes. */
  together: number;
  relays: boolean;
  /** Mail providers and addresses can be kept from signing up. */
  signUps: boolean;
}

const none: FederationOffers = {
  api: 'mastodon',
  severities: [],
  rejects: false,
  further: [],
  privateComment: true,
  allowComment: false,
  wildcards: false,
  tells: null,
  reaches: false,
  together: 1,
  relays: false,
  signUps: false,
};

const pleroma: FederationOffers = {
  ...none,
  api: 'pleroma',
  severities,
  rejects: true,
  further: furtherMeasures,
  privateComment: false,
  allowComment: true,
  wildcards: true,
  tells: 'posts',
  reaches: true,
  together: 200,
  relays: true,
};

const gotosocial: FederationOffers = {
  ...none,
  api: 'gotosocial',
  severities: ['suspend', 'allow'],
  allowComment: true,
};

const mastodon: FederationOffers = { ...none, severities, rejects: true, tells: 'follows' };

/** The bits of Mastodon's roles. */
const ADMINISTRATOR = 0x01;
const FEDERATION = 0x20;
const BLOCKS = 0x80;

const hasRight = ({ permissions = 0 }: Staff, bit: number): boolean =>
  (permissions & (ADMINISTRATOR | bit)) > 0;

/** Null without any right to it. */
export function federationOffers(
  instance: Pick<InstanceConfig, 'family' | 'features'>,
  staff: Staff,
): FederationOffers | null {
  if (isPleromaFamily(instance)) return staff.role === 'admin' ? pleroma : null;
  if (instance.family === 'gotosocial') return hasRight(staff, ADMINISTRATOR) ? gotosocial : null;
  const servers = hasRight(staff, FEDERATION);
  const signUps = hasRight(staff, BLOCKS);
  if (!servers && !signUps) return null;
  return { ...(servers ? mastodon : none), signUps };
}

/** By host: since when this server has not reached it; null where the time is not told. */
export type Unreachable = Record<string, string | null>;

/** How much a block cuts off; null where the server does not tell it. */
export interface CutOff {
  /** People there whom people here follow. */
  follows: number | null;
  /** People there who follow people here. */
  followers: number | null;
  /** Accounts, or posts where the server counts only those. */
  accounts: number | null;
  posts: number | null;
}

export const federationRequests = {
  rules: 'federation rules',
  file: 'federation file',
  policy: 'federation policy',
  known: 'federation known servers',
} as const;

export const cutOffRequest = (host: string): string => `federation cut-off ${host}`;

/** Finds a rule by host and comments. */
export function isFound(rule: FederationRule, words: string): boolean {
  const text = [rule.host, rule.publicComment, rule.privateComment].join(' ').toLowerCase();
  return words
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}
