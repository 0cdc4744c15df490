/**
 * The unusual of a post's audience, one sentence each: its readers, and those who may react. An
 * ordinary post has none, as its visibility is shown anyway.
 */
import type { Draft } from '@/domain/composer/draft';
import type { QuoteConsent } from '@/domain/statuses/status';
import { hasPolicies, type ReactionPolicy } from './reactionPolicies';

export type AudienceSentence =
  | { about: 'anyone' }
  | { about: 'server' }
  /** A list that the account no longer has. */
  | { about: 'lostList' }
  | { about: 'list'; title: string; count: number | null }
  /** The handles of a direct conversation's people. */
  | { about: 'conversation'; people: readonly string[] }
  | { about: 'replies' | 'quotes' | 'favourites' | 'repeats'; policy: ReactionPolicy }
  /** The quoted author is asked first. */
  | { about: 'quoted' };

interface Audience {
  draft: Pick<
    Draft,
    'visibility' | 'quotePolicy' | 'replyPolicy' | 'favouritePolicy' | 'repeatPolicy'
  >;
  /** Those of them that the server takes. */
  offered: readonly string[];
  /** The list whose members read it; undefined if there is no such list, or none is meant. */
  list: { title: string; count: number | null } | undefined;
  /** The handles of those in the direct conversation, if it is for all of them. */
  conversation: readonly string[] | null;
  /** The quoted author's answer; undefined without a quote. */
  consent: QuoteConsent | undefined;
}

export function audienceOf({
  draft,
  offered,
  list,
  conversation,
  consent,
}: Audience): AudienceSentence[] {
  const { visibility } = draft;
  const policies = (
    [
      ['replies', draft.replyPolicy],
      ['quotes', draft.quotePolicy],
      ['favourites', draft.favouritePolicy],
      ['repeats', draft.repeatPolicy],
    ] as const
  ).flatMap(([about, policy]) =>
    policy !== null && policy !== 'public' && offered.includes(about) ? [{ about, policy }] : [],
  );
  const sentences: AudienceSentence[] = [];
  if (visibility === 'local') sentences.push({ about: 'server' });
  if (visibility === 'list')
    sentences.push(list ? { about: 'list', ...list } : { about: 'lostList' });
  if (conversation && conversation.length > 0)
    sentences.push({ about: 'conversation', people: conversation });
  if (policies.length > 0 && hasPolicies(visibility)) sentences.push({ about: 'anyone' });
  sentences.push(...policies);
  if (consent === 'manual') sentences.push({ about: 'quoted' });
  return sentences;
}
