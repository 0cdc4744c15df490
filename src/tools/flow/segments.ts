/**
 * A flow file in scenes: something that came from the outside, with all that was asked of the
 * outside because of it. Scenes can be left out; what answers to them goes with them.
 */
import { isFlowInput, type FlowEvent } from '@/testing/format/flowFile';

export interface FlowSegment {
  /** The first of them is the happening; only the very first scene may have none. */
  events: readonly FlowEvent[];
  /** What is asked in it, and what it answers to: `call 3`. */
  asks: readonly string[];
  answers: string | null;
  /** How many of the told actions came before it and in it. */
  told: { from: number; to: number };
}

/** `toldIn` says how many actions came with each scene; those of the rest are not known. */
export function splitIntoSegments(
  events: readonly FlowEvent[],
  toldIn: readonly number[],
): FlowSegment[] {
  const groups: FlowEvent[][] = [[]];
  for (const event of events) {
    if (isFlowInput(event)) groups.push([]);
    groups.at(-1)?.push(event);
  }
  let told = 0;
  return groups.map((group, number) => {
    const from = told;
    told += toldIn[number] ?? 0;
    const [first] = group;
    return {
      events: group,
      asks: group.flatMap((event) => thingOf(event) ?? []),
      answers: (first && isFlowInput(first) && thingOf(first)) || null,
      told: { from, to: told },
    };
  });
}

/** Of those that are kept, all that still have what they answer to. */
export function withoutOrphans(kept: readonly FlowSegment[]): FlowSegment[] {
  const asked = new Set<string>();
  return kept.filter(({ asks, answers }) => {
    const stays = answers === null || asked.has(answers);
    if (stays) asks.forEach((ask) => asked.add(ask));
    return stays;
  });
}

function thingOf(event: FlowEvent): string | null {
  if ('call' in event) return `call ${String(event.call)}`;
  if ('ask' in event) return `ask ${String(event.ask)}`;
  return 'socket' in event ? `socket ${String(event.socket)}` : null;
}
