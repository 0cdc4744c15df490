/** Decodes the rules for other servers of Mastodon and GoToSocial, and what a block cuts off. */
import {
  newRule,
  type CutOff,
  type FederationRule,
  type Unreachable,
} from '@/domain/admin/federation';
import type { WireDomainRule, WireMeasure } from '@/api/wire/federation';
import {
  countOf,
  fieldsOf,
  flagOf,
  idOf,
  isRecord,
  listOf,
  momentOf,
  oneOf,
  stringOf,
  textOf,
} from '@/api/decode/engine/read';
import { keepReadable, refuse, type Refusal } from '@/api/decode/engine/refusal';

export interface RulePage {
  rules: FederationRule[];
  /** Null on the last page. */
  next: string | null;
  /** Null where the server always follows its rules. */
  isPolicyOn: boolean | null;
}

type ListName = 'blocks' | 'allows';

export const ruleDecoder =
  (list: ListName) =>
  (input: unknown): FederationRule | Refusal => {
    const wire = fieldsOf<WireDomainRule>(input);
    const id = idOf(wire.id);
    const host = stringOf(wire.domain);
    if (id === null || host === null) return refuse('server rule', 'no id or no host');
    const severity = oneOf(['suspend', 'silence', 'noop'] as const, wire.severity, 'suspend');
    return {
      ...newRule(host, list === 'allows' ? 'allow' : severity),
      id,
      rejectMedia: flagOf(wire.reject_media),
      rejectReports: flagOf(wire.reject_reports),
      obfuscate: flagOf(wire.obfuscate),
      publicComment: textOf(wire.public_comment),
      privateComment: textOf(wire.private_comment),
      since: momentOf(wire.created_at),
    };
  };

export const decodeRules = (list: ListName, wires: readonly unknown[]): FederationRule[] =>
  keepReadable(wires, ruleDecoder(list)).items;

/** Numbers that the answer does not have stay unknown. */
export function decodeCutOff(input: unknown): CutOff {
  const totals = new Map(
    listOf(input).map((wire) => {
      const { key, total } = fieldsOf<WireMeasure>(wire);
      return [key, countOf(total, null)] as const;
    }),
  );
  return {
    follows: totals.get('instance_follows') ?? null,
    followers: totals.get('instance_followers') ?? null,
    accounts: totals.get('instance_accounts') ?? null,
    posts: null,
  };
}

export const decodePostCount = (input: unknown): CutOff => ({
  follows: null,
  followers: null,
  accounts: null,
  posts: countOf(fieldsOf<{ total: unknown }>(input).total, null),
});

export function decodeUnreachable(input: unknown): Unreachable {
  const { unreachable } = fieldsOf<{ unreachable: unknown }>(input);
  return Object.fromEntries(
    Object.entries(isRecord(unreachable) ? unreachable : {}).map(([host, since]) => [
      host,
      momentOf(textOf(since).replace(' ', 'T')),
    ]),
  );
}
