/** Decodes GoToSocial's rules about who may react to a post. */
import {
  pressPolicyOf,
  replyPolicyOf,
  type PressPolicy,
  type ReactionPolicy,
  type ReplyPolicy,
} from '@/domain/composer/options/reactionPolicies';
import { fieldsOf, textsOf } from '@/api/decode/engine/read';

export interface InteractionPolicies {
  replyPolicy: ReplyPolicy | null;
  favouritePolicy: PressPolicy | null;
  repeatPolicy: PressPolicy | null;
}

interface WirePolicy {
  can_reply: unknown;
  can_favourite: unknown;
  can_reblog: unknown;
}

export function decodeInteractionPolicies(input: unknown): InteractionPolicies {
  const { can_reply, can_favourite, can_reblog } = fieldsOf<WirePolicy>(input);
  return {
    replyPolicy: replyPolicyOf(decodeRule(can_reply)),
    favouritePolicy: pressPolicyOf(decodeRule(can_favourite)),
    repeatPolicy: pressPolicyOf(decodeRule(can_reblog)),
  };
}

/** Null for a rule that this client has no words for. */
function decodeRule(input: unknown): ReactionPolicy | null {
  const rule = fieldsOf<{ always: string[]; with_approval: string[] }>(input);
  const always = textsOf(rule.always);
  if (always.includes('public')) return 'public';
  if (textsOf(rule.with_approval).includes('public')) return 'approval';
  if (always.includes('followers')) return 'followers';
  if (always.includes('mentioned')) return 'mentioned';
  return always.includes('author') ? 'nobody' : null;
}
