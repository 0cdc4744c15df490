/** A timeline as the store holds it, and a page of it as a server sends it. */
import type { EntityBundle } from '@/domain/engine/entities';
import type { Range } from '@/domain/timelines/timelineRanges';
import type { TimelineKey } from '@/domain/timelines/timeline';

export interface Timeline {
  ranges: Range[];
  /** Known but not yet shown: they wait behind "Show new". */
  unseen: string[];
  /** A batch came that may leave out some: the button reloads instead of showing. */
  flushMarker: boolean;
  /** The oldest there is, is here. */
  bottomedOut: boolean;
  /** Where the server said the next older page begins; null leaves it to the oldest id. */
  cursor: string | null;
  /**
   * All that there is up to here was asked for or told: news are what came since. Above it may stand
   * single ones that came by themselves, as one's own posts do. Null: up to the newest; empty: there was nothing.
   */
  syncedUpTo: string | null;
  /** What the socket brings follows on the edge. */
  isStreaming: boolean;
  /** How often the socket brought something that no page was there for, or the list was emptied. */
  missedCount: number;
  /** How many views show it right now. */
  viewers: number;
  /** Grows with every coming and going, of any timeline: tells which was left last. */
  lastVisit: number;
  /** At least one page has come. */
  loaded: boolean;
  /** Whether all news came as far as one knows; else the line broke, or asking for them failed. */
  news: 'here' | 'unheard' | 'failed';
  /** The reader is at the top, where what is new may show by itself. */
  atTop: boolean;
  /** Something new came while it could not: from then on it waits for a press. */
  paused: boolean;
  /** What is new has just been shown: a press now would meet what stood elsewhere a moment ago. */
  blockInput: boolean;
}

/** What was asked for: the beginning, what is newer than all known, what is older, or what lies between. */
export type PageKind = 'first' | 'news' | 'older' | 'gap';

export interface TimelinePage {
  key: TimelineKey;
  kind: PageKind;
  ids: string[];
  entities: EntityBundle;
  /** What the page adjoins: of news the newest id known when it was asked, of older ones the oldest. */
  from: string | null;
  /** The cursor of the page below this one, as the server named it. */
  next: string | null;
  /** New statuses go straight to the reader. */
  show: boolean;
  /** The socket was joined before it was asked for, and nothing that it brought since was missed. */
  isStreaming?: boolean;
  /** As many as asked for, though not all could be read. */
  full?: boolean;
}
