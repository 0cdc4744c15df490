/** One row of a timeline, a status or a gap, which is made anew only when something about it changed. */
import { memo, type ReactNode } from 'react';
import type { TimelineRow } from '@/domain/folding';
import { placeOfTimeline } from '@/domain/places';
import { gapAbove } from '@/domain/ranges';
import type { TimelineKey } from '@/domain/timeline';
import { GapRow } from './lateParts';
import { StatusBoundary } from './StatusBoundary';
import { StatusCard } from './StatusCard';

interface Props {
  timelineKey: TimelineKey;
  rowId: string;
  row: TimelineRow | undefined;
  /** From 1. */
  at: number;
  of: number;
  conversation: (statusId: string) => ReactNode;
}

export const StatusRow = memo(function StatusRow(props: Props) {
  const { timelineKey, rowId, row, at, of, conversation } = props;
  const position = { at, of };
  const above = gapAbove(rowId);
  if (above !== null) {
    return <GapRow timelineKey={timelineKey} above={above} position={position} />;
  }
  return (
    <StatusBoundary statusId={rowId} position={position}>
      <StatusCard
        statusId={rowId}
        position={position}
        place={placeOfTimeline(timelineKey)}
        row={row}
        conversation={conversation}
      />
    </StatusBoundary>
  );
});
