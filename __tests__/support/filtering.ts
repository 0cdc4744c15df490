/** What the rules of visibility are asked with, complete; a test names only what its story needs. */
import { decodeStatus } from '@/api/decode/status';
import type { WireStatus } from '@/api/wire/status';
import type { Filter } from '@/domain/filter';
import type { Relationship } from '@/domain/relationship';
import type { Status } from '@/domain/status';
import type { FilterRules, Question } from '@/domain/visibility';
import { someUser } from './people';
import { wireStatus } from './wire';

export const someRules = (changes: Partial<FilterRules> = {}): FilterRules => ({
  hideFilteredStatuses: false,
  hideWordFilteredPosts: false,
  hideMutedThreads: true,
  hideMutedPosts: false,
  muteBotStatuses: false,
  muteSensitiveStatuses: false,
  muteWords: [],
  replyVisibility: 'all',
  ownId: 'me',
  ...changes,
});

export const someFilter = (changes: Partial<Filter> = {}): Filter => ({
  id: '1',
  phrase: 'quarry',
  contexts: ['home', 'public'],
  expiresAt: null,
  irreversible: false,
  wholeWord: false,
  ...changes,
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

/** As it comes out of an answer of the server. */
export function someStatus(wire: Partial<WireStatus> = {}, changes: Partial<Status> = {}): Status {
  const answer = decodeStatus(wireStatus(wire));
  const status = 'entities' in answer ? answer.entities.statuses[0] : undefined;
  if (!status) throw new Error('The status could not be read');
  return { ...status, ...changes };
}

/** By default: a status of mia, looked at by somebody else on the home timeline. */
export const someQuestion = (changes: Partial<Question> = {}): Question => ({
  status: someStatus(),
  author: someUser(),
  reading: someRules(),
  relationships: {},
  filters: [],
  context: 'timeline',
  ...changes,
});
