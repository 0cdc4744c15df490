/**
 * Compares the types of `api/wire` with those of `masto`, which were written independently from
 * Mastodon's documentation. Nothing here runs; `tsc` checks it. Every field that Mastodon sends has
 * to fit our type, and every field of ours that Mastodon does not know has to be listed in its row,
 * so that a misspelt name is found.
 */
import type { mastodon } from 'masto';
import type { WireAnnouncement, WireAnnouncementReaction } from '@/api/wire/announcement';
import type { WireEmoji } from '@/api/wire/emoji';
import type { WireFilter, WireFilterV2 } from '@/api/wire/filter';
import type { WireInstanceV1, WireInstanceV2, WireRule } from '@/api/wire/instance';
import type { WireList } from '@/api/wire/list';
import type { WireMarker, WireNotification, WireReport } from '@/api/wire/notification';
import type { WireApplication, WireToken } from '@/api/wire/oauth';
import type { WireRelationship } from '@/api/wire/relationship';
import type { WireFoundTag, WireSearch } from '@/api/wire/search';
import type * as wire from '@/api/wire/status';
import type { WireField, WireSuggestion, WireUser, WireUserSource } from '@/api/wire/user';

/** The snake case of a key: `createdAt` becomes `created_at`. */
type SnakeKey<Key> = Key extends `${infer Letter}${infer Rest}`
  ? `${Letter extends Lowercase<Letter> ? Letter : `_${Lowercase<Letter>}`}${SnakeKey<Rest>}`
  : Key;

type Snake<Sent> = Sent extends (infer Row)[]
  ? Snake<Row>[]
  : Sent extends object
    ? { [Key in keyof Sent as SnakeKey<Key>]: Snake<Sent[Key]> }
    : Sent;

/**
 * A row without null and undefined: recordings show which fields may be missing, not documentation.
 */
type Present<Row> = Row extends (infer Item)[]
  ? Present<Item>[]
  : Row extends object
    ? { [Key in keyof Row]?: Present<NonNullable<Row[Key]>> }
    : Row;

/** The fields of a row; for a union, those of each member. */
type Field<Row> = Row extends unknown ? keyof Row : never;

type Value<Row, Key> = Row extends unknown ? (Key extends keyof Row ? Row[Key] : never) : never;

type Unknown<Ours, Theirs> = Exclude<keyof Ours, Field<Snake<Theirs>>>;

/** The fields that both have, with different types. */
type Wrong<Ours, Theirs> = {
  [Key in keyof Ours & Field<Theirs>]: Present<NonNullable<Value<Theirs, Key>>> extends Present<
    NonNullable<Ours[Key]>
  >
    ? never
    : Key;
}[keyof Ours & Field<Theirs>];

/**
 * Each field that Mastodon has fits; each field that only other servers send is listed, and so is
 * each field for which `masto` differs from Mastodon's own documentation.
 */
type Fits<
  Ours,
  Theirs,
  Others extends Unknown<Ours, Theirs> = never,
  Disputed extends Wrong<Ours, Snake<Theirs>> = never,
> = [
  [Wrong<Ours, Snake<Theirs>>] extends [Disputed]
    ? true
    : { wrong: Exclude<Wrong<Ours, Snake<Theirs>>, Disputed> },
  [Unknown<Ours, Theirs>] extends [Others]
    ? true
    : { unknown: Exclude<Unknown<Ours, Theirs>, Others> },
];

type Held<Row extends [true, true]> = Row;

export type Rows = [
  Held<Fits<WireAnnouncement, mastodon.v1.Announcement, 'pleroma' | 'read'>>,
  Held<Fits<WireAnnouncementReaction, mastodon.v1.Reaction, 'announcement_id'>>,
  Held<Fits<WireEmoji, mastodon.v1.CustomEmoji, 'tags'>>,
  Held<Fits<WireFilter, mastodon.v1.Filter>>,
  Held<Fits<WireFilterV2, mastodon.v2.Filter>>,
  Held<
    Fits<
      WireInstanceV1,
      mastodon.v1.Instance,
      | 'pleroma'
      | 'poll_limits'
      | 'max_toot_chars'
      | 'max_media_attachments'
      | 'description_limit'
      | 'upload_limit'
      | 'avatar_upload_limit'
      | 'background_upload_limit'
      | 'banner_upload_limit'
      | 'background_image'
      | 'shout_limit'
      | 'chat_limit'
    >
  >,
  // A number in Mastodon's documentation and on its servers.
  Held<Fits<WireInstanceV2, mastodon.v2.Instance, 'pleroma', 'api_versions'>>,
  Held<Fits<WireRule, mastodon.v1.Rule>>,
  Held<Fits<WireList, mastodon.v1.List>>,
  Held<Fits<WireMarker, mastodon.v1.MarkerItem, 'pleroma'>>,
  Held<
    Fits<
      WireNotification,
      mastodon.v1.Notification,
      'pleroma' | 'emoji' | 'target' | 'emoji_url' | 'chat_message' | 'annual_report'
    >
  >,
  Held<
    Fits<
      WireReport,
      mastodon.v1.Report,
      'rules' | 'statuses' | 'account' | 'content' | 'state' | 'actor' | 'notes'
    >
  >,
  // A number in Mastodon's documentation and on its servers; 0 means never.
  Held<
    Fits<WireApplication, mastodon.v1.Client, 'id' | 'redirect_uri', 'client_secret_expires_at'>
  >,
  Held<Fits<WireToken, mastodon.v1.Token, 'id' | 'refresh_token' | 'expires_in' | 'me'>>,
  Held<Fits<WireRelationship, mastodon.v1.Relationship, 'subscribing' | 'muting_expires_at'>>,
  Held<Fits<WireFoundTag, mastodon.v1.Tag>>,
  Held<Fits<WireSearch, mastodon.v2.Search>>,
  Held<Fits<wire.WireAttachment, mastodon.v1.MediaAttachment, 'pleroma' | 'oembed'>>,
  Held<Fits<wire.WirePoll, mastodon.v1.Poll, 'pleroma' | 'emojis'>>,
  Held<
    Fits<wire.WireCard, mastodon.v1.PreviewCard, 'pleroma' | 'image_description' | 'published_at'>
  >,
  Held<Fits<wire.WireMention, mastodon.v1.StatusMention>>,
  Held<Fits<wire.WireQuoteState, mastodon.v1.Quote | mastodon.v1.ShallowQuote>>,
  Held<Fits<wire.WireFilterMatch, mastodon.v1.FilterResult>>,
  Held<
    Fits<
      wire.WireStatus,
      mastodon.v1.Status,
      'pleroma' | 'akkoma' | 'quote_id' | 'emoji_reactions' | 'local_only'
    >
  >,
  Held<Fits<wire.WireContext, mastodon.v1.Context>>,
  // Mastodon documents and sends the poll; `masto` lacks it.
  Held<Fits<wire.WireStatusEdit, mastodon.v1.StatusEdit, 'poll'>>,
  Held<Fits<wire.WireStatusSource, mastodon.v1.StatusSource, 'content_type'>>,
  Held<Fits<wire.WireScheduledStatus, mastodon.v1.ScheduledStatus>>,
  Held<Fits<wire.WireConversation, mastodon.v1.Conversation>>,
  Held<Fits<WireField, mastodon.v1.AccountField>>,
  Held<
    Fits<
      WireUser,
      mastodon.v1.AccountCredentials,
      | 'pleroma'
      | 'akkoma'
      | 'uri'
      | 'fqn'
      | 'avatar_description'
      | 'header_description'
      | 'follow_requests_count'
      | 'mute_expires_at'
      | 'accepts_direct_messages_from'
    >
  >,
  Held<Fits<WireUserSource, mastodon.v1.AccountSource, 'pleroma'>>,
  Held<Fits<WireSuggestion, mastodon.v1.Suggestion>>,
];
