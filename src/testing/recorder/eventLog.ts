/**
 * Stores the recorded events. A whole recording keeps everything; a ring buffer drops events older
 * than some minutes, together with the state snapshot in front of them.
 */
import type { FlowEvent } from '@/testing/format/flowFile';
import type { RootState } from '@/slices/root';

export interface EventLog {
  add(event: FlowEvent, size: number): void;
  events(): FlowEvent[];
  entries(): number;
  /** Approximate, in characters. */
  size(): number;
  /** For a ring buffer: its start, and the state at that moment. */
  begin(): { at: number; state: RootState | null };
  clear(): void;
}

/** The events between two snapshots of the state. */
interface LogChunk {
  at: number;
  state: RootState | null;
  events: FlowEvent[];
  size: number;
}

const SNAPSHOT_INTERVAL = 60_000;
/** Five full minutes, and the current one. */
const CHUNKS_KEPT = 6;

/** Pass `getState` only for a ring buffer. */
export function createEventLog(getState: (() => RootState) | null): EventLog {
  let stretches: LogChunk[] = [];

  function stretchFor(at: number): LogChunk {
    const last = stretches.at(-1);
    if (last && (!getState || at - last.at < SNAPSHOT_INTERVAL)) return last;
    const fresh = { at, state: getState?.() ?? null, events: [], size: 0 };
    stretches = [...stretches, fresh].slice(-CHUNKS_KEPT);
    return fresh;
  }

  const sum = (of: (stretch: LogChunk) => number) =>
    stretches.reduce((total, stretch) => total + of(stretch), 0);

  return {
    add(event, size) {
      const stretch = stretchFor(event.at);
      stretch.events.push(event);
      stretch.size += size;
    },
    events: () => stretches.flatMap(({ events }) => events),
    entries: () => sum(({ events }) => events.length),
    size: () => sum(({ size }) => size),
    begin: () => ({ at: stretches[0]?.at ?? 0, state: stretches[0]?.state ?? null }),
    clear() {
      stretches = [];
    },
  };
}
