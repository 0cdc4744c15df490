/** A divided table behaves like one map from id to row, and shares what did not change. */
import fc from 'fast-check';
import {
  allRows,
  changedIds,
  emptyTable,
  putRows,
  removeRows,
  rowIn,
  type RowTable,
} from '@/lib/values/rowTable';

interface Row {
  id: string;
  value: number;
}

const byId = (rows: Iterable<Row>) => new Map([...rows].map((row) => [row.id, row]));
const anyRows = fc.array(fc.record({ id: fc.stringMatching(/^[\da-z]{1,3}$/), value: fc.nat(3) }), {
  maxLength: 40,
});

it('finds the rows that were put last, and those that were not removed', () => {
  fc.assert(
    fc.property(anyRows, anyRows, fc.array(fc.nat()), (first, second, picks) => {
      const gone = new Set(picks.flatMap((pick) => first[pick % (first.length || 1)]?.id ?? []));
      const table = removeRows(putRows<Row>(putRows<Row>(emptyTable, first), second), gone);
      const expected = byId([...first, ...second]);
      gone.forEach((id) => expected.delete(id));
      expect(byId(allRows(table))).toEqual(expected);
      [...first, ...second].forEach(({ id }) => expect(rowIn(table, id)).toBe(expected.get(id)));
    }),
  );
});

it('names exactly the rows that differ between two tables', () => {
  fc.assert(
    fc.property(anyRows, anyRows, (first, second) => {
      const before = putRows<Row>(emptyTable, first);
      const after = removeRows(
        putRows<Row>(before, second),
        new Set(first.slice(0, 3).map(({ id }) => id)),
      );
      const ids = new Set([...first, ...second].map(({ id }) => id));
      const differing = [...ids].filter((id) => rowIn(before, id) !== rowIn(after, id));
      expect(changedIds(before, after).sort()).toEqual(differing.sort());
    }),
  );
});

it('copies a small part for a changed row, however many rows there are', () => {
  const rows = Array.from({ length: 3_000 }, (_, at) => ({ id: `AfLaKe${at * 7_919}`, value: 0 }));
  const before: RowTable<Row> = putRows<Row>(emptyTable, rows);
  const after = putRows(before, [{ id: rows[1_500]!.id, value: 1 }]);
  const copied = after.filter((part, at) => part !== before[at]);
  expect(copied).toHaveLength(1);
  expect(Object.keys(copied[0]!).length).toBeLessThan(100);
  expect([after, ...after].every(Object.isFrozen)).toBe(true);
});
