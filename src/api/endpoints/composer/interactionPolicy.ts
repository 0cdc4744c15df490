/** GoToSocial's form of a rule about who may react to a post. */
import type { ReactionPolicy } from '@/domain/composer/options/reactionPolicies';

export interface InteractionRule {
  always: string[];
  with_approval: string[];
}

/** The server adds the author in any case, and those mentioned for replies. */
export function ruleOf(policy: ReactionPolicy): InteractionRule {
  if (policy === 'approval') return { always: ['author'], with_approval: ['public'] };
  return { always: [policy === 'nobody' ? 'author' : policy], with_approval: [] };
}
