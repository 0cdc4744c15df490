/** Rules of authors about quotes of their posts and reactions to them, and what waits for them. */
export type QuotePolicy = 'public' | 'followers' | 'nobody';

/** The quoted author's consent, as Mastodon keeps it with the quoting post. */
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
  /** The one that asks. */
  accountId: string;
  /** The post that the reaction is about. */
  postId: string;
  replyId: string | null;
  createdAt: number;
}

export interface PostPolicies {
  /** On Mastodon; left out for everybody. */
  quotePolicy?: QuotePolicy;
  /** Of the quote in it; left out for an accepted one. */
  quoteState?: QuoteState;
  /** On GoToSocial. */
  isLocalOnly?: boolean;
  policy?: InteractionPolicy;
}

/** Those of a person's new posts. */
export interface UsualPolicies {
  /** On Mastodon; left out for everybody. */
  quotePolicy?: QuotePolicy;
  /** On GoToSocial, by visibility. */
  policies?: Record<string, InteractionPolicy>;
}

interface Quotable extends PostPolicies {
  authorId: string;
  visibility: string;
}

const everybody = (): PolicyRule => ({ always: ['public'], with_approval: [] });

export const openPolicy = (): InteractionPolicy => ({
  can_favourite: everybody(),
  can_reply: everybody(),
  can_reblog: everybody(),
});

/** The answer to a quote by somebody. */
export function quoteAnswer(
  post: Quotable,
  author: { followers: Set<string> } | undefined,
  viewer: { id: string },
): 'automatic' | 'denied' {
  if (post.authorId === viewer.id) return 'automatic';
  const policy = quotePolicyOf(post);
  const isAllowed =
    policy === 'public' || (policy === 'followers' && author?.followers.has(viewer.id) === true);
  return isAllowed ? 'automatic' : 'denied';
}

/** A post for few is quoted by nobody else. */
export const quotePolicyOf = (post: Quotable): QuotePolicy =>
  post.visibility === 'public' || post.visibility === 'unlisted'
    ? (post.quotePolicy ?? 'public')
    : 'nobody';
