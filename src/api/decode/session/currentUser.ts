/** Decodes the private part of one's own account. */
import { quotePolicyOf } from '@/domain/composer/options/reactionPolicies';
import type { EntityBundle } from '@/domain/engine/entities';
import type { CurrentUser } from '@/domain/session/session';
import type { WireRole, WireUser, WireUserPleroma, WireUserSource } from '@/api/wire/user';
import { countOf, fieldsOf, flagOf, stringOf } from '@/api/decode/engine/read';
import { isRefusal, type Refusal } from '@/api/decode/engine/refusal';
import { decodeUser, sourceOf } from '@/api/decode/people/user';
import { decodeVisibility } from '@/api/decode/statuses/visibility';

export interface OwnAccount {
  user: CurrentUser;
  /** The public side of the same account. */
  entities: EntityBundle;
}

export function decodeCurrentUser(input: unknown): OwnAccount | Refusal {
  const row = decodeUser(input);
  if (isRefusal(row)) return row;
  const wire = fieldsOf<WireUser>(input);
  const pleroma = fieldsOf<WireUserPleroma>(wire.pleroma);
  const source = fieldsOf<WireUserSource>(wire.source);
  const chosen = sourceOf(wire);
  const told = fieldsOf<NonNullable<WireUserPleroma['notification_settings']>>(
    pleroma.notification_settings,
  );
  const permissions = countOf(fieldsOf<WireRole>(wire.role).permissions, 0);
  const quotePolicy = quotePolicyOf(source.quote_policy);
  const user: CurrentUser = {
    id: row.id,
    screenName: row.screenName,
    fullName: row.fullName,
    locked: row.isLocked,
    isLocal: row.isLocal,
    role: row.role,
    rights: row.rights,
    privileges: row.privileges,
    ...(permissions > 0 && { permissions }),
    deactivated: row.deactivated,
    tags: row.tags,
    createdAt: row.createdAt,
    source: {
      privacy: decodeVisibility(source.privacy, 'public'),
      sensitive: flagOf(source.sensitive),
      ...(quotePolicy !== null && { quotePolicy }),
    },
    ...notToldHere,
    showsRole: flagOf(chosen.show_role),
    showsBirthday: flagOf(chosen.show_birthday),
    stripsRichText: flagOf(chosen.no_rich_text),
    notificationSettings: {
      blocksStrangers: flagOf(told.block_from_strangers),
      hidesContents: flagOf(told.hide_notification_contents),
    },
    allowsFollowingMove: flagOf(pleroma.allow_following_move, true),
    unreadChatCount: countOf(pleroma.unread_chat_count, null),
    // The families send it in different places.
    followRequestCount:
      countOf(wire.follow_requests_count, null) ??
      countOf(source.follow_requests_count, null) ??
      countOf(pleroma.follow_request_count, 0),
    chatToken: stringOf(pleroma.chat_token),
    backgroundUrl: row.backgroundUrl,
    settingsStore: { ...fieldsOf<Record<string, unknown>>(pleroma.settings_store) },
  };
  return { user, entities: { statuses: [], users: [row] } };
}

/** Fields that come from other calls. */
const notToldHere = {
  inLists: [],
  friendIds: [],
  followerIds: [],
  blockIds: [],
  muteIds: [],
  domainMutes: [],
  pinnedStatusIds: [],
  latestScrobble: null,
};
