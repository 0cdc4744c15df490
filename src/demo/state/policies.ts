/** Rules of authors about quotes of their posts and reactions to them, and what waits for them. */
import type { Person, Post } from './types';

export type QuotePolicy = 'public' | 'followers' | 'nobody';

/** The consent of the quoted author, as Mastodon keeps it with the quoting post. */
export type QuoteState = 'accepted' | 'pending' | 'revoked';

export type InteractionKind = 'favourite' | 'reply' | 'reblog';

export interface PolicyRule {
  always: string[];
  with_approval: string[];
}

/** GoToSocial's form. */
export interface InteractionPolicy {
  can_favourite: PolicyRule;
  can_reply: PolicyRule;
  can_reblog: PolicyRule;
}

export interface InteractionRequest {
  id: string;
  kind: InteractionKind;
  /** Who asks. */
  accountId: string;
  /** The post that the reaction is about. */
  postId: string;
  replyId: string | null;
  createdAt: number;
}

const everybody = (): PolicyRule => ({ always: ['public'], with_approval: [] });

export const openPolicy = (): InteractionPolicy => ({
  can_favourite: everybody(),
  can_reply: everybody(),
  can_reblog: everybody(),
});

/** What a quote by somebody meets. */
export function quoteAnswer(
  post: Post,
  author: Person | undefined,
  viewer: Person,
): 'automatic' | 'denied' {
  if (post.authorId === viewer.id) return 'automatic';
  const policy = quotePolicyOf(post);
  const isAllowed =
    policy === 'public' || (policy === 'followers' && author?.followers.has(viewer.id) === true);
  return isAllowed ? 'automatic' : 'denied';
}

/** A post for few is quoted by nobody else. */
export const quotePolicyOf = (post: Post): QuotePolicy =>
  post.visibility === 'public' || post.visibility === 'unlisted'
    ? (post.quotePolicy ?? 'public')
    : 'nobody';
