/** The anchors of a long list: where it is, and where it is to be. */
import type { AnchorRow } from '@/domain/timelines/scrollAnchor';

export interface CurrentAnchor {
  /** Rows in view from the top: if some are removed, another still serves as the anchor. */
  rows: AnchorRow[];
  /** None of the rows was mounted yet: they mount as fast as possible, without being requested. */
  expected?: boolean;
}

/** Without an offset: where the list begins on an unscrolled page. */
export interface RequestedAnchor {
  rows: { id: string; offset: number | null }[];
}
