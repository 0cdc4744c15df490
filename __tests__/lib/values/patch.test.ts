/** A change of plain data, described by what is different. */
import fc from 'fast-check';
import { applyPatch, patchOf } from '@/lib/values/patch';

const text = fc.string({ unit: fc.constantFrom('a', 'b', ' ', '😀', '\uD83D'), maxLength: 12 });
const data = fc.letrec((tie) => ({
  value: fc.oneof(
    { depthSize: 'small' },
    text,
    fc.integer(),
    fc.constant(null),
    fc.boolean(),
    fc.array(tie('value'), { maxLength: 4 }),
    fc.dictionary(fc.constantFrom('text', 'each', 'whole', '__proto__', 'x'), tie('value')),
  ),
})).value;

it('makes any value of any other', () => {
  fc.assert(
    fc.property(data, data, (before, after) => {
      const patch = structuredClone(patchOf(before, after));
      expect(patch === null ? before : applyPatch(before, patch)).toEqual(after);
    }),
  );
});

it.each([
  ['one letter', 'Half a tought', 'Half a thought', { at: 8, drop: 0, text: 'h' }],
  ['one that is repeated', 'aaa', 'aaaa', { at: 3, drop: 0, text: 'a' }],
  ['a word', 'one two three', 'one three', { at: 5, drop: 4, text: '' }],
  ['everything', 'one', 'six', { at: 0, drop: 3, text: 'six' }],
])('of a text, sends %s', (_what, before, after, patch) => {
  expect(patchOf(before, after)).toEqual(patch);
});

it('of a long list, sends only the member in which a letter was typed', () => {
  const parts = Array.from({ length: 20 }, (_, at) => ({ text: 'x'.repeat(4_500) + String(at) }));
  const after = parts.with(7, { text: `${parts[7]!.text}!` });
  const typed = { at: 4_501, drop: 0, text: '!' };
  expect(patchOf({ parts }, { parts: after })).toEqual({
    each: [['parts', { each: [['7', { each: [['text', typed]], size: 1 }]], size: 20 }]],
    size: 1,
  });
});

it('what is no patch changes nothing', () => {
  for (const patch of [null, 'x', 5, [], { at: 1 }])
    expect(applyPatch('as it was', patch)).toBe('as it was');
  expect(applyPatch(5, { at: 0, drop: 1, text: 'x' })).toBe(5);
});
