/** One row of a timeline, a status or a gap; re-renders only when it changed. */
import { memo, type ReactNode } from 'react';
import type { TimelineRow } from '@/domain/timelines/repeatGrouping';
import { viewingContextOfTimeline } from '@/domain/timelines/viewingContexts';
import { ENOUGH_ROW } from '@/domain/timelines/enoughRow';
import { gapAbove } from '@/domain/timelines/timelineRanges';
import type { TimelineKey } from '@/domain/timelines/timeline';
import { EnoughRow, GapRow } from '@/components/statuses/card/deferredParts';
import { StatusBoundary } from '@/components/statuses/card/StatusBoundary';
import { StatusCard } from '@/components/statuses/card/StatusCard';

interface Props {
  timelineKey: TimelineKey;
  rowId: string;
  row: TimelineRow | undefined;
  inlineThread: (statusId: string) => ReactNode;
}

export const StatusRow = memo(function StatusRow(props: Props) {
  const { timelineKey, rowId, row, inlineThread } = props;
  if (rowId === ENOUGH_ROW) return <EnoughRow />;
  const above = gapAbove(rowId);
  if (above !== null) {
    return <GapRow timelineKey={timelineKey} above={above} />;
  }
  return (
    <StatusBoundary statusId={rowId}>
      <StatusCard
        statusId={rowId}
        viewingContext={viewingContextOfTimeline(timelineKey)}
        row={row}
        inlineThread={inlineThread}
      />
    </StatusBoundary>
  );
});
