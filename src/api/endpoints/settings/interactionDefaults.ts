/** GoToSocial's default rules about reactions to new posts of the account. */
import {
  policyVisibilities,
  type InteractionDefaults,
} from '@/domain/composer/options/interactionRules';
import { decodeInteractionDefaults, encodeRules } from '@/api/decode/statuses/interactionPolicy';
import type { Connection } from '@/api/http';
import { requestFields } from '@/api/endpoints/engine/answers';

const DEFAULTS = '/api/v1/interaction_policies/defaults';

/** GET /api/v1/interaction_policies/defaults */
export const fetchInteractionDefaults = async (to: Connection): Promise<InteractionDefaults> =>
  decodeInteractionDefaults((await requestFields(to, DEFAULTS)).data);

/** PATCH /api/v1/interaction_policies/defaults — with all: what is left out becomes the server's. */
export async function saveInteractionDefaults(
  to: Connection,
  defaults: InteractionDefaults,
): Promise<InteractionDefaults> {
  const json = Object.fromEntries(
    policyVisibilities.map((visibility) => [visibility, encodeRules(defaults[visibility])]),
  );
  const { data } = await requestFields(to, DEFAULTS, { method: 'PATCH', json });
  return decodeInteractionDefaults(data);
}
