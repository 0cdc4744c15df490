/** Reporting somebody. What becomes of reports belongs to the area of administration. */
import type { Route, SignedIn } from '../http/call';
import { user } from '../http/call';
import { findPerson } from '../http/find';
import type { Json } from '../http/json';
import { missingField, refuse } from '../http/refusal';

function report(call: SignedIn): Json {
  const id = call.params.text('account_id');
  if (id === null) throw missingField('account_id');
  if (!findPerson(call, id)) throw refuse(400, 'Account not found');
  return { id: call.world.ids.flake(), action_taken: false };
}

export const reportRoutes: Route[] = [
  user({
    method: 'POST',
    path: '/api/v1/reports',
    scopes: ['write:reports'],
    handle: report,
  }),
];
