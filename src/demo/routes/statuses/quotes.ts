/** Quotes of a post, and what its author decides about them, as Mastodon has it from 4.5 on. */
import type { Call, Route, SignedIn } from '../../http/call';
import { open, user } from '../../http/call';
import { originalOf, postInPath } from '../../http/find';
import type { Json } from '../../http/json';
import { notFound, refuse } from '../../http/refusal';
import { renderStatus } from '../../render/status';
import { announce } from '../../state/world';
import { isListed, mayRead } from '../../state/visibility';
import { readQuotePolicy } from '../composer/posting';
import { answerPosts } from '../timelines/timelines';

function quotes(call: Call): unknown {
  const { world, viewer } = call;
  const rows = originalOf(call, postInPath(call))
    .quotes.flatMap((id) => world.posts.get(id) ?? [])
    .filter((row) => isListed(world, row) && mayRead(world, viewer, row))
    .filter(({ quoteState = 'accepted' }) => quoteState === 'accepted');
  return answerPosts(call, rows.toReversed());
}

function changePolicy(call: SignedIn): Json {
  const post = postInPath(call);
  if (post.authorId !== call.viewer.id) throw notFound();
  const policy = readQuotePolicy(call.params.text('quote_approval_policy'));
  if (policy !== null) post.quotePolicy = policy;
  return renderStatus(call.view, post, { single: true });
}

/** The author of the quoted post takes it out of the quoting one. */
function revoke(call: SignedIn): Json {
  const post = postInPath(call);
  if (post.authorId !== call.viewer.id) throw refuse(403, 'This action is not allowed');
  const quoting = call.world.posts.get(call.path.quoting ?? '');
  if (quoting?.quoteOf !== post.id) throw notFound();
  quoting.quoteState = 'revoked';
  announce(call.world, { type: 'edited', post: quoting });
  return renderStatus(call.view, quoting, { single: true });
}

const families = ['mastodon'] as const;

export const quoteRoutes: Route[] = [
  open({ method: 'GET', path: '/api/v1/statuses/:id/quotes', families, handle: quotes }),
  user({
    method: 'PUT',
    path: '/api/v1/statuses/:id/interaction_policy',
    families,
    scopes: ['write:statuses'],
    handle: changePolicy,
  }),
  user({
    method: 'POST',
    path: '/api/v1/statuses/:id/quotes/:quoting/revoke',
    families,
    scopes: ['write:statuses'],
    handle: revoke,
  }),
];
