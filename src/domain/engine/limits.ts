/** Constants of the specification that several files use. Times are milliseconds. */

export const TIMELINE_INTERVAL = 10_000;
export const NOTIFICATIONS_INTERVAL = 10_000;
export const FOLLOW_REQUESTS_INTERVAL = 10_000;
export const CHAT_LIST_INTERVAL = 5_000;
export const CONVERSATIONS_INTERVAL = 10_000;
export const OPEN_CHAT_INTERVAL = 5_000;
export const LISTS_INTERVAL = 240_000;
export const ANNOUNCEMENTS_INTERVAL = 300_000;

/** No desktop notifications for this long after start and after a login. */
export const SILENCE = 10_000;

/** The table sizes that trigger the cache eviction. */
export const MOST_STATUSES = 3_000;
export const MOST_USERS = 3_000;
/** Eviction starts this much earlier, as it waits until the page is idle. */
export const EVICTION_HEADROOM = 200;
/** If more rows than that are in use, the next eviction waits for this many more. */
export const EVICTION_REGROWTH = 200;

/** Statuses behind "Show new"; older ones become a gap. */
export const MAX_UNSEEN = 400;
/**
 * The retention of timelines off screen: of the last one viewed, to which Back leads, and of
 * others.
 */
export const KEPT_OF_LAST_VIEWED = 400;
export const KEPT_PER_UNVIEWED = 100;
/**
 * The retention of all timelines off screen together; the least recently viewed are dropped first.
 */
export const KEPT_OF_ALL_UNVIEWED = 1_000;
/** The number of notifications kept in memory. */
export const MOST_NOTIFICATIONS = 2_000;
/** The newest notifications that eviction keeps; it drops seen ones first. */
export const KEPT_SEEN_NOTIFICATIONS = 200;
export const KEPT_UNSEEN_NOTIFICATIONS = 1_000;

/** The number of suggested people in the panel. */
export const SUGGESTIONS = 3;
