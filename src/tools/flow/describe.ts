/** Describes replays for the terminal. */
import type { Divergence } from '@/testing/replay/replayResult';

/** `12.345 s  saga  timelines/timelinePageReceived` */
export const describeStep = (step: { at: number; by: string; action: { type: string } }): string =>
  `${(step.at / 1_000).toFixed(3).padStart(9)} s  ${step.by.padEnd(4)}  ${step.action.type}`;

/** The first difference, with both sides of it. */
export function describeDivergence({ kind, index, at, expected, actual }: Divergence): string {
  const place =
    kind === 'state' ? 'The state at the end differs' : `It differs in ${kind} ${String(index)}`;
  return [
    `${place}, ${(at / 1_000).toFixed(3)} s after the start:`,
    `  in the file  ${sideOf(expected)}`,
    `  now          ${sideOf(actual)}`,
  ].join('\n');
}

const LONGEST = 2_000;

function sideOf(side: Divergence['expected' | 'actual']): string {
  if (side === null) return 'nothing';
  const text = typeof side === 'string' ? side : JSON.stringify(side);
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
}
