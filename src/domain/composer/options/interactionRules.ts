/** GoToSocial's rules about reactions to posts, of which this client offers the usual ones. */
import type { ReactionPolicy } from './reactionPolicies';

/** Groups of people, such as `public` and `followers`. */
export interface InteractionRule {
  always: string[];
  withApproval: string[];
}

export const interactionKinds = ['reply', 'favourite', 'repeat'] as const;

export type InteractionKind = (typeof interactionKinds)[number];

export const policyVisibilities = ['public', 'unlisted', 'private', 'direct'] as const;

/** The rules of new posts of the account, by visibility. */
export type InteractionDefaults = Record<
  (typeof policyVisibilities)[number],
  Record<InteractionKind, InteractionRule>
>;

/** The server adds the author in any case, and those mentioned for replies. */
export function ruleOf(policy: ReactionPolicy): InteractionRule {
  if (policy === 'approval') return { always: ['author'], withApproval: ['public'] };
  return { always: [policy === 'nobody' ? 'author' : policy], withApproval: [] };
}

/** Null for a rule that this client has no words for. */
export function policyOfRule({ always, withApproval }: InteractionRule): ReactionPolicy | null {
  if (always.includes('public')) return 'public';
  if (withApproval.includes('public')) return 'approval';
  if (always.includes('followers')) return 'followers';
  if (always.includes('mentioned')) return 'mentioned';
  return always.includes('author') ? 'nobody' : null;
}

/** Changes the rule of the posts that many see. */
export const withDefault = (
  defaults: InteractionDefaults,
  kind: InteractionKind,
  policy: ReactionPolicy,
): InteractionDefaults => ({
  ...defaults,
  public: { ...defaults.public, [kind]: ruleOf(policy) },
  unlisted: { ...defaults.unlisted, [kind]: ruleOf(policy) },
});
