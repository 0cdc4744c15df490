/** GoToSocial's rules about who may react to a post, in its words and in ours. */
import {
  policyOfRule,
  policyVisibilities,
  type InteractionDefaults,
  type InteractionKind,
  type InteractionRule,
} from '@/domain/composer/options/interactionRules';
import {
  pressPolicyOf,
  replyPolicyOf,
  type PressPolicy,
  type ReplyPolicy,
} from '@/domain/composer/options/reactionPolicies';
import { fieldsOf, textsOf } from '@/api/decode/engine/read';

interface InteractionPolicies {
  replyPolicy: ReplyPolicy | null;
  favouritePolicy: PressPolicy | null;
  repeatPolicy: PressPolicy | null;
}

const wireNames = {
  reply: 'can_reply',
  favourite: 'can_favourite',
  repeat: 'can_reblog',
} as const satisfies Record<InteractionKind, string>;

type WireName = (typeof wireNames)[InteractionKind];

export interface WireRule {
  always: string[];
  with_approval: string[];
}

export function decodeInteractionPolicies(input: unknown): InteractionPolicies {
  const { reply, favourite, repeat } = decodeRules(input);
  return {
    replyPolicy: replyPolicyOf(policyOfRule(reply)),
    favouritePolicy: pressPolicyOf(policyOfRule(favourite)),
    repeatPolicy: pressPolicyOf(policyOfRule(repeat)),
  };
}

export function decodeInteractionDefaults(input: unknown): InteractionDefaults {
  const defaults = fieldsOf<Record<string, unknown>>(input);
  return Object.fromEntries(
    policyVisibilities.map((visibility) => [visibility, decodeRules(defaults[visibility])]),
  ) as InteractionDefaults;
}

function decodeRules(input: unknown): Record<InteractionKind, InteractionRule> {
  const policy = fieldsOf<Record<WireName, unknown>>(input);
  return {
    reply: decodeRule(policy[wireNames.reply]),
    favourite: decodeRule(policy[wireNames.favourite]),
    repeat: decodeRule(policy[wireNames.repeat]),
  };
}

function decodeRule(input: unknown): InteractionRule {
  const rule = fieldsOf<WireRule>(input);
  return { always: textsOf(rule.always), withApproval: textsOf(rule.with_approval) };
}

export const encodeRules = (
  rules: Partial<Record<InteractionKind, InteractionRule>>,
): Partial<Record<WireName, WireRule>> =>
  Object.fromEntries(
    Object.entries(rules).map(([kind, { always, withApproval }]) => [
      wireNames[kind as InteractionKind],
      { always, with_approval: withApproval },
    ]),
  );
