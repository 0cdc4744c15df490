/** The numbers of the actions whose type holds what is wanted; of all, where that is nothing. */
import type { FlowRow } from '@/testing/state/slices/flowViewer';

export function indexesOfType(rows: readonly FlowRow[], wanted: string): number[] {
  const part = wanted.trim().toLowerCase();
  return rows.flatMap(({ type }, place) => (type.toLowerCase().includes(part) ? [place] : []));
}
