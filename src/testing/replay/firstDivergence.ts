/** Finds the first difference between a replay and its file. */
import type { FlowEffect, ExpectedAction } from '@/testing/format/flowFile';
import { isSameAction } from '@/testing/format/recordedHash';
import type { Divergence, Replayable } from './replayResult';
import type { ReplaySegment } from './replayScript';

interface Played {
  segment: ReplaySegment;
  /** True if the segment's input was delivered. */
  heard: boolean;
  /** Effects that are not in the file. */
  unexpected: readonly FlowEffect[];
  /** All actions so far. */
  actions: readonly ExpectedAction[];
  flow: Replayable;
  leniently: boolean;
}

export function firstDivergence(played: Played): Divergence | null {
  const { segment, heard, unexpected, flow, leniently } = played;
  const { input, expected } = segment;
  if (!heard && input && !leniently) {
    const { index, at } = segment;
    return { kind: 'effect', index, at, expected: { at, ...input }, actual: null };
  }
  const missing = leniently ? undefined : expected.find((line) => !line.matched);
  const [extra] = unexpected;
  if (missing || extra) {
    const index = missing?.index ?? segment.index + expected.length + 1;
    const wanted = missing ? (flow.events[missing.index] ?? null) : null;
    return { kind: 'effect', index, at: segment.at, expected: wanted, actual: extra ?? null };
  }
  return leniently ? null : otherAction(played);
}

function otherAction({ segment, actions, flow }: Played): Divergence | null {
  const told = flow.told?.actions;
  if (!told) return null;
  const index = actions.findIndex((action, place) => !isSameAction(told[place], action));
  const length = segment.expected.length + (segment.input ? 1 : 0);
  const isEnd = segment.index + length >= flow.events.length;
  const missing = isEnd && index < 0 && told.length > actions.length;
  if (index < 0 && !missing) return null;
  const place = missing ? actions.length : index;
  const expected = told[place] ?? null;
  return { kind: 'action', index: place, at: segment.at, expected, actual: actions[place] ?? null };
}
