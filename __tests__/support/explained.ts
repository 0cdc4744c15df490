/**
 * Reasons for calls and parameters that the client sends and the servers' documents do not name.
 */

type Reason = string;

const RECORDED = 'an older call of staff, which the description leaves out; its answer is recorded';
const OLDER = 'an older call of staff, which the description leaves out';
const PROFILE = 'PATCH /api/v1/accounts/update_credentials';
const WHOLE = 'passed over: all come at once';
const BY_DATES = 'passed over: pages go by dates there, and a list ends at its first';
const NO_PAGES = 'only on Mastodon, which has pages';
const NO_DEGREES = 'only on Mastodon, where blocks have degrees';
const REFUSED = 'by a press, and then told to the reader in words';

/** By documents, call and parameter: parameters that are sent only where the server takes them. */
export const known: Readonly<Record<string, Reason>> = {
  [`pleroma ${PROFILE} avatar_description`]: 'since 2.8; only where the server has it',
  [`pleroma ${PROFILE} header_description`]: 'since 2.8; only where the server has it',
  [`pleroma ${PROFILE} language`]: 'only where the server tells of it',
  'others GET /api/v1/timelines/public instance': 'only where the server has it',
  'pleroma PUT /api/v1/statuses/: language': 'only where posts have languages',
  'others PUT /api/v1/media/: thumbnail': 'on Mastodon alone',
  'gotosocial GET /api/v1/announcements with_dismissed': 'on Mastodon alone',
  'hollo GET /api/v1/announcements with_dismissed': 'on Mastodon alone',
  [`others ${PROFILE} header`]: 'an empty text takes the picture away, where the server can',
  [`others ${PROFILE} pleroma_background_image`]: 'only where the server has it',
  [`mastodon ${PROFILE} avatar_description`]: 'only where the server has it',
  [`hollo ${PROFILE} avatar_description`]: 'only where the server has it',
  [`mastodon ${PROFILE} header_description`]: 'only where the server has it',
  [`hollo ${PROFILE} header_description`]: 'only where the server has it',
  'gotosocial GET /api/v1/admin/domain_allows limit': NO_PAGES,
  'gotosocial GET /api/v1/admin/domain_allows max_id': NO_PAGES,
  'gotosocial GET /api/v1/admin/domain_blocks limit': NO_PAGES,
  'gotosocial GET /api/v1/admin/domain_blocks max_id': NO_PAGES,
  'gotosocial POST /api/v1/admin/domain_blocks reject_media': NO_DEGREES,
  'gotosocial POST /api/v1/admin/domain_blocks reject_reports': NO_DEGREES,
  'gotosocial POST /api/v1/admin/domain_blocks severity': NO_DEGREES,
  'gotosocial PUT /api/v1/admin/domain_blocks/: reject_media': NO_DEGREES,
  'gotosocial PUT /api/v1/admin/domain_blocks/: reject_reports': NO_DEGREES,
  'gotosocial PUT /api/v1/admin/domain_blocks/: severity': NO_DEGREES,
  'others POST /oauth/token username': 'only where the server offers the password grant',
  'others POST /oauth/token password': 'only where the server offers the password grant',
  'gotosocial POST /api/v1/accounts date_of_birth': 'only where the server asks for it',
  'gotosocial POST /api/v1/accounts invite_code': 'only for readers who come with one',
  'gotosocial POST /api/v1/statuses quoted_status_id': 'only where the server can quote',
  'gotosocial PUT /api/v1/statuses/: media_attributes':
    'passed over; the call of the file says it too',
  'hollo POST /api/v1/accounts/:/follow notify': 'passed over: nothing is told of new posts there',
  'hollo POST /api/v1/accounts/:/follow reblogs': 'passed over: all repeats are shown there',
  'hollo GET /api/v1/accounts/:/followers limit': WHOLE,
  'hollo GET /api/v1/accounts/:/followers max_id': WHOLE,
  'hollo GET /api/v1/accounts/:/followers since_id': WHOLE,
  'hollo GET /api/v1/accounts/:/following limit': WHOLE,
  'hollo GET /api/v1/accounts/:/following max_id': WHOLE,
  'hollo GET /api/v1/accounts/:/following since_id': WHOLE,
  'hollo GET /api/v1/follow_requests max_id': WHOLE,
  'hollo GET /api/v1/blocks max_id': BY_DATES,
  'hollo GET /api/v1/blocks since_id': BY_DATES,
  'hollo GET /api/v1/bookmarks max_id': BY_DATES,
  'hollo GET /api/v1/bookmarks min_id': BY_DATES,
  'hollo GET /api/v1/bookmarks since_id': BY_DATES,
  'hollo GET /api/v1/favourites max_id': BY_DATES,
  'hollo GET /api/v1/favourites min_id': BY_DATES,
  'hollo GET /api/v1/favourites since_id': BY_DATES,
};

/**
 * Calls that documents lack: by the beginning of their path for all families, or for one family.
 */
export const undocumented: Readonly<Record<string, Reason>> = {
  '/.well-known/nodeinfo': 'all servers have it, by an agreement of its own',
  '/nodeinfo/': 'all servers have it, by an agreement of its own',
  '/oauth/token': 'how one signs in, which the description leaves out',
  '/oauth/revoke': 'how one signs out, which the description leaves out',
  '/oauth/mfa/challenge': 'the second factor while one signs in, which the description leaves out',
  '/api/pleroma/accounts/mfa': 'the second factor, which the description leaves out',
  '/api/oauth_tokens': 'the sessions of an account, which the description leaves out',
  '/auth/password': 'asks for a mail that resets the password; it is no call of the API',
  '/api/v1/pleroma/admin/restart': RECORDED,
  '/api/v1/pleroma/admin/need_reboot': OLDER,
  '/api/v1/pleroma/admin/reload_emoji': RECORDED,
  '/api/v1/pleroma/admin/instances/:/statuses': OLDER,
  '/api/v1/pleroma/admin/moderation_log': OLDER,
  '/api/v1/pleroma/admin/stats': RECORDED,
  '/api/v1/pleroma/admin/users/tag': RECORDED,
  '/api/v1/pleroma/admin/users/:/statuses': OLDER,
  '/api/v1/pleroma/admin/users/:/password_reset': OLDER,
  '/api/v1/pleroma/admin/users/disable_mfa': OLDER,
  '/api/v1/pleroma/admin/users/:/permission_group/': RECORDED,
  'gotosocial POST /api/v1/announcements/:/dismiss': REFUSED,
  'gotosocial POST /api/v1/notifications/:/dismiss': REFUSED,
  'hollo DELETE /api/v1/profile/avatar': REFUSED,
  'hollo DELETE /api/v1/profile/header': REFUSED,
  'hollo POST /api/v1/push/subscription': 'only where the server has a key for pushes',
  'hollo DELETE /api/v1/push/subscription': 'only where the server has a key for pushes',
  'hollo GET /api/v1/statuses/:/history': REFUSED,
  'hollo POST /api/v1/accounts': 'only where a server takes in people; this one never does',
  'hollo POST /api/v1/accounts/:/note': REFUSED,
  'hollo POST /api/v1/accounts/:/remove_from_followers': REFUSED,
  'hollo POST /api/v1/announcements/:/dismiss': REFUSED,
  'hollo POST /api/v1/notifications/:/dismiss': REFUSED,
  'hollo POST /api/v1/statuses/:/mute': REFUSED,
  'hollo POST /api/v1/statuses/:/unmute': REFUSED,
  '/static/': 'files that lie beside the front-end; only those that it was told of',
  '/instance/': 'files of the operator beside the front-end, on the Pleroma family alone',
  '/index.html': 'whether the bundle is still the one on the server',
};
