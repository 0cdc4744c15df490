import fc from 'fast-check';
import { readCsv, writeCsv } from '@/lib/text/csv';

const rows = (text: string) => [...readCsv(text)].map(({ fields }) => fields);

it('reads plain and quoted fields, with commas, quotes and lines in them', () => {
  expect(rows('a,b\r\n"c, d","say ""e""\nagain"\n')).toEqual([
    ['a', 'b'],
    ['c, d', 'say "e"\nagain'],
  ]);
});

it('counts lines where fields hold some, and leaves out empty ones', () => {
  const lines = [...readCsv('\uFEFFa\n\n"b\nc",d\n , \ne')].map(({ line }) => line);
  expect(lines).toEqual([1, 3, 6]);
});

it('loses only the line whose quote never ends', () => {
  expect([...readCsv('a\n"b,c\nd')]).toEqual([
    { line: 1, fields: ['a'], isBroken: false },
    { line: 2, fields: [''], isBroken: true },
    { line: 3, fields: ['d'], isBroken: false },
  ]);
});

it('reads what it writes', () => {
  const table = fc.array(
    fc
      .array(fc.string({ unit: fc.constantFrom('a', ' ', ',', '"', '\n', '\r', 'ß') }), {
        minLength: 1,
        maxLength: 4,
      })
      .filter((fields) => fields.some((field) => field.trim() !== '')),
  );
  fc.assert(
    fc.property(table, (fields) => {
      expect(rows(writeCsv(fields))).toEqual(fields);
    }),
  );
});

it('comes to an end with any text', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom('a', ',', '"', '\n', '\r') }), (text) => {
      const lines = [...readCsv(text)].map(({ line }) => line);
      expect(lines).toEqual([...lines].sort((one, other) => one - other));
    }),
  );
});
