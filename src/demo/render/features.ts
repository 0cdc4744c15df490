/** The data with which each family describes itself: version, features, limits, policies. */
import type { Json } from '../http/json';
import type { Dialect, Family } from '../options';

export const versions: Record<Family, { api: string; software: string; repository: string }> = {
  pleroma: {
    api: '2.7.2 (compatible; Pleroma 2.6.50-demo)',
    software: '2.6.50-demo',
    repository: 'https://git.pleroma.social/pleroma/pleroma',
  },
  akkoma: {
    api: '2.7.2 (compatible; Akkoma 3.13.2-demo)',
    software: '3.13.2-demo',
    repository: 'https://akkoma.dev/AkkomaGang/akkoma',
  },
  mastodon: {
    api: '4.5.2',
    software: '4.5.2',
    repository: 'https://github.com/mastodon/mastodon',
  },
  gotosocial: {
    api: '0.20.2-demo',
    software: '0.20.2-demo',
    repository: 'https://codeberg.org/superseriousbusiness/gotosocial',
  },
  hollo: {
    api: '0.10.0-demo',
    software: '0.10.0-demo',
    repository: 'https://github.com/fedify-dev/hollo',
  },
};

const common = [
  'pleroma_api',
  'mastodon_api',
  'mastodon_api_streaming',
  'polls',
  'v2_suggestions',
  'pleroma_explicit_addressing',
  'shareable_emoji_packs',
  'multifetch',
  'pleroma:api/v1/notifications:include_types_filter',
  'quote_posting',
  'editing',
  'relay',
  'media_proxy',
  'pleroma_emoji_reactions',
  'exposable_reactions',
  'profile_directory',
];

export const features: Record<Dialect, readonly string[]> = {
  pleroma: [
    ...common,
    'chat',
    'shout',
    'pleroma_custom_emoji_reactions',
    'pleroma_chat_messages',
    'pleroma:get:main/ostatus',
    'pleroma:group_actors',
    'pleroma:bookmark_folders',
  ],
  akkoma: [
    ...common,
    'akkoma_api',
    'akkoma:machine_translation',
    'custom_emoji_reactions',
    'bubble_timeline',
  ],
  mastodon: [],
};

/** Mastodon's scopes; similar servers know some of them. */
export const plainScopes: readonly string[] = [
  'profile',
  'read',
  'write',
  'follow',
  'push',
  ...[
    'accounts',
    'blocks',
    'bookmarks',
    'favourites',
    'filters',
    'follows',
    'lists',
    'mutes',
  ].flatMap((part) => [`read:${part}`, `write:${part}`]),
  ...['notifications', 'statuses'].flatMap((part) => [`read:${part}`, `write:${part}`]),
  'read:search',
  'write:conversations',
  'write:media',
  'write:reports',
];

/** The file types that Mastodon accepts in posts. */
export const supportedTypes: readonly string[] = [
  'image/jpeg',
  'image/png',
  'image/gif',
  'image/webp',
  'video/webm',
  'video/mp4',
  'audio/wav',
  'audio/mpeg',
  'audio/ogg',
];

export const limits = {
  characters: 5_000,
  attachments: 20,
  description: 5_000,
  upload: 16_000_000,
  pixels: 33_177_600,
  avatar: 2_000_000,
  background: 4_000_000,
  banner: 4_000_000,
  shout: 5_000,
  poll: { max_expiration: 31_536_000, max_option_chars: 200, max_options: 20, min_expiration: 0 },
} as const;

export const fieldsLimits = {
  max_fields: 10,
  max_remote_fields: 20,
  name_length: 512,
  value_length: 2_048,
} as const;

export const postFormats: Record<Dialect, readonly string[]> = {
  pleroma: ['text/plain', 'text/html', 'text/markdown', 'text/bbcode'],
  akkoma: ['text/plain', 'text/html', 'text/markdown', 'text/bbcode', 'text/x.misskeymarkdown'],
  mastodon: ['text/plain'],
};

export const formatsOfGoToSocial = ['text/plain', 'text/markdown'] as const;

export const restrictedNicknames = (
  '.well-known ~ about activities api auth check_password dev friend-requests inbox internal main ' +
  'media nodeinfo notice oauth objects ostatus_subscribe pleroma proxy push registration relay ' +
  'settings status tag user-search user_exists users web verify_credentials update_credentials ' +
  'relationships search confirmation_resend mfa'
).split(' ');

export const federation: Json = {
  enabled: true,
  exclusions: false,
  mrf_hashtag: { federated_timeline_removal: [], reject: [], sensitive: ['nsfw'] },
  mrf_hellthread: { delist_threshold: 15, reject_threshold: 100 },
  mrf_object_age: { actions: ['delist', 'strip_followers'], threshold: 604_800 },
  mrf_policies: [
    'SimplePolicy',
    'HellthreadPolicy',
    'ObjectAgePolicy',
    'TagPolicy',
    'InlineQuotePolicy',
    'HashtagPolicy',
  ],
  mrf_simple: {
    accept: [],
    avatar_removal: [],
    banner_removal: [],
    federated_timeline_removal: ['loud.example'],
    followers_only: [],
    media_nsfw: ['beach.example'],
    media_removal: [],
    reject: ['spam.example'],
    reject_deletes: [],
    report_removal: [],
  },
  mrf_simple_info: { reject: { 'spam.example': { reason: 'Nothing but advertising' } } },
  quarantined_instances: ['leaky.example'],
  quarantined_instances_info: {
    quarantined_instances: { 'leaky.example': { reason: 'Shows followers-only posts' } },
  },
};

/** A public key of the right form; nobody has its private key. */
export const vapidKey =
  'BCPWgzzsiYru1dQQvP9Dw8aN40dzduagn8V6yJ_Ata-QuUaVgjKo0ivxftG8NrADCK77i9UqF6zP-5KW6eYf_VM';
