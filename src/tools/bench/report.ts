/** Prints figures and the limits that they must keep. */

export interface Figure {
  name: string;
  value: number;
  /** The largest value allowed; null: only reported. */
  limit: number | null;
  /** Empty for a count. */
  unit: 'kB' | 'MB' | 'ms' | '×' | '%' | '';
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? 0;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? 0) + upper) / 2;
}

/** The value that this share of all values does not exceed. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? 0;
}

export const isOver = ({ value, limit }: Figure): boolean => limit !== null && value > limit;

const digits: Record<Figure['unit'], number> = { kB: 1, MB: 1, ms: 0, '×': 2, '%': 1, '': 0 };

export function describeFigure(figure: Figure): string {
  const { name, value, limit, unit } = figure;
  const isShare = unit === '' && !Number.isInteger(value);
  const number = value.toFixed(isShare ? 3 : digits[unit]).padStart(8);
  const held = limit === null ? '' : `limit ${String(limit)} ${unit}`;
  const line = `${isOver(figure) ? 'OVER' : '    '} ${name.padEnd(54)} ${number} ${unit.padEnd(2)}  ${held}`;
  return line.trimEnd();
}
