/**
 * Builders of complete wire objects in Pleroma's format; a test names only the fields that it
 * needs.
 */
import type { WireAnnouncement } from '@/api/wire/announcement';
import type { WireChat, WireChatMessage } from '@/api/wire/chat';
import type { WireEmoji } from '@/api/wire/emoji';
import type { WireFilter, WireFilterV2 } from '@/api/wire/filter';
import type { WireList } from '@/api/wire/list';
import type { WireNotification, WireReport } from '@/api/wire/notification';
import type { WireApplication, WireToken } from '@/api/wire/oauth';
import type { WireRelationship } from '@/api/wire/relationship';
import type { WireScrobble } from '@/api/wire/scrobble';
import type {
  WireAttachment,
  WireCard,
  WireConversation,
  WireMention,
  WirePoll,
  WireReaction,
  WireStatus,
} from '@/api/wire/status';
import type { WireUser } from '@/api/wire/user';

const HOME = 'https://home.example';
const MOMENT = '2026-11-20T11:48:48.000Z';

export const wireEmoji = (changes: Partial<WireEmoji> = {}): WireEmoji => ({
  shortcode: 'frog',
  url: `${HOME}/emoji/frog.png`,
  static_url: `${HOME}/emoji/frog-still.png`,
  visible_in_picker: false,
  ...changes,
});

export const wireUser = (changes: Partial<WireUser> = {}): WireUser => ({
  id: 'u1',
  username: 'mia',
  acct: 'mia',
  fqn: 'mia@home.example',
  url: `${HOME}/users/mia`,
  display_name: 'Mia :frog:',
  note: 'I like <b>ponds</b>',
  avatar: `${HOME}/media/mia.png`,
  avatar_static: `${HOME}/media/mia-still.png`,
  header: `${HOME}/media/banner.png`,
  header_static: `${HOME}/media/banner-still.png`,
  locked: false,
  bot: false,
  created_at: '2025-01-01T08:00:00.000Z',
  last_status_at: '2026-11-20',
  statuses_count: 12,
  followers_count: 3,
  following_count: 5,
  emojis: [wireEmoji()],
  fields: [{ name: 'Site', value: '<a href="https://mia.example">mia.example</a>' }],
  source: {
    note: 'I like **ponds**',
    fields: [{ name: 'Site', value: 'https://mia.example' }],
    sensitive: false,
    pleroma: { discoverable: false, actor_type: 'Person' },
  },
  pleroma: {
    ap_id: `${HOME}/users/mia`,
    also_known_as: [],
    is_confirmed: true,
    is_suggested: false,
    tags: [],
    hide_followers: false,
    hide_follows: false,
    hide_followers_count: false,
    hide_follows_count: false,
    hide_favorites: true,
    skip_thread_containment: false,
    background_image: null,
    relationship: {},
    favicon: null,
    accepts_chat_messages: true,
    is_admin: false,
    is_moderator: false,
  },
  ...changes,
});

/** One's own account, as `verify_credentials` returns it. */
export function wireSelf(changes: Partial<WireUser> = {}): WireUser {
  const user = wireUser();
  return {
    ...user,
    follow_requests_count: 0,
    ...changes,
    source: { ...user.source, privacy: 'public', ...changes.source },
    pleroma: {
      ...user.pleroma,
      privileges: [],
      unread_notifications_count: 0,
      settings_store: {},
      chat_token: 'CHAT-TOKEN',
      ...changes.pleroma,
    },
  };
}

export const wireMention = (changes: Partial<WireMention> = {}): WireMention => ({
  id: 'u2',
  acct: 'ben@hill.example',
  username: 'ben',
  url: 'https://hill.example/users/ben',
  ...changes,
});

export const wireAttachment = (changes: Partial<WireAttachment> = {}): WireAttachment => ({
  id: '1001',
  type: 'image',
  url: `${HOME}/media/pond.webp`,
  remote_url: `${HOME}/media/pond.webp`,
  preview_url: `${HOME}/media/pond.webp`,
  text_url: `${HOME}/media/pond.webp`,
  description: 'a pond',
  blurhash: null,
  meta: { original: { width: 800, height: 600, aspect: 1.3333 } },
  pleroma: { mime_type: 'image/webp' },
  ...changes,
});

export const wirePoll = (changes: Partial<WirePoll> = {}): WirePoll => ({
  id: '987',
  expires_at: '2026-11-21T08:00:00.000Z',
  expired: false,
  multiple: false,
  votes_count: 4,
  voters_count: 4,
  options: [
    { title: 'Yes', votes_count: 3 },
    { title: 'No', votes_count: 1 },
  ],
  emojis: [],
  voted: false,
  own_votes: [],
  ...changes,
});

export const wireCard = (changes: Partial<WireCard> = {}): WireCard => ({
  type: 'link',
  url: 'https://cards.example/article',
  title: 'Bread',
  description: 'What the weather does to it',
  image: 'https://cards.example/picture.jpg',
  provider_name: 'cards.example',
  provider_url: 'https://cards.example',
  ...changes,
});

export const wireReaction = (changes: Partial<WireReaction> = {}): WireReaction => ({
  name: '👍',
  count: 2,
  me: true,
  url: null,
  account_ids: ['u1', 'u2'],
  ...changes,
});

export const wireStatus = (changes: Partial<WireStatus> = {}): WireStatus => ({
  id: 's1',
  uri: `${HOME}/objects/1`,
  url: `${HOME}/notice/s1`,
  created_at: MOMENT,
  edited_at: null,
  account: wireUser(),
  content: 'Hello <b>world</b>',
  text: null,
  spoiler_text: '',
  visibility: 'public',
  sensitive: false,
  language: null,
  in_reply_to_id: null,
  in_reply_to_account_id: null,
  reblog: null,
  replies_count: 1,
  reblogs_count: 0,
  favourites_count: 2,
  favourited: false,
  reblogged: false,
  bookmarked: false,
  muted: false,
  pinned: false,
  media_attachments: [],
  mentions: [],
  tags: [],
  emojis: [],
  card: null,
  poll: null,
  application: null,
  pleroma: {
    local: true,
    conversation_id: 123456789,
    context: `${HOME}/contexts/1`,
    direct_conversation_id: null,
    in_reply_to_account_acct: null,
    content: { 'text/plain': 'Hello world' },
    spoiler_text: { 'text/plain': '' },
    emoji_reactions: [],
    parent_visible: false,
    thread_muted: false,
    expires_at: null,
    pinned_at: null,
    quote: null,
    quote_id: null,
    quote_url: null,
    quote_visible: false,
    quotes_count: 0,
  },
  ...changes,
});

/** A repeat of `original`, with the few fields that a repeat has itself. */
export const wireRepeat = (
  original: WireStatus = wireStatus(),
  changes: Partial<WireStatus> = {},
): WireStatus => ({
  id: 'r1',
  uri: original.uri,
  url: original.uri,
  created_at: '2026-11-20T12:00:00.000Z',
  account: wireUser({ id: 'u3', acct: 'eve', username: 'eve', url: `${HOME}/users/eve` }),
  content: original.content,
  spoiler_text: '',
  visibility: 'public',
  sensitive: false,
  reblog: original,
  favourited: original.favourited ?? false,
  reblogged: original.reblogged ?? false,
  media_attachments: original.media_attachments ?? [],
  mentions: [],
  tags: [],
  emojis: [],
  pleroma: { local: true, pinned_at: null },
  ...changes,
});

export const wireConversation = (changes: Partial<WireConversation> = {}): WireConversation => ({
  id: '89',
  unread: true,
  accounts: [wireUser({ id: 'u2' })],
  last_status: wireStatus({ visibility: 'direct' }),
  ...changes,
});

export const wireRelationship = (changes: Partial<WireRelationship> = {}): WireRelationship => ({
  id: 'u2',
  following: false,
  followed_by: false,
  requested: false,
  blocking: false,
  blocked_by: false,
  muting: false,
  muting_notifications: false,
  notifying: false,
  subscribing: false,
  showing_reblogs: true,
  domain_blocking: false,
  endorsed: false,
  note: '',
  ...changes,
});

export const wireReport = (changes: Partial<WireReport> = {}): WireReport => ({
  id: 'rp1',
  account: { ...wireUser({ id: 'u4', acct: 'mallory' }), nickname: 'mallory' },
  actor: { ...wireUser({ id: 'u2' }), nickname: 'ben' },
  content: 'spam',
  created_at: MOMENT,
  state: 'open',
  statuses: [wireStatus({ id: 's9' })],
  notes: [{ id: 3, content: 'seen', created_at: MOMENT }],
  rules: [],
  ...changes,
});

export const wireNotification = (changes: Partial<WireNotification> = {}): WireNotification => ({
  id: '501',
  type: 'mention',
  created_at: MOMENT,
  account: wireUser({ id: 'u2', acct: 'ben', username: 'ben' }),
  status: wireStatus(),
  pleroma: { is_seen: false, is_muted: false },
  ...changes,
});

export const wireChatMessage = (changes: Partial<WireChatMessage> = {}): WireChatMessage => ({
  id: 'm1',
  chat_id: 'c1',
  account_id: 'u2',
  content: 'hi &lt;3',
  created_at: MOMENT,
  emojis: [],
  attachment: null,
  card: null,
  unread: true,
  ...changes,
});

export const wireChat = (changes: Partial<WireChat> = {}): WireChat => ({
  id: 'c1',
  account: wireUser({ id: 'u2', acct: 'ben', username: 'ben' }),
  unread: 1,
  last_message: wireChatMessage(),
  updated_at: MOMENT,
  ...changes,
});

export const wireList = (changes: Partial<WireList> = {}): WireList => ({
  id: '1',
  title: 'Friends',
  ...changes,
});

export const wireAnnouncement = (changes: Partial<WireAnnouncement> = {}): WireAnnouncement => ({
  id: 'a1',
  content: 'We <b>move</b>',
  starts_at: null,
  ends_at: null,
  all_day: false,
  published_at: MOMENT,
  updated_at: MOMENT,
  read: false,
  mentions: [],
  statuses: [],
  tags: [],
  emojis: [],
  reactions: [],
  ...changes,
});

export const wireApplication = (changes: Partial<WireApplication> = {}): WireApplication => ({
  id: '2',
  name: 'Linnet',
  client_id: 'CLIENT-ID',
  client_secret: 'CLIENT-SECRET',
  redirect_uri: `${HOME}/oauth-callback`,
  ...changes,
});

export const wireToken = (changes: Partial<WireToken> = {}): WireToken => ({
  id: 93,
  token_type: 'Bearer',
  access_token: 'TOKEN-mia',
  refresh_token: 'REFRESH-TOKEN-mia',
  expires_in: 3_153_600_000,
  scope: 'read write follow push admin',
  created_at: 1_795_175_314,
  me: `${HOME}/users/mia`,
  ...changes,
});

export const wireFilter = (changes: Partial<WireFilter> = {}): WireFilter => ({
  id: '1',
  phrase: 'spoilers',
  context: ['home', 'public'],
  expires_at: null,
  irreversible: false,
  whole_word: true,
  ...changes,
});

export const wireFilterV2 = (changes: Partial<WireFilterV2> = {}): WireFilterV2 => ({
  id: '1',
  title: 'Spoilers',
  context: ['home', 'public'],
  expires_at: null,
  filter_action: 'warn',
  keywords: [{ id: '11', keyword: 'spoilers', whole_word: true }],
  statuses: [],
  ...changes,
});

export const wireScrobble = (changes: Partial<WireScrobble> = {}): WireScrobble => ({
  id: 'k1',
  created_at: MOMENT,
  title: 'Slow Train Song',
  artist: 'The Sleepers',
  album: 'Night Line',
  length: 180_000,
  externalLink: null,
  ...changes,
});
