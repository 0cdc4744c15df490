/** Rules about others' quotes of a post and replies to it, which some servers take with it. */
import type { Visibility } from '@/domain/statuses/status';

/** From widest to narrowest. */
export const quotePolicies = ['public', 'followers', 'nobody'] as const;

export type QuotePolicy = (typeof quotePolicies)[number];

/** `mentioned`: nobody but those mentioned, whom the server lets reply in any case. */
export const replyPolicies = ['public', 'followers', 'mentioned'] as const;

export type ReplyPolicy = (typeof replyPolicies)[number];

/** A post for few has no choice: nobody but its author quotes it, and its readers reply. */
export const hasPolicies = (visibility: Visibility): boolean =>
  visibility === 'public' || visibility === 'unlisted';

export const quotePolicyOf = (value: unknown): QuotePolicy | null =>
  quotePolicies.find((policy) => policy === value) ?? null;

export const replyPolicyOf = (value: unknown): ReplyPolicy | null =>
  replyPolicies.find((policy) => policy === value) ?? null;
