/** The queue of reports on Mastodon and GoToSocial, and the measures of their moderators. */
import type { Route, SignedIn } from '../../http/call';
import { EMPTY, user } from '../../http/call';
import type { Json } from '../../http/json';
import { answerPage } from '../../http/paging';
import { notFound, refuse } from '../../http/refusal';
import { renderMastodonReport, renderStaffAccount } from '../../render/report';
import { caseload } from '../../seed/caseload';
import { publicRules } from '../../state/admin/rules';
import type { Report } from '../../state/notification';
import { byNewest } from '../../state/people';
import type { Person } from '../../state/types';
import { needRole } from './staff';

const MOST = 200;

function list(call: SignedIn) {
  needRole(call);
  const { world, params, view } = call;
  caseload(world);
  const resolved = params.flag('resolved');
  const of = (name: string, id: string) => (params.text(name) ?? id) === id;
  const rows = [...world.reports.values()]
    .filter(
      ({ state, reporterId, reportedId }) =>
        (resolved === null || resolved === (state !== 'open')) &&
        of('account_id', reporterId) &&
        of('target_account_id', reportedId),
    )
    .sort(byNewest);
  const options = { cursorOf: ({ id }: Report) => id, maxLimit: MOST };
  return answerPage(call, rows, options, (report) => renderMastodonReport(view, report));
}

function find(call: SignedIn): Report {
  needRole(call);
  caseload(call.world);
  const report = call.world.reports.get(call.path.id ?? '');
  if (!report) throw notFound();
  return report;
}

const changing =
  (change: (report: Report, call: SignedIn) => void) =>
  (call: SignedIn): Json => {
    const report = find(call);
    change(report, call);
    return renderMastodonReport(call.view, report);
  };

const categories = ['spam', 'legal', 'violation', 'other'];

/** GoToSocial has no such call. */
function classify(call: SignedIn): Json {
  const { world, params, view } = call;
  if (world.options.family === 'gotosocial') throw notFound();
  const report = find(call);
  const category = params.text('category') ?? report.category ?? 'other';
  if (!categories.includes(category))
    throw refuse(422, 'Validation failed: Category is not included in the list');
  const ruleIds = params.list('rule_ids');
  const known = new Set(publicRules(world).map(({ id }) => id));
  if (ruleIds.length > 0 && category !== 'violation')
    throw refuse(422, 'Validation failed: Rules are only for violations');
  if (!ruleIds.every((id) => known.has(id)))
    throw refuse(422, 'Validation failed: Rules does not reference valid rules');
  report.category = category;
  report.ruleIds = ruleIds;
  return renderMastodonReport(view, report);
}

function personOf(call: SignedIn): Person {
  needRole(call);
  const person = call.world.people.get(call.path.id ?? '');
  if (!person) throw notFound();
  return person;
}

/** The words of an action, and of what is then in force. */
const imposed: Record<string, string> = {
  sensitive: 'sensitized',
  silence: 'silenced',
  disable: 'disabled',
  suspend: 'suspended',
};

function impose(call: SignedIn): Json {
  const person = personOf(call);
  const measure = imposed[call.params.text('type') ?? ''];
  if (measure === undefined)
    throw refuse(422, 'Validation failed: type is not included in the list');
  (person.measures ??= new Set()).add(measure);
  return EMPTY;
}

const lifting = (measure: string) => (call: SignedIn) => {
  const person = personOf(call);
  person.measures?.delete(measure);
  return renderStaffAccount(call.view, person);
};

const REPORTS = '/api/v1/admin/reports';
const ACCOUNT = '/api/v1/admin/accounts/:id';
const READ = ['admin:read:reports'] as const;
const WRITE = ['admin:write:reports'] as const;
const WRITE_ACCOUNTS = ['admin:write:accounts'] as const;

type Part = Pick<Route, 'path'> & {
  method?: Route['method'];
  scopes: readonly [string];
  handle(call: SignedIn): unknown;
};

const reading = (part: Part): Route => user({ method: 'GET', families: ['mastodon'], ...part });
const writing = (part: Part): Route => user({ method: 'POST', families: ['mastodon'], ...part });

export const mastodonReportRoutes: Route[] = [
  reading({ path: REPORTS, scopes: READ, handle: list }),
  reading({
    path: `${REPORTS}/:id`,
    scopes: READ,
    handle: (call) => renderMastodonReport(call.view, find(call)),
  }),
  writing({ path: `${REPORTS}/:id`, method: 'PUT', scopes: WRITE, handle: classify }),
  writing({
    path: `${REPORTS}/:id/resolve`,
    scopes: WRITE,
    handle: changing((report) => {
      report.state = 'resolved';
    }),
  }),
  writing({
    path: `${REPORTS}/:id/reopen`,
    scopes: WRITE,
    handle: changing((report) => {
      report.state = 'open';
    }),
  }),
  writing({
    path: `${REPORTS}/:id/assign_to_self`,
    scopes: WRITE,
    handle: changing((report, { viewer }) => {
      report.assignedId = viewer.id;
    }),
  }),
  writing({
    path: `${REPORTS}/:id/unassign`,
    scopes: WRITE,
    handle: changing((report) => {
      report.assignedId = null;
    }),
  }),
  writing({ path: `${ACCOUNT}/action`, scopes: WRITE_ACCOUNTS, handle: impose }),
  writing({
    path: `${ACCOUNT}/unsensitive`,
    scopes: WRITE_ACCOUNTS,
    handle: lifting('sensitized'),
  }),
  writing({ path: `${ACCOUNT}/unsilence`, scopes: WRITE_ACCOUNTS, handle: lifting('silenced') }),
  writing({ path: `${ACCOUNT}/enable`, scopes: WRITE_ACCOUNTS, handle: lifting('disabled') }),
  writing({ path: `${ACCOUNT}/unsuspend`, scopes: WRITE_ACCOUNTS, handle: lifting('suspended') }),
];
