/** Renders accounts as the API sends them. */
import type { Json } from '../http/json';
import { unseenCount } from '../state/notifications';
import { acctOf, actorUrl, profileUrl } from '../state/people';
import { emojiIn, linkContext } from '../state/posts';
import { fileUrl } from '../state/media';
import type { Person } from '../state/types';
import type { World } from '../state/world';
import { escapeHtml } from '../text/escape';
import { linkify } from '../text/linkify';
import { renderEmoji } from './emoji';
import { renderRelationship } from './relationship';
import type { View } from './view';
import { dateOf, isStaff, isoTime } from './view';

export const privileges = [
  'users_read',
  'users_manage_invites',
  'users_manage_activation_state',
  'users_manage_tags',
  'users_manage_credentials',
  'users_delete',
  'messages_read',
  'messages_delete',
  'instances_delete',
  'reports_manage_reports',
  'moderation_log_read',
  'announcements_manage_announcements',
  'emoji_manage_emoji',
  'statistics_read',
] as const;

interface AccountOptions {
  withRelationship?: boolean;
  /** True where a deactivated account is an empty object for all but staff. */
  mayBeEmpty?: boolean;
}

export function renderAccount(view: View, person: Person, options: AccountOptions = {}): Json {
  const { world, viewer } = view;
  if (!person.isActive && options.mayBeEmpty === true && !isStaff(viewer)) return {};
  if (world.dialect === 'mastodon') return mastodonAccount(view, person);
  const isSelf = viewer?.id === person.id;
  return {
    ...commonParts(view, person),
    fqn: `${person.nickname}@${person.host ?? world.host}`,
    ...(isSelf ? { follow_requests_count: person.requests.size } : {}),
    source: {
      fields: rawFields(person),
      note: person.note,
      pleroma: {
        actor_type: person.actorType,
        discoverable: person.flags.discoverable,
        ...(isSelf
          ? {
              no_rich_text: person.flags.noRichText,
              ...(world.dialect === 'akkoma' ? {} : { show_birthday: person.flags.showBirthday }),
              show_role: person.flags.showRole,
            }
          : {}),
      },
      ...(isSelf ? { privacy: person.defaultScope } : {}),
      sensitive: false,
    },
    pleroma: pleromaPart(view, person, options),
    ...(world.dialect === 'akkoma'
      ? {
          akkoma: {
            instance:
              person.host === null ? null : { name: person.host, favicon: null, nodeinfo: null },
            status_ttl_days: null,
            permit_followback: false,
          },
        }
      : {}),
  };
}

function commonParts({ world }: View, person: Person): Json {
  const picture = (name: string | null, standard: string) =>
    name === null ? `${world.origin}/images/${standard}` : fileUrl(world, name);
  const avatar = picture(person.avatar, 'avi.png');
  const header = picture(person.header, 'banner.png');
  const { flags } = person;
  return {
    id: person.id,
    username: person.nickname,
    acct: acctOf(person),
    url: profileUrl(world, person),
    display_name: person.displayName === '' ? person.nickname : person.displayName,
    note: noteHtml(world, person.note),
    avatar,
    avatar_static: avatar,
    header,
    header_static: header,
    locked: person.locked,
    bot: person.actorType === 'Service',
    created_at: isoTime(world, person.createdAt),
    last_status_at: person.lastStatusAt === null ? null : isoTime(world, person.lastStatusAt),
    statuses_count: person.statusesCount,
    followers_count: flags.hideFollowersCount ? 0 : person.followers.size,
    following_count: flags.hideFollowsCount ? 0 : person.following.size,
    emojis: renderEmoji(world, emojiIn(world, `${person.displayName} ${person.note}`)),
    fields: person.fields.map(({ name, value, verifiedAt }) => ({
      name,
      value: noteHtml(world, value),
      verified_at: verifiedAt ?? null,
    })),
  };
}

function pleromaPart({ world, viewer }: View, person: Person, options: AccountOptions): Json {
  const { flags } = person;
  const isSelf = viewer?.id === person.id;
  const isAkkoma = world.dialect === 'akkoma';
  return {
    ap_id: actorUrl(world, person),
    also_known_as: person.aliases,
    background_image: person.background === null ? null : fileUrl(world, person.background),
    favicon: null,
    hide_favorites: flags.hideFavourites,
    hide_followers: flags.hideFollowers,
    hide_followers_count: flags.hideFollowersCount,
    hide_follows: flags.hideFollows,
    hide_follows_count: flags.hideFollowsCount,
    is_confirmed: person.isConfirmed,
    is_suggested: person.isSuggested,
    relationship:
      options.withRelationship === true && viewer && !isSelf
        ? renderRelationship(world, viewer, person)
        : {},
    skip_thread_containment: flags.skipThreadContainment,
    tags: person.tags,
    ...(isAkkoma
      ? {}
      : { accepts_chat_messages: person.host === null ? flags.acceptsChats : null }),
    ...(isSelf || flags.showRole
      ? { is_admin: person.role === 'admin', is_moderator: person.role === 'moderator' }
      : {}),
    ...(isStaff(viewer) ? { deactivated: !person.isActive } : {}),
    ...(!isAkkoma && flags.showBirthday ? { birthday: person.birthday } : {}),
    ...(isSelf ? ownPart(world, person) : {}),
  };
}

function ownPart(world: World, person: Person): Json {
  const isAkkoma = world.dialect === 'akkoma';
  return {
    allow_following_move: person.flags.allowFollowingMove,
    email: person.email,
    notification_settings: {
      block_from_strangers: person.flags.blockFromStrangers,
      hide_notification_contents: person.flags.hideNotificationContents,
    },
    ...(isAkkoma
      ? {}
      : { birthday: person.birthday, privileges: person.role === null ? [] : privileges }),
    unread_conversation_count: 0,
    unread_notifications_count: unseenCount(person),
  };
}

/** The own account, with the fields that only sign-in and the credential check return. */
export function renderCredentials(view: View, person: Person, chatToken: string | null): Json {
  const account = renderAccount(view, person);
  if (view.world.dialect === 'mastodon') {
    return {
      ...account,
      source: {
        privacy: person.defaultScope,
        quote_policy: person.quotePolicy ?? 'public',
        sensitive: false,
        language: null,
        note: person.note,
        fields: rawFields(person),
        follow_requests_count: person.requests.size,
      },
      role: renderRole(person),
    };
  }
  return {
    ...account,
    pleroma: {
      ...(account.pleroma as Json),
      settings_store: person.settingsStore,
      ...(chatToken === null ? {} : { chat_token: chatToken }),
    },
  };
}

/** The bits of a moderator: reports and people. */
const MODERATOR = 0x510;

/** A role as staff and its owner see it; GoToSocial's bits are the same. */
export const renderRole = ({ role }: Person): Json => ({
  id: role === 'admin' ? '3' : role === 'moderator' ? '1' : '-99',
  name: role ?? '',
  color: '',
  permissions: role === 'admin' ? '1048575' : role === 'moderator' ? String(MODERATOR) : '0',
  highlighted: role !== null,
});

function mastodonAccount(view: View, person: Person): Json {
  const movedTo = view.world.people.get(person.movedTo ?? '');
  return {
    ...commonParts(view, person),
    uri: actorUrl(view.world, person),
    group: person.actorType === 'Group',
    discoverable: person.flags.discoverable,
    indexable: false,
    hide_collections: person.flags.hideFollows,
    created_at: `${dateOf(person.createdAt)}T00:00:00.000Z`,
    last_status_at: person.lastStatusAt === null ? null : dateOf(person.lastStatusAt),
    ...(movedTo ? { moved: mastodonAccount(view, movedTo) } : {}),
    roles: person.role === null ? [] : [{ id: '3', name: person.role, color: '' }],
  };
}

/** The profile fields as plain source text. */
const rawFields = (person: Person): Json[] =>
  person.fields.map(({ name, value, verifiedAt }) => ({
    name,
    value,
    verified_at: verifiedAt ?? null,
  }));

function noteHtml(world: World, note: string): string {
  return linkify(escapeHtml(note).replaceAll('\n', '<br>'), linkContext(world)).html;
}
