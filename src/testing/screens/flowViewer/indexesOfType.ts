/** Returns the indexes of the actions whose type contains the filter text; all, if it is empty. */
import type { FlowRow } from '@/testing/state/slices/flowViewer';

export function indexesOfType(rows: readonly FlowRow[], wanted: string): number[] {
  const part = wanted.trim().toLowerCase();
  return rows.flatMap(({ type }, place) => (type.toLowerCase().includes(part) ? [place] : []));
}
