/**
 * Marks items that cannot be read. A decoder returns a refusal instead of an item, and the rest of
 * the page survives.
 */
export interface Refusal {
  /** The expected kind: `status`, `notification`. */
  refused: string;
  why: string;
}

export const refuse = (refused: string, why: string): Refusal => ({ refused, why });

export const isRefusal = (value: unknown): value is Refusal =>
  typeof value === 'object' && value !== null && 'refused' in value;

interface ReadableItems<Item> {
  items: Item[];
  refusals: Refusal[];
}

/** Decodes a list item by item and drops the refusals. */
export function keepReadable<Item>(
  wires: readonly unknown[],
  decode: (wire: unknown) => Item | Refusal,
): ReadableItems<Item> {
  const kept: ReadableItems<Item> = { items: [], refusals: [] };
  for (const wire of wires) {
    const item = decode(wire);
    if (isRefusal(item)) kept.refusals.push(item);
    else kept.items.push(item);
  }
  return kept;
}
