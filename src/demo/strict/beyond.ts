/**
 * Calls and parameters that servers accept although their documents do not name them, each with its
 * reason. Strict instances accept them as well; the list of all calls shows them.
 */
import type { Documented } from './calls';

type Reason = string;

const COMMON = 'TL-06: the query that all timelines have in common; passed over';
const LINK = 'only out of a link that the server gives itself';
const UNNAMED = 'read, though the document names no parameters of it';
const FILTERED = 'only Mastodon is asked for it, from 4.3 on';
const SINCE = 'passed over: what is there already comes once more';
const FOLDERS = 'since 2.7, whose document names it';
const DECIDED = 'since 4.2, as its list of changes says; the page names the lists alone';
const EMPTY = 'an empty text takes the picture away';

/** Keys are family, call and parameter; without a parameter, the whole call is undocumented. */
export const beyond: Readonly<Record<string, Reason>> = {
  'pleroma GET /api/v1/accounts/:/statuses reply_visibility': COMMON,
  'pleroma GET /api/v1/bookmarks reply_visibility': COMMON,
  'pleroma GET /api/v1/bookmarks with_muted': COMMON,
  'pleroma GET /api/v1/bookmarks folder_id': FOLDERS,
  'pleroma GET /api/v1/domain_blocks limit': 'passed over; there all come at once',
  'pleroma GET /api/v1/domain_blocks max_id': LINK,
  'pleroma GET /api/v1/favourites reply_visibility': COMMON,
  'pleroma GET /api/v1/favourites with_muted': COMMON,
  'pleroma GET /api/v1/follow_requests max_id': LINK,
  'pleroma GET /api/v1/lists/:/accounts limit': 'read since 2.3, though not in the document',
  'pleroma GET /api/v1/notifications include_filtered': FILTERED,
  'pleroma GET /api/v1/notifications reply_visibility': COMMON,
  'pleroma GET /api/v1/pleroma/accounts/:/favourites reply_visibility': COMMON,
  'pleroma GET /api/v1/pleroma/accounts/:/favourites with_muted': COMMON,
  'pleroma DELETE /api/v1/pleroma/bookmark_folders/:': FOLDERS,
  'pleroma GET /api/v1/pleroma/bookmark_folders': FOLDERS,
  'pleroma PATCH /api/v1/pleroma/bookmark_folders/:': FOLDERS,
  'pleroma POST /api/v1/pleroma/bookmark_folders': FOLDERS,
  'pleroma POST /api/v1/statuses/:/bookmark folder_id': FOLDERS,
  'pleroma GET /api/v1/statuses/:/context with_muted': UNNAMED,
  'pleroma GET /api/v1/timelines/direct reply_visibility': COMMON,
  'pleroma GET /api/v1/timelines/list/: reply_visibility': COMMON,
  'pleroma GET /api/v1/timelines/tag/: reply_visibility': COMMON,
  'pleroma GET /api/v2/suggestions limit': UNNAMED,
  'pleroma PATCH /api/v1/accounts/update_credentials avatar': EMPTY,
  'pleroma PATCH /api/v1/accounts/update_credentials header': EMPTY,
  'pleroma PATCH /api/v1/accounts/update_credentials pleroma_background_image': EMPTY,
  'pleroma PATCH /api/v1/accounts/update_credentials source':
    'its privacy is read, as everywhere; the document has a name of its own beside it',
  'pleroma POST /api/v1/accounts confirm': 'REG-02: the form as it is; the server passes over it',
  'pleroma POST /api/v1/accounts nickname': 'REG-02: the form as it is; the server passes over it',
  'pleroma POST /api/v1/pleroma/notifications/read id': 'numbers there; the rows have letters',
  'pleroma POST /api/v1/pleroma/notifications/read max_id': 'numbers there; the rows have letters',
  'pleroma POST /api/v1/statuses quoted_status_id': 'what newer ones call it, as Mastodon does',
  'pleroma POST /api/v1/statuses source': 'the application, for older ones; others pass over it',
  'mastodon GET /api/v1/announcements with_dismissed': UNNAMED,
  'mastodon GET /api/v1/admin/domain_allows max_id': LINK,
  'mastodon GET /api/v1/admin/domain_blocks max_id': LINK,
  'mastodon GET /api/v1/admin/reports max_id': LINK,
  'mastodon GET /api/v1/admin/trends/links limit': UNNAMED,
  'mastodon GET /api/v1/admin/trends/links offset': UNNAMED,
  'mastodon GET /api/v1/admin/trends/statuses limit': UNNAMED,
  'mastodon GET /api/v1/admin/trends/statuses offset': UNNAMED,
  'mastodon GET /api/v1/admin/trends/tags limit': UNNAMED,
  'mastodon GET /api/v1/admin/trends/tags offset': UNNAMED,
  'mastodon POST /api/v1/admin/trends/links/:/approve': DECIDED,
  'mastodon POST /api/v1/admin/trends/links/:/reject': DECIDED,
  'mastodon POST /api/v1/admin/trends/statuses/:/approve': DECIDED,
  'mastodon POST /api/v1/admin/trends/statuses/:/reject': DECIDED,
  'mastodon POST /api/v1/admin/trends/tags/:/approve': DECIDED,
  'mastodon POST /api/v1/admin/trends/tags/:/reject': DECIDED,
  'mastodon GET /api/v1/bookmarks limit': UNNAMED,
  'mastodon GET /api/v1/bookmarks max_id': LINK,
  'mastodon GET /api/v1/bookmarks min_id': LINK,
  'mastodon GET /api/v1/bookmarks since_id': LINK,
  'mastodon GET /api/v1/domain_blocks max_id': LINK,
  'mastodon GET /api/v1/favourites max_id': LINK,
  'mastodon GET /api/v1/follow_requests max_id': LINK,
  'mastodon GET /api/v1/followed_tags max_id': LINK,
  'mastodon GET /api/v1/blocks max_id': LINK,
  'mastodon GET /api/v1/conversations max_id': LINK,
  'mastodon GET /api/v1/mutes max_id': LINK,
  'mastodon GET /api/v2/notifications/:/accounts limit': UNNAMED,
  'mastodon GET /api/v2/notifications/:/accounts max_id': LINK,
  'mastodon POST /api/v1/accounts invite_code': 'read, though the page does not name it',
  'mastodon POST /api/v1/lists/:/accounts account_ids': 'named for DELETE, and left out for POST',
  'hollo GET /api/v1/notifications account_id': FILTERED,
  'hollo GET /api/v1/notifications include_filtered': FILTERED,
  'gotosocial GET /api/v1/notifications account_id': FILTERED,
  'gotosocial GET /api/v1/notifications include_filtered': FILTERED,
  'hollo GET /api/v1/followed_tags limit': 'passed over; there all come at once',
  'hollo GET /api/v1/followed_tags max_id': LINK,
  'gotosocial GET /api/v1/accounts/:/statuses since_id': SINCE,
  'gotosocial GET /api/v1/bookmarks since_id': SINCE,
  'gotosocial GET /api/v1/favourites since_id': SINCE,
  'gotosocial POST /api/v1/conversations/:/read': 'the description has "conversation" by mistake',
  'gotosocial POST /oauth/token':
    'the description leaves out how one signs in, but for the end of it',
};

export const isBeyond = (family: Documented, call: string, name?: string): boolean =>
  [family, call, name].filter(Boolean).join(' ') in beyond;

/** True if the call as a whole is undocumented but accepted. */
export const isBeyondCall = (family: Documented, method: string, path: string): boolean =>
  Object.keys(beyond).some((line) => {
    const [by, verb, pattern = '', parameter] = line.split(' ');
    if (by !== family || verb !== method || parameter !== undefined) return false;
    const parts = path.split('/');
    const named = pattern.split('/');
    return (
      named.length === parts.length && named.every((one, i) => one === ':' || one === parts[i])
    );
  });
