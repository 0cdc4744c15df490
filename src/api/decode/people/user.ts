/** Decodes an account into a row of the users table. */
import { privilegesOf, roleOf } from '@/domain/session/privileges';
import type { ActorType, ProfileField, User } from '@/domain/people/user';
import { readableName } from '@/lib/text/punycode';
import type {
  WireField,
  WireRole,
  WireUser,
  WireUserPleroma,
  WireUserSource,
} from '@/api/wire/user';
import { decodeEmoji } from '@/api/decode/composer/emoji';
import { cleanHtml } from '@/api/decode/engine/html';
import {
  addressOf,
  countOf,
  fieldsOf,
  flagOf,
  idOf,
  listOf,
  momentOf,
  stringOf,
  textOf,
  textsOf,
  type Distrusted,
} from '@/api/decode/engine/read';
import { keepReadable, refuse, type Refusal } from '@/api/decode/engine/refusal';

/** Refuses accounts that the reader may not see: servers send them as empty objects. */
export function decodeUser(input: unknown): User | Refusal {
  const wire = fieldsOf<WireUser>(input);
  const id = idOf(wire.id);
  if (id === null) return refuse('user', 'no id');
  const pleroma = fieldsOf<WireUserPleroma>(wire.pleroma);
  const screenName = stringOf(wire.acct) ?? stringOf(wire.username) ?? '';
  const profileUrl = addressOf(wire.url) ?? '';
  const actorType = actorTypeOf(wire);
  const names = listOf(wire.roles).flatMap((role) => stringOf(fieldsOf<WireRole>(role).name) ?? []);
  return {
    id,
    screenName,
    shownScreenName: readableName(screenName),
    fullName: stringOf(wire.fqn) ?? fullNameOf(screenName, profileUrl),
    name: stringOf(wire.display_name) ?? stringOf(wire.username) ?? screenName,
    emoji: decodeEmoji(wire.emojis),
    bioHtml: cleanHtml(wire.note),
    ...picturesOf(wire, pleroma),
    profileUrl,
    uri: stringOf(wire.uri) ?? stringOf(pleroma.ap_id) ?? profileUrl,
    faviconUrl: addressOf(pleroma.favicon),
    isLocal: !screenName.includes('@'),
    isLocked: flagOf(wire.locked),
    isBot: actorType === 'Service',
    actorType,
    isDiscoverable: flagOf(wire.discoverable) || flagOf(sourceOf(wire).discoverable),
    createdAt: momentOf(wire.created_at) ?? '',
    lastStatusAt: momentOf(wire.last_status_at),
    birthday: momentOf(pleroma.birthday),
    statusCount: countOf(wire.statuses_count, 0),
    followerCount: countOf(wire.followers_count, 0),
    followingCount: countOf(wire.following_count, 0),
    ...hiddenPartsOf(pleroma),
    fields: decodeFields(wire.fields),
    ...standingOf(pleroma),
    ...(names.length > 0 && { roleNames: names }),
    tags: textsOf(pleroma.tags),
    deactivated: flagOf(pleroma.deactivated) || flagOf(wire.suspended),
    isSuggested: flagOf(pleroma.is_suggested),
    acceptsChatMessages:
      typeof pleroma.accepts_chat_messages === 'boolean' ? pleroma.accepts_chat_messages : null,
    movedToId: idOf(fieldsOf<WireUser>(wire.moved).id),
  };
}

/** Decodes the readable accounts of a list. */
export const decodeUsers = (wires: unknown): User[] =>
  keepReadable(listOf(wires), decodeUser).items;

/** Reads somebody's role and rights here, as far as the server sends them. */
function standingOf(pleroma: Distrusted<WireUserPleroma>) {
  const rights = { admin: flagOf(pleroma.is_admin), moderator: flagOf(pleroma.is_moderator) };
  const role = roleOf(rights);
  const told = Array.isArray(pleroma.privileges) ? textsOf(pleroma.privileges) : null;
  return { rights, role, privileges: privilegesOf(role, told) };
}

function picturesOf(wire: Distrusted<WireUser>, pleroma: Distrusted<WireUserPleroma>) {
  const avatarUrl = addressOf(wire.avatar) ?? '';
  const bannerUrl = addressOf(wire.header) ?? '';
  return {
    avatarUrl,
    avatarStaticUrl: addressOf(wire.avatar_static) ?? avatarUrl,
    avatarDescription: stringOf(wire.avatar_description) ?? textOf(pleroma.avatar_description),
    bannerUrl,
    bannerStaticUrl: addressOf(wire.header_static) ?? bannerUrl,
    bannerDescription: stringOf(wire.header_description) ?? textOf(pleroma.header_description),
    backgroundUrl: addressOf(pleroma.background_image),
  };
}

const hiddenPartsOf = (pleroma: Distrusted<WireUserPleroma>) => ({
  hidesFollowers: flagOf(pleroma.hide_followers),
  hidesFollowing: flagOf(pleroma.hide_follows),
  hidesFollowerCount: flagOf(pleroma.hide_followers_count),
  hidesFollowingCount: flagOf(pleroma.hide_follows_count),
  hidesFavourites: flagOf(pleroma.hide_favorites),
});

function actorTypeOf(wire: Distrusted<WireUser>): ActorType {
  const told = sourceOf(wire).actor_type;
  if (told === 'Group' || flagOf(wire.group)) return 'Group';
  // Pleroma sends `bot` for groups, too.
  return told === 'Service' || flagOf(wire.bot) ? 'Service' : 'Person';
}

/** Returns the account's own choices, as Pleroma sends them. */
export const sourceOf = (wire: Distrusted<WireUser>) =>
  fieldsOf<NonNullable<WireUserSource['pleroma']>>(fieldsOf<WireUserSource>(wire.source).pleroma);

/** Returns `nick@host`; servers without such a field give only the nick of local people. */
function fullNameOf(screenName: string, profileUrl: string): string {
  if (screenName.includes('@') || profileUrl === '') return screenName;
  return `${screenName}@${new URL(profileUrl).host}`;
}

function decodeFields(wires: unknown): ProfileField[] {
  return listOf(wires).map((input) => {
    const { name, value, verified_at } = fieldsOf<WireField>(input);
    return { name: textOf(name), html: cleanHtml(value), verifiedAt: momentOf(verified_at) };
  });
}
