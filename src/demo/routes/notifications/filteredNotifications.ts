/** Mastodon's policy of notifications, and the requests of those whose notifications are filtered. */
import type { Route, SignedIn } from '../../http/call';
import { EMPTY, user } from '../../http/call';
import type { Json } from '../../http/json';
import { answerPage } from '../../http/paging';
import { notFound } from '../../http/refusal';
import { renderAccount } from '../../render/account';
import { renderStatus } from '../../render/status';
import { isoTime } from '../../render/view';
import { policyRules, type NotificationRequest, type Treatment } from '../../state/notification';
import { answerRequest } from '../../state/notifications';

const MOST_COUNTED = 100;

function renderPolicy({ viewer }: SignedIn): Json {
  const requests = viewer.notificationRequests ?? [];
  return {
    ...Object.fromEntries(
      policyRules.map((name) => [name, viewer.notificationPolicy?.[name] ?? 'accept']),
    ),
    summary: {
      pending_requests_count: Math.min(MOST_COUNTED, requests.length),
      pending_notifications_count: requests.flatMap((one) => one.notifications).length,
    },
  };
}

const treatments: readonly string[] = ['accept', 'filter', 'drop'] satisfies Treatment[];

function changePolicy(call: SignedIn): Json {
  const { viewer, params } = call;
  const policy = { ...viewer.notificationPolicy };
  for (const name of policyRules) {
    const sent = params.text(name);
    if (sent !== null && treatments.includes(sent)) policy[name] = sent as Treatment;
  }
  viewer.notificationPolicy = policy;
  return renderPolicy(call);
}

const waiting = ({ viewer }: SignedIn): NotificationRequest[] => viewer.notificationRequests ?? [];

function render({ world, view }: SignedIn, request: NotificationRequest): Json | null {
  const account = world.people.get(request.accountId);
  if (!account) return null;
  const postId = request.notifications.findLast((one) => one.postId !== null)?.postId ?? '';
  const post = world.posts.get(postId);
  return {
    id: request.id,
    created_at: isoTime(world, request.createdAt),
    updated_at: isoTime(world, request.updatedAt),
    notifications_count: String(request.notifications.length),
    account: renderAccount(view, account),
    ...(post ? { last_status: renderStatus(view, post) } : {}),
  };
}

function one(call: SignedIn): Json {
  const request = waiting(call).find(({ id }) => id === call.path.id);
  const shown = request ? render(call, request) : null;
  if (!shown) throw notFound();
  return shown;
}

const REQUESTS = '/api/v1/notifications/requests';
const POLICY = '/api/v2/notifications/policy';
const READ = ['read:notifications'] as const;
const WRITE = ['write:notifications'] as const;
const families = ['mastodon'] as const;

const answers = (['accept', 'dismiss'] as const).flatMap((answer): Route[] => [
  user({
    method: 'POST',
    path: `${REQUESTS}/${answer}`,
    families,
    scopes: WRITE,
    handle: ({ world, viewer, params }) => {
      for (const id of params.list('id')) answerRequest(world, viewer, id, answer);
      return EMPTY;
    },
  }),
  user({
    method: 'POST',
    path: `${REQUESTS}/:id/${answer}`,
    families,
    scopes: WRITE,
    handle: ({ world, viewer, path }) => {
      if (!answerRequest(world, viewer, path.id ?? '', answer)) throw notFound();
      return EMPTY;
    },
  }),
]);

/** Only Mastodon's documents have them: the other families answer 404. */
export const filteredNotificationRoutes: Route[] = [
  user({ method: 'GET', path: POLICY, families, scopes: READ, handle: renderPolicy }),
  user({ method: 'PATCH', path: POLICY, families, scopes: WRITE, handle: changePolicy }),
  user({
    method: 'GET',
    path: `${REQUESTS}/merged`,
    families,
    scopes: READ,
    handle: () => ({ merged: true }),
  }),
  ...answers,
  user({ method: 'GET', path: `${REQUESTS}/:id`, families, scopes: READ, handle: one }),
  user({
    method: 'GET',
    path: REQUESTS,
    families,
    scopes: READ,
    handle: (call) =>
      answerPage(
        call,
        waiting(call).toReversed(),
        { cursorOf: ({ id }) => id, maxLimit: 80 },
        (request) => render(call, request),
      ),
  }),
];
