/** Parses JSON with positions: the same values as `JSON.parse`, and a line for each error. */
import fc from 'fast-check';
import { readJson } from '@/doctor/site/jsonWithPositions';

const faultsOf = (text: string) =>
  readJson(text).faults.map(({ id, line, column, found }) => [id, line, column, found]);

it('the parser reads valid JSON like JSON.parse', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.constantFrom(0, 2), (value, indent) => {
      const text = JSON.stringify(value, null, indent);
      const { root, faults } = readJson(text);
      expect(faults).toEqual([]);
      expect(root?.value).toEqual(JSON.parse(text));
    }),
  );
});

it('the parser refuses what JSON.parse refuses, and never throws', () => {
  const texts = fc.oneof(
    fc.string(),
    fc.string({
      unit: fc.constantFrom('{', '}', '[', ']', ',', ':', '"', '1', '-', '.', 'e', ' '),
    }),
  );
  const isRead = (text: string): boolean => {
    try {
      JSON.parse(text);
      return true;
    } catch {
      return false;
    }
  };
  fc.assert(
    fc.property(texts, (text) => {
      const { root, faults } = readJson(text);
      const hard = faults.filter(({ id }) => id !== 'twice');
      expect(root !== null && hard.length === 0).toBe(isRead(text));
    }),
  );
});

it.each([
  ['a comma too many in an object', '{\n  "a": 1,\n}', [['comma', 2, 9, '']]],
  ['a comma too many in a list', '[1,\n 2,\n]', [['comma', 2, 3, '']]],
  ['a comment of a line', '{\n  // mine\n  "a": 1\n}', [['comment', 2, 3, '']]],
  ['a comment of several', '/* a\n b */ {}', [['comment', 1, 1, '']]],
  ['a mark before everything', '\uFEFF{}', [['mark', 1, 1, '']]],
  ['nothing', '', [['empty', 1, 1, '']]],
  ['a name twice', '{"a": 1,\n "a": 2}', [['twice', 2, 2, 'a']]],
  ['a text over two lines', '{"a": "b\nc"}', [['syntax', 1, 7, '"']]],
  ['something behind the end', '{}\n}', [['syntax', 2, 1, '}']]],
  ['a word', '{"a": yes}', [['syntax', 1, 7, 'yes']]],
  ['half of it', '{"a": [1', [['cutShort', 1, 9, '']]],
  [
    'three at once',
    '{ // one\n "a": 1, "a": 2,\n}',
    [
      ['comment', 1, 3, ''],
      ['twice', 2, 10, 'a'],
      ['comma', 2, 16, ''],
    ],
  ],
])('the parser reports the position of %s', (_what, text, faults) => {
  expect(faultsOf(text)).toEqual(faults);
});

it('the parser knows the position of each name, and uses the last of duplicates', () => {
  const { root } = readJson('{\n  "a": 1,\n  "b": { "c": [2] },\n  "a": 3\n}');
  expect(root?.parts.get('a')).toMatchObject({ line: 4, column: 3, value: 3 });
  expect(root?.parts.get('b')).toMatchObject({ line: 3, value: { c: [2] } });
  expect(root?.parts.get('b')?.parts.get('c')).toMatchObject({ line: 3, column: 10 });
});

it('the parser refuses excessive nesting', () => {
  expect(readJson('['.repeat(100_000)).root).toBeNull();
});
