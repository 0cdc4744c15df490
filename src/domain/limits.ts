/** Numbers of the specification that more than one file uses. Times are milliseconds. */

export const TIMELINE_INTERVAL = 10_000;
export const NOTIFICATIONS_INTERVAL = 10_000;
export const FOLLOW_REQUESTS_INTERVAL = 10_000;
export const CHAT_LIST_INTERVAL = 5_000;
export const OPEN_CHAT_INTERVAL = 5_000;
export const LISTS_INTERVAL = 240_000;
export const ANNOUNCEMENTS_INTERVAL = 300_000;
export const TRACKED_POLLS_INTERVAL = 30_000;

/** Desktop pop-ups are silent for this long after start and after a login. */
export const SILENCE = 10_000;
