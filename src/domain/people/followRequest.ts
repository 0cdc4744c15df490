/** The names of the requests that ask who wants to follow. */
export const FOLLOW_REQUESTS = 'follow requests page';
export const OLDER_FOLLOW_REQUESTS = 'follow requests older';
