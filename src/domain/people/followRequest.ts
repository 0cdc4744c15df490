/** The key of the requests for pending follow requests. */
export const FOLLOW_REQUESTS = 'follow requests page';
export const OLDER_FOLLOW_REQUESTS = 'follow requests older';
