/** The rules about reactions that new posts of the account have, with the pending change. */
import {
  policyOfRule,
  type InteractionDefaults,
  type InteractionKind,
} from '@/domain/composer/options/interactionRules';
import type { ReactionPolicy } from '@/domain/composer/options/reactionPolicies';
import { noInteractionDefaults } from '@/slices/settings/interactionDefaults';
import type { RootState } from '@/slices/root';

/** Null until the server has told them. */
export function selectInteractionDefaults(state: RootState): InteractionDefaults | null {
  const { known, wanted } = state.interactionDefaults ?? noInteractionDefaults;
  return wanted ?? known;
}

/** Null while unknown, and for a rule that this client has no words for. */
export function selectInteractionDefault(
  state: RootState,
  kind: InteractionKind,
): ReactionPolicy | null {
  const defaults = selectInteractionDefaults(state);
  return defaults && policyOfRule(defaults.public[kind]);
}
