/**
 * A table of rows by id, divided into parts, so that a changed row copies its part instead of the
 * table: copying an object with thousands of keys takes milliseconds.
 */

/** Rows by id, in the part that `partOf` names. Plain data, and frozen. */
export type RowTable<Row> = readonly Readonly<Record<string, Row>>[];

/** Parts of 3,000 rows have about 25 each. */
const PARTS = 128;

export const emptyTable: RowTable<never> = Object.freeze(Array(PARTS).fill(Object.freeze({})));

/** Spreads ids by their last characters, which differ most. */
function partOf(id: string): number {
  let sum = 0;
  for (let at = Math.max(0, id.length - 4); at < id.length; at += 1) {
    sum = sum * 31 + id.charCodeAt(at);
  }
  return sum % PARTS;
}

export const rowIn = <Row>(table: RowTable<Row>, id: string): Row | undefined =>
  table[partOf(id)]?.[id];

export const allRows = <Row>(table: RowTable<Row>): Row[] =>
  table.flatMap((part) => Object.values(part));

/** Adds rows, or replaces those of the same id. */
export function putRows<Row extends { id: string }>(
  table: RowTable<Row>,
  rows: readonly Row[],
): RowTable<Row> {
  const fresh = new Map<number, Record<string, Row>>();
  for (const row of rows) {
    const at = partOf(row.id);
    const part = fresh.get(at) ?? { ...table[at] };
    part[row.id] = row;
    fresh.set(at, part);
  }
  return Object.freeze(
    table.map((part, at) => {
      const its = fresh.get(at);
      return its ? Object.freeze(its) : part;
    }),
  );
}

export function removeRows<Row extends { id: string }>(
  table: RowTable<Row>,
  gone: ReadonlySet<string>,
): RowTable<Row> {
  return Object.freeze(
    table.map((part) => {
      const left = Object.values(part).filter(({ id }) => !gone.has(id));
      return left.length < Object.keys(part).length
        ? Object.freeze(Object.fromEntries(left.map((row) => [row.id, row])))
        : part;
    }),
  );
}

/** The ids of rows that were added, replaced or removed; parts that are the same cost nothing. */
export const changedIds = <Row>(before: RowTable<Row>, after: RowTable<Row>): string[] =>
  before === after ? [] : after.flatMap((part, at) => changedKeys(before[at] ?? {}, part));

export const changedKeys = <Value>(
  before: Readonly<Record<string, Value>>,
  after: Readonly<Record<string, Value>>,
): string[] =>
  before === after
    ? []
    : Object.keys({ ...before, ...after }).filter((key) => before[key] !== after[key]);
