/**
 * Splits a flow file into scenes: an event from outside, and the effects that it caused. Scenes can
 * be removed together with the answers to their effects.
 */
import { isFlowInput, type FlowEvent } from '@/testing/format/flowFile';

export interface FlowSegment {
  /** The first is the outside event; only the very first scene may have none. */
  events: readonly FlowEvent[];
  /** The requests made in it, and the one that it answers: `call 3`. */
  asks: readonly string[];
  answers: string | null;
  /** The numbers of recorded actions before its beginning and before its end. */
  told: { from: number; to: number };
}

/** `toldIn` holds the number of actions in each scene, as far as known. */
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

/** Removes scenes that answer a request of a removed scene. */
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
