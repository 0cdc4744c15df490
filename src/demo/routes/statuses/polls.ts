/** Routes for reading polls and voting. */
import type { Call, Route, SignedIn } from '../../http/call';
import { open, user } from '../../http/call';
import type { Json } from '../../http/json';
import { crash, missingField, notFound, refuse } from '../../http/refusal';
import { renderPoll } from '../../render/poll';
import { postOfPoll, vote } from '../../state/polls';
import type { Poll } from '../../state/types';
import { mayRead } from '../../state/visibility';

function visiblePoll({ world, viewer, path }: Call): Poll | null {
  const poll = world.polls.get(path.id ?? '');
  const post = poll && postOfPoll(world, poll);
  return poll && post && mayRead(world, viewer, post) ? poll : null;
}

function show(call: Call): Json {
  const poll = visiblePoll(call);
  if (!poll) throw call.world.dialect === 'mastodon' ? notFound() : crash();
  return renderPoll(call.view, poll);
}

/** Votes; a second vote returns the first one unchanged. The end of the poll is not checked. */
function cast(call: SignedIn): Json {
  const { viewer, params, world } = call;
  const poll = visiblePoll(call);
  if (!poll) throw notFound();
  if (!params.has('choices')) throw missingField('choices');
  if (poll.authorId === viewer.id) throw refuse(422, "Poll's author can't vote");
  const choices = params.list('choices').map(Number);
  if (poll.votes.has(viewer.id)) {
    if (world.dialect === 'mastodon') throw refuse(422, 'You have already voted on this poll');
    return renderPoll(call.view, poll);
  }
  if (choices.some((choice) => poll.options[choice] === undefined)) {
    throw refuse(422, 'Invalid indices');
  }
  if (!poll.multiple && choices.length > 1) throw refuse(422, 'Too many choices');
  vote(poll, viewer, choices);
  return renderPoll(call.view, poll);
}

export const pollRoutes: Route[] = [
  open({ method: 'GET', path: '/api/v1/polls/:id', isPrivate: 'hidden', handle: show }),
  user({
    method: 'POST',
    path: '/api/v1/polls/:id/votes',
    scopes: ['write:statuses'],
    handle: cast,
  }),
];
