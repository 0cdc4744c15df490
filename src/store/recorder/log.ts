/**
 * What was noted so far. A recording keeps everything; a ring lets go what is older than some
 * minutes, from one look at the state to the next.
 */
import type { FlowEvent } from '@/domain/flow/format';
import type { RootState } from '@/slices/root';

export interface FlowLog {
  add(event: FlowEvent, size: number): void;
  events(): FlowEvent[];
  entries(): number;
  /** About how many characters. */
  size(): number;
  /** Of a ring: when it begins, and the state at that moment. */
  begin(): { at: number; state: RootState | null };
  clear(): void;
}

/** What happened between two looks at the state. */
interface Stretch {
  at: number;
  state: RootState | null;
  events: FlowEvent[];
  size: number;
}

const LOOK_EVERY = 60_000;
/** Five whole minutes, and the one that is not over. */
const STRETCHES = 6;

/** `look` only for a ring. */
export function createLog(look: (() => RootState) | null): FlowLog {
  let stretches: Stretch[] = [];

  function stretchFor(at: number): Stretch {
    const last = stretches.at(-1);
    if (last && (!look || at - last.at < LOOK_EVERY)) return last;
    const fresh = { at, state: look?.() ?? null, events: [], size: 0 };
    stretches = [...stretches, fresh].slice(-STRETCHES);
    return fresh;
  }

  const sum = (of: (stretch: Stretch) => number) =>
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
