/** Numbers of the specification that more than one file uses. Times are milliseconds. */

export const TIMELINE_INTERVAL = 10_000;
export const NOTIFICATIONS_INTERVAL = 10_000;
export const FOLLOW_REQUESTS_INTERVAL = 10_000;
export const CHAT_LIST_INTERVAL = 5_000;
export const CONVERSATIONS_INTERVAL = 10_000;
export const OPEN_CHAT_INTERVAL = 5_000;
export const LISTS_INTERVAL = 240_000;
export const ANNOUNCEMENTS_INTERVAL = 300_000;
export const TRACKED_POLLS_INTERVAL = 30_000;

/** Desktop pop-ups are silent for this long after start and after a login. */
export const SILENCE = 10_000;

/** Rows that the tables hold before what nobody needs is swept out of them. */
export const MOST_STATUSES = 3_000;
export const MOST_USERS = 3_000;
/** The sweep begins with so much room left, as it waits until the page is idle. */
export const EVICTION_HEADROOM = 200;
/** Where more than that is needed, the next sweep waits for so many rows more. */
export const EVICTION_REGROWTH = 200;

/** Statuses that wait behind "Show new"; older ones among them become a gap. */
export const MAX_UNSEEN = 400;
/** What a timeline keeps off screen: the one that was left last, to which Back leads, and others. */
export const KEPT_OF_LAST_VIEWED = 400;
export const KEPT_PER_UNVIEWED = 100;
/** What all timelines off screen keep together; those left longest ago are forgotten first. */
export const KEPT_OF_ALL_UNVIEWED = 1_000;
/** Notifications that are held at most. */
export const MOST_NOTIFICATIONS = 2_000;
/** What the sweep keeps of them, from the newest: what was seen goes first. */
export const KEPT_SEEN_NOTIFICATIONS = 200;
export const KEPT_UNSEEN_NOTIFICATIONS = 1_000;

/** So many of those whom the server suggests stand in the panel. */
export const SUGGESTIONS = 3;
