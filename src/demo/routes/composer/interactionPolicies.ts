/** GoToSocial's default policies of an account, and the reactions that wait for its approval. */
import type { Route, SignedIn } from '../../http/call';
import { user } from '../../http/call';
import type { Json } from '../../http/json';
import type { Params } from '../../http/params';
import { notFound } from '../../http/refusal';
import { renderAccount } from '../../render/account';
import { renderStatus } from '../../render/status';
import { isoTime } from '../../render/view';
import {
  openPolicy,
  type InteractionPolicy,
  type InteractionRequest,
  type PolicyRule,
} from '../../state/policies';
import { removePost } from '../../state/posts';
import { favourite, repeat } from '../../state/statusToggles';

const visibilities = ['public', 'unlisted', 'private', 'direct'] as const;

const readRule = (sent: Params | null, usual: PolicyRule): PolicyRule =>
  sent ? { always: sent.list('always'), with_approval: sent.list('with_approval') } : usual;

export function readInteractionPolicy(sent: Params): InteractionPolicy {
  const usual = openPolicy();
  return {
    can_favourite: readRule(sent.inner('can_favourite'), usual.can_favourite),
    can_reply: readRule(sent.inner('can_reply'), usual.can_reply),
    can_reblog: readRule(sent.inner('can_reblog'), usual.can_reblog),
  };
}

const defaultsOf = ({ viewer }: SignedIn): Json =>
  Object.fromEntries(
    visibilities.map((name) => [name, { ...(viewer.policies?.[name] ?? openPolicy()) }]),
  );

/** A visibility that is not sent gets the server's own policy again. */
function changeDefaults(call: SignedIn): Json {
  const { viewer, params } = call;
  viewer.policies = Object.fromEntries(
    visibilities.flatMap((name) => {
      const sent = params.inner(name);
      return sent ? [[name, readInteractionPolicy(sent)]] : [];
    }),
  );
  return defaultsOf(call);
}

const kindFields = { reply: 'replies', favourite: 'favourites', reblog: 'reblogs' } as const;

function waiting({ world, viewer, params }: SignedIn): InteractionRequest[] {
  const statusId = params.text('status_id');
  return world.interactionRequests.filter(
    ({ postId, kind }) =>
      world.posts.get(postId)?.authorId === viewer.id &&
      (statusId === null || statusId === postId) &&
      params.flag(kindFields[kind]) !== false,
  );
}

function render({ world, view }: SignedIn, request: InteractionRequest): Json {
  const account = world.people.get(request.accountId);
  const post = world.posts.get(request.postId);
  const reply = request.replyId === null ? undefined : world.posts.get(request.replyId);
  return {
    id: request.id,
    type: request.kind,
    created_at: isoTime(world, request.createdAt),
    account: account ? renderAccount(view, account) : null,
    status: post ? renderStatus(view, post) : null,
    ...(reply ? { reply: renderStatus(view, reply) } : {}),
  };
}

function answer(call: SignedIn, approved: boolean): Json {
  const { world } = call;
  const request = waiting(call).find(({ id }) => id === call.path.id);
  if (!request) throw notFound();
  const answered = { ...render(call, request) };
  world.interactionRequests = world.interactionRequests.filter((each) => each !== request);
  const account = world.people.get(request.accountId);
  const post = world.posts.get(request.postId);
  const reply = request.replyId === null ? undefined : world.posts.get(request.replyId);
  if (!approved && reply) removePost(world, reply);
  if (approved && account && post) {
    if (request.kind === 'favourite') favourite(world, account, post);
    if (request.kind === 'reblog') repeat(world, account, post, 'public');
  }
  const now = isoTime(world, world.clock.now());
  return { ...answered, [approved ? 'accepted_at' : 'rejected_at']: now };
}

const DEFAULTS = '/api/v1/interaction_policies/defaults';
const REQUESTS = '/api/v1/interaction_requests';

/** Only GoToSocial's documents have them: the other families answer 404. */
export const interactionRoutes: Route[] = [
  user({ method: 'GET', path: DEFAULTS, scopes: ['read:accounts'], handle: defaultsOf }),
  user({ method: 'PATCH', path: DEFAULTS, scopes: ['write:accounts'], handle: changeDefaults }),
  user({
    method: 'GET',
    path: REQUESTS,
    scopes: ['read:notifications'],
    handle: (call) => waiting(call).map((request) => render(call, request)),
  }),
  user({
    method: 'POST',
    path: `${REQUESTS}/:id/authorize`,
    scopes: ['write:statuses'],
    handle: (call) => answer(call, true),
  }),
  user({
    method: 'POST',
    path: `${REQUESTS}/:id/reject`,
    scopes: ['write:statuses'],
    handle: (call) => answer(call, false),
  }),
];
