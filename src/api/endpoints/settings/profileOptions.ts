/** Changes options of the account; takes them in the server's terms. */
import type { OwnAccount } from '@/api/decode/session/currentUser';
import type { Fields } from '@/api/encoding';
import { ApiError } from '@/api/errors';
import type { Connection } from '@/api/http';
import type {
  NotificationOptionName,
  ProfileOptionChange,
  ProfileOptionName,
} from '@/domain/settings/profileOptions';
import { updateCredentials } from '@/api/endpoints/people/accounts';
import { requestFields } from '@/api/endpoints/engine/answers';

type InProfile = Exclude<ProfileOptionName, NotificationOptionName>;

const profileFields: Record<InProfile, (value: boolean | string) => Fields> = {
  defaultScope: (privacy) => ({ source: { privacy } }),
  defaultQuotePolicy: (policy) => ({ source: { quote_policy: policy } }),
  defaultNSFW: (sensitive) => ({ source: { sensitive } }),
  stripRichContent: (value) => ({ no_rich_text: value }),
  locked: (value) => ({ locked: value }),
  acceptChatMessages: (value) => ({ accepts_chat_messages: value }),
  allowFollowingMove: (value) => ({ allow_following_move: value }),
  discoverable: (value) => ({ discoverable: value }),
  hideFavorites: (value) => ({ hide_favorites: value }),
  hideFollowers: (value) => ({ hide_followers: value }),
  hideFollows: (value) => ({ hide_follows: value }),
  hideFollowersCount: (value) => ({ hide_followers_count: value }),
  hideFollowsCount: (value) => ({ hide_follows_count: value }),
};

/** PATCH /api/v1/accounts/update_credentials — only the changed option. */
export const updateProfileOption = (
  to: Connection,
  { name, value }: Extract<ProfileOptionChange, { name: InProfile }>,
): Promise<OwnAccount> => updateCredentials(to, profileFields[name](value));

const notificationFields: Record<NotificationOptionName, string> = {
  webPushHideContents: 'hide_notification_contents',
  blockNotificationsFromStrangers: 'block_from_strangers',
};

const SETTINGS = '/api/pleroma/notification_settings';

/** PUT /api/pleroma/notification_settings — the answer only confirms. */
export async function updateNotificationOption(
  to: Connection,
  { name, value }: Extract<ProfileOptionChange, { name: NotificationOptionName }>,
): Promise<void> {
  const json = { [notificationFields[name]]: value };
  const { data, status } = await requestFields(to, SETTINGS, { method: 'PUT', json });
  const said = (data as { status?: unknown }).status;
  if (said === 'success') return;
  const reason = typeof said === 'string' ? said : 'the answer does not say that it was done';
  throw new ApiError({ kind: 'malformed', path: SETTINGS, status, reason });
}
