/** Reporting somebody. What becomes of reports belongs to the area of administration. */
import type { Route, SignedIn } from '../http/call';
import { user } from '../http/call';
import { findPerson } from '../http/find';
import type { Json } from '../http/json';
import { missingField, refuse } from '../http/refusal';
import { tellStaff } from '../state/notifications';
import type { Report } from '../state/notification';

function report(call: SignedIn): Json {
  const id = call.params.text('account_id');
  if (id === null) throw missingField('account_id');
  const reported = findPerson(call, id);
  if (!reported) throw refuse(400, 'Account not found');
  const { world, viewer, params } = call;
  const report: Report = {
    id: world.ids.flake(),
    reporterId: viewer.id,
    reportedId: reported.id,
    text: params.text('comment') ?? '',
    postIds: params.list('status_ids'),
    createdAt: world.clock.now(),
  };
  const type = world.options.family === 'mastodon' ? 'admin.report' : 'pleroma:report';
  tellStaff(world, { type, accountId: viewer.id, report });
  return { id: report.id, action_taken: false };
}

export const reportRoutes: Route[] = [
  user({
    method: 'POST',
    path: '/api/v1/reports',
    scopes: ['write:reports'],
    handle: report,
  }),
];
