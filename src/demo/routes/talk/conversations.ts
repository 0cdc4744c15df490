/** Routes for conversations: direct posts grouped by their participants. */
import type { Call, Route, SignedIn } from '../../http/call';
import { pleromaLike, user } from '../../http/call';
import type { Json } from '../../http/json';
import { answerPage } from '../../http/paging';
import { refuse } from '../../http/refusal';
import { renderStatus } from '../../render/status';
import { directConversationId } from '../../render/statusParts';
import { directTimeline } from '../../state/timelines';
import type { Person, Post } from '../../state/types';
import { answerPosts } from '../timelines/timelines';
import { renderPeople } from '../people/accounts';
import { peopleOf } from '../../state/people';

interface Conversation {
  id: string;
  context: string;
  /** Newest first. */
  posts: Post[];
}

function conversationsOf(call: SignedIn): Conversation[] {
  const byContext = new Map<string, Post[]>();
  for (const post of directTimeline(call.world, call.viewer, { withMuted: true })) {
    byContext.set(post.context, [...(byContext.get(post.context) ?? []), post]);
  }
  return [...byContext].map(([context, posts]) => ({
    id: String(posts[0] ? directConversationId(posts[0]) : 0),
    context,
    posts,
  }));
}

const readKey = (call: SignedIn, { context }: Conversation): string =>
  `${call.viewer.id} ${context}`;

/** A conversation is unread until its last post was read, unless that post is one's own. */
function isUnread(call: SignedIn, conversation: Conversation): boolean {
  const last = conversation.posts[0];
  const upTo = call.world.conversationsRead.get(readKey(call, conversation));
  return last !== undefined && last.authorId !== call.viewer.id && last.id !== upTo;
}

function markRead(call: SignedIn): Json {
  const conversation = conversationInPath(call);
  call.world.conversationsRead.set(readKey(call, conversation), newest(conversation));
  return render(call, conversation);
}

function participants(call: SignedIn, { posts }: Conversation): Set<string> {
  const people = new Set(posts.flatMap(({ authorId, mentions }) => [authorId, ...mentions]));
  people.delete(call.viewer.id);
  return people;
}

function render(call: SignedIn, conversation: Conversation): Json {
  const { id, posts } = conversation;
  const people = participants(call, conversation);
  const last = posts[0];
  return {
    id,
    unread: isUnread(call, conversation),
    accounts: renderPeople(call, peopleOf(call.world, people)),
    last_status: last ? renderStatus(call.view, last, { single: true }) : null,
  };
}

function conversationInPath(call: SignedIn): Conversation {
  const found = conversationsOf(call).find(({ id }) => id === call.path.id);
  if (!found) throw refuse(404, 'Unknown conversation id');
  return found;
}

/** Everybody in the conversation that a new post is to answer; undefined if it names none. */
export function peopleAnswered(call: SignedIn): Person[] | undefined {
  const wanted = call.params.text('in_reply_to_conversation_id');
  const found = conversationsOf(call).find(({ id }) => id === wanted);
  return found && peopleOf(call.world, participants(call, found));
}

const newest = ({ posts }: Conversation): string => posts[0]?.id ?? '';

const READ = ['read:statuses'] as const;
const PLEROMA = '/api/v1/pleroma/conversations/:id';

export const conversationRoutes: Route[] = [
  user({
    method: 'GET',
    path: '/api/v1/conversations',
    scopes: READ,
    handle: (call) =>
      answerPage(call, conversationsOf(call), { cursorOf: newest }, (row) => render(call, row)),
  }),
  user({
    method: 'POST',
    path: '/api/v1/conversations/:id/read',
    scopes: ['write:conversations'],
    handle: markRead,
  }),
  user({
    method: 'GET',
    path: PLEROMA,
    families: pleromaLike,
    scopes: READ,
    handle: (call) => render(call, conversationInPath(call)),
  }),
  user({
    method: 'GET',
    path: `${PLEROMA}/statuses`,
    families: pleromaLike,
    scopes: READ,
    handle: (call: SignedIn & Call) => answerPosts(call, conversationInPath(call).posts),
  }),
];
