/**
 * What becomes of one status in one place: shown in full, collapsed to a line that says why, or left
 * out; and for what reasons. Nothing else decides this, for fetched and streamed statuses alike.
 */
import type { FilterAction, FilterContext, FilterInForce } from './filter';
import { mutedWordIn, saysPhrase } from './phraseMatching';
import type { Relationship } from '@/domain/people/relationship';
import { replyRecipients } from '@/domain/statuses/replyRecipients';
import type { Settings } from '@/domain/settings/settings';
import type { FilterMatch, Status } from '@/domain/statuses/status';
import type { User } from '@/domain/people/user';

export type HiddenReason =
  /** Of the mute words, this is in the text or the subject. */
  | { kind: 'mutedWord'; word: string }
  /** A filter that the server keeps; `blur` is about its media alone. */
  | { kind: 'serverFilter'; filterId: string; title: string; action: FilterAction }
  | { kind: 'mutedPerson'; userId: string }
  | { kind: 'blockedPerson'; userId: string }
  | { kind: 'blockedServer'; userId: string }
  | { kind: 'mutedThread' }
  | { kind: 'bot'; userId: string }
  | { kind: 'sensitive' }
  /** A repeat by somebody who is muted, or blocked. */
  | { kind: 'mutedRepeater'; userId: string }
  | { kind: 'botRepeater'; userId: string }
  /** The reader follows them, but not for what they repeat. */
  | { kind: 'unwantedRepeat'; userId: string }
  /** The reader wants replies to people they follow, and this one is to others. */
  | { kind: 'replyToStranger'; userId: string }
  /** The reader wants replies to themselves alone. */
  | { kind: 'replyToOther'; userId: string };

export type ReasonKind = HiddenReason['kind'];

export interface Decision {
  show: 'full' | 'collapsed' | 'hidden';
  /** Rules that were hit, the strongest first; those of `blur` leave it shown in full. */
  reasons: readonly HiddenReason[];
}

/**
 * Where it would be seen. A `collection` is what the reader or others put there on purpose:
 * favourites, bookmarks, direct messages, mentions. There and among notifications, what would be
 * left out is collapsed, unless everything filtered is to go.
 */
export type ShownIn = 'timeline' | 'conversation' | 'profile' | 'notification' | 'collection';

/** What of the reader's settings the rules ask for; `Reading` has all of it. */
export interface FilterRules extends Pick<
  Settings,
  | 'hideFilteredStatuses'
  | 'hideWordFilteredPosts'
  | 'hideMutedThreads'
  | 'hideMutedPosts'
  | 'muteBotStatuses'
  | 'muteSensitiveStatuses'
  | 'muteWords'
  | 'replyVisibility'
> {
  /** Null for visitors. */
  ownId: string | null;
}

export interface Question {
  /** The one with the text: of a repeat, the original. */
  status: Status;
  author: User | undefined;
  /** Who repeats it; undefined where nobody does, or while their row is unknown. */
  repeater?: User | undefined;
  rules: FilterRules;
  relationships: Readonly<Record<string, Relationship>>;
  /** The server's filters, those past their time left out. */
  filters: readonly FilterInForce[];
  context: ShownIn;
  /** For which of the places that filters name; null is none of them. */
  filterContext?: FilterContext | null;
  /** The reader opened this very status. */
  sought?: boolean;
}

export const shownInFull: Decision = { show: 'full', reasons: [] };

const usualContexts: Record<ShownIn, FilterContext | null> = {
  timeline: 'home',
  conversation: 'thread',
  profile: 'account',
  notification: 'notifications',
  collection: null,
};

export function decideFiltering(question: Question): Decision {
  const { status, rules, context, sought = false } = question;
  if (status.deleted) return shownInFull;
  const isOwn = rules.ownId !== null && status.userId === rules.ownId;
  const reasons = [
    ...reasonsOfRepeater(question),
    ...(isOwn ? [] : [...reasonsOfAuthor(question), ...reasonsOfText(question)]),
    ...(isOwn || context !== 'timeline' ? [] : reasonsOfReply(question)),
  ];
  if (reasons.length === 0) return shownInFull;
  const ranked = reasons
    .map((reason) => ({ reason, rank: rankOf(reason, rules, context) }))
    .sort((a, b) => b.rank - a.rank);
  const highest = sought ? 0 : (ranked[0]?.rank ?? 0);
  return { show: shows[highest] ?? 'full', reasons: ranked.map(({ reason }) => reason) };
}

const shows = ['full', 'collapsed', 'hidden'] as const;
const FULL = 0;
const COLLAPSED = 1;
const HIDDEN = 2;

type Rank = typeof FULL | typeof COLLAPSED | typeof HIDDEN;

/** How much one reason takes away, given the settings and the place. */
function rankOf(reason: HiddenReason, rules: FilterRules, context: ShownIn): Rank {
  if (reason.kind === 'serverFilter' && reason.action === 'blur') return FULL;
  if (rules.hideFilteredStatuses) return HIDDEN;
  if (context === 'notification' || context === 'collection') return COLLAPSED;
  return isToHide(reason, rules, context) ? HIDDEN : COLLAPSED;
}

function isToHide(reason: HiddenReason, rules: FilterRules, context: ShownIn): boolean {
  switch (reason.kind) {
    case 'mutedWord':
      return rules.hideWordFilteredPosts;
    case 'mutedThread':
      return rules.hideMutedThreads;
    case 'mutedPerson':
    case 'mutedRepeater':
    case 'bot':
    case 'botRepeater':
    case 'sensitive':
      return rules.hideMutedPosts;
    case 'serverFilter':
      return reason.action === 'hide';
    case 'blockedPerson':
    case 'blockedServer':
      // A thread without them could not be followed.
      return context !== 'conversation';
    case 'unwantedRepeat':
    case 'replyToStranger':
    case 'replyToOther':
      return true;
  }
}

/** On a profile, the reader came to see this very person. */
function reasonsOfRepeater(question: Question): HiddenReason[] {
  const { repeater, rules, relationships, context } = question;
  if (!repeater || repeater.id === rules.ownId || context === 'profile') return [];
  const userId = repeater.id;
  const standing = relationships[userId];
  const reasons: HiddenReason[] = [];
  if (standing?.muting || standing?.blocking) reasons.push({ kind: 'mutedRepeater', userId });
  if (context === 'timeline' && standing?.following && !standing.showingRepeats) {
    reasons.push({ kind: 'unwantedRepeat', userId });
  }
  if (rules.muteBotStatuses && repeater.isBot) reasons.push({ kind: 'botRepeater', userId });
  return reasons;
}

function reasonsOfAuthor(question: Question): HiddenReason[] {
  const { status, author, repeater, rules, relationships, context } = question;
  if (context === 'profile' && !repeater) return [];
  const { userId } = status;
  const standing = relationships[userId];
  const reasons: HiddenReason[] = [];
  if (standing?.blocking) reasons.push({ kind: 'blockedPerson', userId });
  if (standing?.domainBlocking) reasons.push({ kind: 'blockedServer', userId });
  // The server's mark says either, the person or the thread; the relationship knows.
  if (standing?.muting ?? (status.muted && !status.threadMuted)) {
    reasons.push({ kind: 'mutedPerson', userId });
  }
  if (rules.muteBotStatuses && author?.isBot) reasons.push({ kind: 'bot', userId });
  return reasons;
}

function reasonsOfText(question: Question): HiddenReason[] {
  const { status, rules, context } = question;
  const reasons: HiddenReason[] = [];
  // Who opens a muted thread wants to read it.
  if (status.threadMuted && context !== 'conversation') reasons.push({ kind: 'mutedThread' });
  const word = mutedWordIn(status, rules.muteWords);
  if (word !== null) reasons.push({ kind: 'mutedWord', word });
  reasons.push(...reasonsOfFilters(question));
  if (rules.muteSensitiveStatuses && status.sensitive) reasons.push({ kind: 'sensitive' });
  return reasons;
}

/**
 * A server that tells what its filters found has looked further than we could. What it told is not
 * asked about filters that became what they are afterwards.
 */
function reasonsOfFilters({
  status,
  filters,
  context,
  filterContext = usualContexts[context],
}: Question): HiddenReason[] {
  if (filterContext === null) return [];
  const { filtered } = status;
  const ours = filtered ? filters.filter(({ isNews }) => isNews) : filters;
  const theirs = (filtered ?? []).filter(({ id }) => ours.every((filter) => filter.id !== id));
  const holds = ({ contexts }: FilterMatch): boolean => contexts.includes(filterContext);
  return [
    ...theirs.filter(holds),
    ...ours.filter((filter) => holds(filter) && isAbout(filter, status)),
  ].map(({ id, title, action }) => ({ kind: 'serverFilter', filterId: id, title, action }));
}

const isAbout = ({ keywords, posts }: FilterInForce, status: Status): boolean =>
  keywords.some((keyword) => saysPhrase(status, keyword)) ||
  posts.some(({ statusId }) => statusId === status.id);

/**
 * A reply is for those it answers and those it names. How the reader stands to somebody may not be
 * known: then the server's word holds, which was asked for such replies only.
 */
function reasonsOfReply({ status, rules, relationships }: Question): HiddenReason[] {
  const { ownId, replyVisibility } = rules;
  const userId = status.inReplyToUserId;
  if (ownId === null || userId === null || replyVisibility === 'all') return [];
  const addressed = replyRecipients(status);
  if (addressed.includes(ownId)) return [];
  if (replyVisibility === 'self') return [{ kind: 'replyToOther', userId }];
  const isStranger = (id: string) => relationships[id]?.following === false;
  return addressed.every(isStranger) ? [{ kind: 'replyToStranger', userId }] : [];
}
