/** The stored form of a timeline, and of a page from the server. */
import type { EntityBundle } from '@/domain/engine/entities';
import type { Range } from '@/domain/timelines/timelineRanges';
import type { TimelineKey } from '@/domain/timelines/timeline';

export interface Timeline {
  ranges: Range[];
  /** Known but not yet shown: they wait behind "Show new". */
  unseen: string[];
  /** A page of news may have left some out: the button reloads instead of showing. */
  flushMarker: boolean;
  /** The oldest status is loaded. */
  bottomedOut: boolean;
  /** The server's cursor for the next older page; null: use the oldest id. */
  cursor: string | null;
  /**
   * Everything up to this id was loaded or streamed; anything newer is news. Single statuses may be
   * known above it, such as one's own posts. Null: up to the newest; empty: there was nothing.
   */
  syncedUpTo: string | null;
  /** The socket continues the timeline without a gap. */
  isStreaming: boolean;
  /** How often streamed statuses had no page to join, or the list was emptied. */
  missedCount: number;
  /** The number of views that show it now. */
  viewers: number;
  /**
   * Grows with every opening and closing of any timeline, so that the last one left can be found.
   */
  lastVisit: number;
  /** At least one page has come. */
  loaded: boolean;
  /**
   * The time of the list, as this browser kept it, until the server's first answer replaces it; null
   * for everything that the server sent in this visit.
   */
  keptAt: number | null;
  /** `here`: all known news is loaded; else the connection broke, or a fetch failed. */
  news: 'here' | 'unheard' | 'failed';
  /** The reader is at the top, where new statuses may show by themselves. */
  atTop: boolean;
  /** New statuses came that could not show by themselves; from then on they wait for a press. */
  paused: boolean;
  /** New statuses have just moved the list: a press now could hit the wrong status. */
  blockInput: boolean;
}

/** The requested part: the beginning, news, older statuses, or those in a gap. */
export type PageKind = 'first' | 'news' | 'older' | 'gap';

export interface TimelinePage {
  key: TimelineKey;
  kind: PageKind;
  ids: string[];
  entities: EntityBundle;
  /** The adjacent id at the time of the request: for news the newest, for older ones the oldest. */
  from: string | null;
  /** The server's cursor for the page below this one. */
  next: string | null;
  /** New statuses show at once. */
  show: boolean;
  /** The socket was joined before the request and has missed nothing since. */
  isStreaming?: boolean;
  /** The page had the requested size, though some statuses could not be decoded. */
  full?: boolean;
  /** The page comes from this browser's storage, which kept it at this time. */
  keptAt?: number;
}
