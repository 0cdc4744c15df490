/** Medians, the limits that they are held against, and how both are printed. */
import type { Visit } from './visit';

export interface Round {
  floorCold: Visit;
  floorWarm: Visit;
  cold: Visit;
  warm: Visit;
  /** Cold as well, on an unhindered machine and network. */
  unhindered: Visit;
  /** Bytes of scripts, as sent, before the statuses showed in the cold visit. */
  scriptBytes: number;
}

export interface Figure {
  name: string;
  value: number;
  limit: number | null;
  unit: 'kB' | 'ms' | '×';
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? 0;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? 0) + upper) / 2;
}

export function figuresOf(rounds: readonly Round[]): Figure[] {
  const middle = (pick: (round: Round) => number): number => median(rounds.map(pick));
  const time = (name: string, pick: (round: Round) => number, limit: number | null = null) =>
    ({ name, value: middle(pick), limit, unit: 'ms' }) satisfies Figure;
  const ratio = (name: string, pick: (round: Round) => number, limit: number | null) =>
    ({ name, value: middle(pick), limit, unit: '×' }) satisfies Figure;
  return [
    {
      name: 'scripts before the public timeline shows (brotli)',
      value: middle((round) => round.scriptBytes) / 1000,
      limit: 200,
      unit: 'kB',
    },
    time('cold: first paint', ({ cold }) => cold.firstPaint),
    time('cold: 20 statuses visible', ({ cold }) => cold.visible),
    time('cold: floor', ({ floorCold }) => floorCold.visible),
    ratio('cold: against the floor', (round) => round.cold.visible / round.floorCold.visible, 4),
    ratio(
      'cold: against the floor, with avatars',
      (round) => round.cold.complete / round.floorCold.complete,
      null,
    ),
    time('warm: 20 statuses visible', ({ warm }) => warm.visible),
    time('warm: floor', ({ floorWarm }) => floorWarm.visible),
    ratio('warm: against the floor', (round) => round.warm.visible / round.floorWarm.visible, 2.5),
    time('cold: total blocking time, slow machine', ({ cold }) => cold.blocking, 250),
    time('longest task after first paint, fast machine', (r) => r.unhindered.longestTask, 50),
  ];
}

export const isOver = ({ value, limit }: Figure): boolean => limit !== null && value > limit;

export function describeFigure(figure: Figure): string {
  const { name, value, limit, unit } = figure;
  const number = unit === 'ms' ? value.toFixed(0) : value.toFixed(unit === 'kB' ? 1 : 2);
  const held = limit === null ? '' : `  limit ${String(limit)} ${unit}`;
  return `${isOver(figure) ? 'OVER' : '    '} ${name.padEnd(52)} ${number.padStart(8)} ${unit}${held}`;
}
