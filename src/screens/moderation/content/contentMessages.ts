/** The texts about posts and trends that several parts of the page share. */
import { defineMessages, type MessageDescriptor } from 'react-intl';
import type { TrendKind } from '@/domain/admin/content/trends';
import type { Visibility } from '@/domain/statuses/status';

export const visibilities: Record<Visibility, MessageDescriptor> = defineMessages({
  public: { id: 'general.scope_in_timeline.public', defaultMessage: 'Public' },
  unlisted: { id: 'general.scope_in_timeline.unlisted', defaultMessage: 'Unlisted' },
  private: { id: 'general.scope_in_timeline.private', defaultMessage: 'Followers only' },
  direct: { id: 'general.scope_in_timeline.direct', defaultMessage: 'Direct' },
  local: { id: 'general.scope_in_timeline.local', defaultMessage: 'This server only' },
  list: { id: 'general.scope_in_timeline.list', defaultMessage: 'List members' },
});

export const kindLabels: Record<TrendKind, MessageDescriptor> = defineMessages({
  posts: { id: 'user_card.statuses', defaultMessage: 'Posts' },
  hashtags: { id: 'search.hashtags', defaultMessage: 'Hashtags' },
  links: { id: 'explore.news', defaultMessage: 'News' },
});

type Word =
  | 'title'
  | 'posts'
  | 'cache'
  | 'trends'
  | 'person'
  | 'server'
  | 'words'
  | 'media'
  | 'local'
  | 'hidden'
  | 'search'
  | 'markSensitive'
  | 'unmarkSensitive'
  | 'sensitive'
  | 'visibility'
  | 'approve'
  | 'reject'
  | 'final';

export const words: Record<Word, MessageDescriptor> = defineMessages({
  title: { id: 'moderation.content', defaultMessage: 'Content' },
  posts: { id: 'user_card.statuses', defaultMessage: 'Posts' },
  trends: { id: 'moderation.trends', defaultMessage: 'Trends' },
  cache: { id: 'moderation.media_cache', defaultMessage: 'Media cache' },
  person: { id: 'moderation.content_person', defaultMessage: 'Handle or profile link' },
  server: { id: 'settings.version.backend_version', defaultMessage: 'Server' },
  words: { id: 'moderation.content_words', defaultMessage: 'Words' },
  media: { id: 'moderation.content_media', defaultMessage: 'Only posts with media' },
  local: { id: 'general.scope_in_timeline.local', defaultMessage: 'This server only' },
  hidden: { id: 'moderation.content_private', defaultMessage: 'Include private posts' },
  search: { id: 'nav.search', defaultMessage: 'Search' },
  markSensitive: { id: 'moderation.mark_sensitive', defaultMessage: 'Mark as sensitive' },
  unmarkSensitive: {
    id: 'moderation.unmark_sensitive',
    defaultMessage: 'Mark as not sensitive',
  },
  sensitive: { id: 'post_status.attachments_sensitive', defaultMessage: 'Sensitive media' },
  visibility: { id: 'moderation.visibility', defaultMessage: 'Visibility: {scope}' },
  approve: { id: 'user_card.approve', defaultMessage: 'Approve' },
  reject: { id: 'moderation.reject', defaultMessage: 'Reject' },
  final: { id: 'moderation.content_final', defaultMessage: "You can't undo this here." },
});

const ofCache = defineMessages({
  addresses: {
    id: 'moderation.media_addresses',
    defaultMessage: 'Media addresses, one per line',
  },
  ban: { id: 'moderation.media_ban', defaultMessage: 'Block these addresses from now on' },
  purge: { id: 'moderation.media_purge', defaultMessage: 'Clear from cache' },
  purged: {
    id: 'moderation.media_purged',
    defaultMessage: 'Cleared from the cache: {count, number}',
  },
  broken: {
    id: 'moderation.media_broken',
    defaultMessage: "This isn't a valid address: {address}",
  },
  banned: { id: 'moderation.media_banned', defaultMessage: 'Blocked media' },
  unban: { id: 'user_card.unblock', defaultMessage: 'Unblock' },
});

export const cacheWords: Record<keyof typeof ofCache, MessageDescriptor> = ofCache;
