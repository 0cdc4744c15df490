/** Builders of the actions that bring statuses from the server into the store. */
import { decodeStatuses } from '@/api/decode/statuses/status';
import type { WireStatus } from '@/api/wire/status';
import type { TimelineKey } from '@/domain/timelines/timeline';
import { statusReceived } from '@/slices/statuses/statuses';
import type { TimelinePage } from '@/slices/timelines/timelineState';
import { timelinePageReceived } from '@/slices/timelines/timelines';
import { wireStatus } from '../wire';

/** Puts these statuses into the store without adding them to a list. */
export const statusesKnown = (...wires: WireStatus[]) =>
  statusReceived({ statusId: wires[0]?.id ?? '', entities: decodeStatuses(wires) });

/** A page of a timeline was received with these. */
export const pageOf = (
  key: TimelineKey,
  wires: readonly WireStatus[],
  changes: Partial<TimelinePage> = {},
) =>
  timelinePageReceived({
    key,
    kind: 'first',
    ids: wires.map(({ id }) => id),
    entities: decodeStatuses(wires),
    from: null,
    next: null,
    show: false,
    ...changes,
  });

/** Plain statuses with these ids, newest first. */
export const plain = (...ids: string[]): WireStatus[] =>
  ids.map((id) => wireStatus({ id, content: `Text of ${id}` }));
