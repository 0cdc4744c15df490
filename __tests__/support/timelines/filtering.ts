/**
 * Builders of complete inputs for the filtering rules; a test names only the fields that it needs.
 */
import { decodeStatus } from '@/api/decode/statuses/status';
import type { WireStatus } from '@/api/wire/status';
import type { FilterInForce } from '@/domain/timelines/filter';
import type { Relationship } from '@/domain/people/relationship';
import type { Status } from '@/domain/statuses/status';
import type { FilterRules, Question } from '@/domain/timelines/filtering';
import { filtersReceived } from '@/slices/timelines/filters';
import { someUser } from '../people';
import { wireStatus } from '../wire';

export const someRules = (changes: Partial<FilterRules> = {}): FilterRules => ({
  hideFilteredStatuses: false,
  hideWordFilteredPosts: false,
  hideMutedThreads: true,
  hideMutedPosts: false,
  muteBotStatuses: false,
  muteSensitiveStatuses: false,
  muteWords: [],
  replyVisibility: 'all',
  readLanguages: [],
  otherLanguages: 'collapse',
  ownId: 'me',
  ...changes,
});

interface FilterParts extends Partial<FilterInForce> {
  phrase?: string;
  wholeWord?: boolean;
}

/** A filter of one phrase, which is also its name. */
export const someFilter = (parts: FilterParts = {}): FilterInForce => {
  const { phrase = 'quarry', wholeWord = false, ...changes } = parts;
  return {
    id: '1',
    title: phrase,
    contexts: ['home', 'public'],
    action: 'warn',
    expiresAt: null,
    keywords: [{ id: null, phrase, wholeWord }],
    posts: [],
    isNews: false,
    ...changes,
  };
};

/** The filters were received from the server, at noon. */
export const filtersFetched = (...filters: FilterInForce[]) =>
  filtersReceived({
    filters: filters.map(({ isNews: _isNews, ...filter }) => filter),
    now: Date.parse('2026-11-20T12:00:00Z'),
  });

export const someRelationship = (changes: Partial<Relationship> = {}): Relationship => ({
  id: 'u1',
  following: false,
  followedBy: false,
  requested: false,
  requestedBy: false,
  blocking: false,
  blockedBy: false,
  muting: false,
  mutingNotifications: false,
  muteExpiresAt: null,
  subscribing: false,
  showingRepeats: true,
  domainBlocking: false,
  endorsed: false,
  note: '',
  ...changes,
});

/** A status as the decoder returns it. */
export function someStatus(wire: Partial<WireStatus> = {}, changes: Partial<Status> = {}): Status {
  const answer = decodeStatus(wireStatus(wire));
  const status = 'entities' in answer ? answer.entities.statuses[0] : undefined;
  if (!status) throw new Error('The status could not be read');
  return { ...status, ...changes };
}

/** By default, a status of Mia on somebody else's home timeline. */
export const someQuestion = (changes: Partial<Question> = {}): Question => ({
  status: someStatus(),
  author: someUser(),
  rules: someRules(),
  relationships: {},
  filters: [],
  context: 'timeline',
  ...changes,
});
