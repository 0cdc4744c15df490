/**
 * Decides if a status is shown in full, collapsed to a line with the reason, or hidden, in a given
 * place. The only place for this decision, for fetched and streamed statuses alike.
 */
import type { FilterAction, FilterContext, FilterInForce } from './filter';
import { mutedWordIn, saysPhrase } from './phraseMatching';
import { isLanguageAmong } from '@/lib/text/languageNames';
import type { Relationship } from '@/domain/people/relationship';
import { replyRecipients } from '@/domain/statuses/replyRecipients';
import type { Settings } from '@/domain/settings/settings';
import type { FilterMatch, Status } from '@/domain/statuses/status';
import type { User } from '@/domain/people/user';

export type HiddenReason =
  /** This mute word is in the text or the subject. */
  | { kind: 'mutedWord'; word: string }
  /** A filter of the server; `blur` applies only to media. */
  | { kind: 'serverFilter'; filterId: string; title: string; action: FilterAction }
  | { kind: 'mutedPerson'; userId: string }
  | { kind: 'blockedPerson'; userId: string }
  | { kind: 'blockedServer'; userId: string }
  | { kind: 'mutedThread' }
  | { kind: 'bot'; userId: string }
  | { kind: 'sensitive' }
  /** In a language that the reader does not read. */
  | { kind: 'otherLanguage'; language: string }
  /** A repeat by somebody muted or blocked. */
  | { kind: 'mutedRepeater'; userId: string }
  | { kind: 'botRepeater'; userId: string }
  /** The reader follows them without their repeats. */
  | { kind: 'unwantedRepeat'; userId: string }
  /** The reader wants only replies to followed people. */
  | { kind: 'replyToStranger'; userId: string }
  /** The reader wants only replies to themselves. */
  | { kind: 'replyToOther'; userId: string };

export interface Decision {
  show: 'full' | 'collapsed' | 'hidden';
  /** The matching rules, strongest first; `blur` still shows the status in full. */
  reasons: readonly HiddenReason[];
}

/**
 * The place in which it would be shown. A `collection` holds statuses that somebody put there on
 * purpose: favourites, bookmarks, direct messages, mentions. There and among notifications,
 * statuses are collapsed instead of hidden, unless all filtered ones are to be hidden.
 */
export type ShownIn = 'timeline' | 'conversation' | 'profile' | 'notification' | 'collection';

/** The settings that the rules need; `DisplayPreferences` has all of them. */
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
  | 'readLanguages'
  | 'otherLanguages'
> {
  /** Null for visitors. */
  ownId: string | null;
}

export interface Question {
  /** The status with the text: for a repeat, the original. */
  status: Status;
  author: User | undefined;
  /** The repeater; undefined if there is none, or their row is unknown. */
  repeater?: User | undefined;
  rules: FilterRules;
  relationships: Readonly<Record<string, Relationship>>;
  /** The server's filters, without expired ones. */
  filters: readonly FilterInForce[];
  context: ShownIn;
  /** The filter context; null for none. */
  filterContext?: FilterContext | null;
  /** The reader opened this status itself. */
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
    ...(isOwn || context !== 'timeline'
      ? []
      : [...reasonsOfLanguage(question), ...reasonsOfReply(question)]),
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

/** Returns how much a reason hides, given the settings and the place. */
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
    case 'otherLanguage':
      return rules.otherLanguages === 'hide';
    case 'blockedPerson':
    case 'blockedServer':
      // A thread would be incomprehensible without them.
      return context !== 'conversation';
    case 'unwantedRepeat':
    case 'replyToStranger':
    case 'replyToOther':
      return true;
  }
}

/** Returns the reasons about the repeater; on a profile, the reader came to see this person. */
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
  // The server's flag means the person or the thread; the relationship is precise.
  if (standing?.muting ?? (status.muted && !status.threadMuted)) {
    reasons.push({ kind: 'mutedPerson', userId });
  }
  if (rules.muteBotStatuses && author?.isBot) reasons.push({ kind: 'bot', userId });
  return reasons;
}

function reasonsOfText(question: Question): HiddenReason[] {
  const { status, rules, context } = question;
  const reasons: HiddenReason[] = [];
  // Opening a muted thread means wanting to read it.
  if (status.threadMuted && context !== 'conversation') reasons.push({ kind: 'mutedThread' });
  const word = mutedWordIn(status, rules.muteWords);
  if (word !== null) reasons.push({ kind: 'mutedWord', word });
  reasons.push(...reasonsOfFilters(question));
  if (rules.muteSensitiveStatuses && status.sensitive) reasons.push({ kind: 'sensitive' });
  return reasons;
}

/**
 * Returns the reasons from filters. The server's own matches are more complete than ours, but not
 * used for filters that changed since.
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

/** Returns the reason about the language; a post that does not tell it is always shown. */
function reasonsOfLanguage({ status: { language }, rules }: Question): HiddenReason[] {
  const { readLanguages, otherLanguages } = rules;
  if (language === null || otherLanguages === 'show' || readLanguages.length === 0) return [];
  return isLanguageAmong(language, readLanguages) ? [] : [{ kind: 'otherLanguage', language }];
}

/**
 * Returns the reasons about a reply, which is for those it answers and mentions. If a relationship
 * is unknown, the server's selection holds, as it was asked for such replies only.
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
