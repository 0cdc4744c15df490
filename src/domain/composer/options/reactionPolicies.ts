/** Rules about others' quotes of a post, replies to it and so on, which some servers take with it. */
import type { Visibility } from '@/domain/statuses/status';

/** From widest to narrowest. */
export const quotePolicies = ['public', 'followers', 'nobody'] as const;

export type QuotePolicy = (typeof quotePolicies)[number];

/** `approval`: anybody, once the author agrees. `nobody`: the author alone. */
export type ReactionPolicy = 'public' | 'followers' | 'mentioned' | 'approval' | 'nobody';

/** `mentioned`: nobody but those mentioned, whom the server lets reply in any case. */
export const replyPolicies = [
  'public',
  'approval',
  'followers',
  'mentioned',
] as const satisfies readonly ReactionPolicy[];

export type ReplyPolicy = (typeof replyPolicies)[number];

/** For favourites and repeats. */
export const pressPolicies = [
  'public',
  'approval',
  'followers',
  'nobody',
] as const satisfies readonly ReactionPolicy[];

export type PressPolicy = (typeof pressPolicies)[number];

/** A post for few has no choice: nobody but its author quotes it, and its readers reply. */
export const hasPolicies = (visibility: Visibility): boolean =>
  visibility === 'public' || visibility === 'unlisted';

const memberOf =
  <Policy extends string>(policies: readonly Policy[]) =>
  (value: unknown): Policy | null =>
    policies.find((policy) => policy === value) ?? null;

export const quotePolicyOf = memberOf(quotePolicies);
export const replyPolicyOf = memberOf(replyPolicies);
export const pressPolicyOf = memberOf(pressPolicies);
