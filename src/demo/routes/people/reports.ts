/** Routes for reporting people and for the staff's decisions on reports. */
import type { Route, SignedIn } from '../../http/call';
import { pleromaLike, Reply, user } from '../../http/call';
import { findPerson } from '../../http/find';
import type { Json } from '../../http/json';
import { missingField, Refusal, refuse } from '../../http/refusal';
import { isStaff } from '../../render/view';
import { tellStaff } from '../../state/notifications';
import { reportStates, type Report } from '../../state/notification';

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
    state: 'open',
  };
  const type = world.dialect === 'mastodon' ? 'admin.report' : 'pleroma:report';
  tellStaff(world, { type, accountId: viewer.id, report });
  return { id: report.id, action_taken: false };
}

/** All or nothing: a report that does not exist makes the call fail. */
function decide({ world, viewer, params }: SignedIn): Reply {
  if (!isStaff(viewer)) throw refuse(403, 'User is not an admin or moderator');
  const decisions = params.records('reports').map((each) => ({
    id: each.text('id') ?? '',
    state: reportStates.find((state) => state === each.text('state')),
  }));
  if (decisions.length === 0) throw missingField('reports');
  const problems = decisions.flatMap(({ id, state }) => {
    if (!world.reports.has(id)) return [{ id, error: 'not_found' }];
    return state ? [] : [{ id, error: 'Unsupported state' }];
  });
  if (problems.length > 0) throw new Refusal(400, problems);
  for (const { id, state } of decisions) {
    const report = world.reports.get(id);
    if (report && state) report.state = state;
  }
  return new Reply({ status: 204 });
}

export const reportRoutes: Route[] = [
  user({
    method: 'POST',
    path: '/api/v1/reports',
    scopes: ['write:reports'],
    handle: report,
  }),
  user({
    method: 'PATCH',
    path: '/api/v1/pleroma/admin/reports',
    scopes: ['admin', 'admin:write:reports'],
    families: pleromaLike,
    handle: decide,
  }),
];
