/** Decodes links that are shared much, and suggestions of people with their reasons. */
import type { WireSuggestion } from '@/api/wire/user';
import type { WireTrendingLink } from '@/api/wire/explore';
import type { SuggestionReason, TrendingLink } from '@/domain/discovery/explore';
import type { EntityBundle } from '@/domain/engine/entities';
import { createCollector, type Collector } from '@/api/decode/engine/collector';
import { fieldsOf, listOf, textsOf } from '@/api/decode/engine/read';
import { isRefusal, keepReadable, refuse, type Refusal } from '@/api/decode/engine/refusal';
import { decodeCard } from '@/api/decode/statuses/attachment';
import { readDays } from './tag';

/** Authors with an account go to the collector. */
export function decodeTrendingLink(input: unknown, collector: Collector): TrendingLink | Refusal {
  const { authors, history } = fieldsOf<WireTrendingLink>(input);
  const card = decodeCard(input);
  if (card === null) return refuse('link', 'no address');
  for (const author of listOf(authors)) {
    const { account } = fieldsOf<{ account: unknown }>(author);
    if (account) collector.addUser(account);
  }
  return { card, days: readDays(history) };
}

/** The words of Mastodon, and its older ones; unknown words say nothing to the reader. */
const reasons: Readonly<Record<string, SuggestionReason>> = {
  featured: 'staff',
  staff: 'staff',
  most_followed: 'popular',
  global: 'popular',
  most_interactions: 'lively',
  similar_to_recently_followed: 'similar',
  friends_of_friends: 'friends',
  past_interactions: 'known',
};

export interface Suggested {
  userIds: string[];
  /** By the id of the person. */
  reasons: Record<string, SuggestionReason[]>;
  entities: EntityBundle;
}

export function decodeSuggestions(rows: readonly unknown[]): Suggested {
  const collector = createCollector();
  const found = new Map<string, SuggestionReason[]>();
  keepReadable(rows, (row) => {
    const { account, source, sources } = fieldsOf<WireSuggestion>(row);
    const userId = collector.addUser(account);
    if (!isRefusal(userId))
      found.set(userId, reasonsOf([...textsOf(sources), ...textsOf([source])]));
    return userId;
  });
  return {
    userIds: [...found.keys()],
    reasons: Object.fromEntries(found),
    entities: collector.bundle(),
  };
}

const reasonsOf = (words: readonly string[]): SuggestionReason[] => [
  ...new Set(
    words.flatMap((word) => {
      const reason = Object.hasOwn(reasons, word) ? reasons[word] : undefined;
      return reason ? [reason] : [];
    }),
  ),
];
