/** Values go into flow files as plain JSON and come out as they were. */
import fc from 'fast-check';
import type { FlowValue } from '@/testing/format/flowFile';
import { fromFlowValue, toFlowValue } from '@/testing/format/flowValue';
import { hashString, stableStringify } from '@/testing/format/stableHash';

const throughJson = (value: unknown): unknown =>
  fromFlowValue(JSON.parse(JSON.stringify(toFlowValue(value))) as FlowValue);

describe('what goes into a flow', () => {
  it('comes out as it was, whatever JSON makes of it', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(throughJson(value)).toEqual(JSON.parse(JSON.stringify(value)));
      }),
    );
    expect(throughJson([undefined, NaN, Infinity, -Infinity])).toEqual([
      undefined,
      NaN,
      Infinity,
      -Infinity,
    ]);
    expect(throughJson(undefined)).toBeUndefined();
  });

  it('leaves fields out that say nothing, and names errors', () => {
    expect(toFlowValue({ a: undefined, b: 1 })).toEqual({ b: 1 });
    expect(toFlowValue(new TypeError('no'))).toBe('TypeError: no');
  });

  it('holds of a file its look, never what is in it', async () => {
    const plain = toFlowValue(new File(['secret'], 'a.txt', { type: 'text/plain' }));
    expect(plain).toEqual({ $flow: 'file', type: 'text/plain', size: 6, name: 'a.txt' });
    const file = fromFlowValue(plain) as File;
    expect([file.name, file.type, file.size]).toEqual(['a.txt', 'text/plain', 6]);
    expect(await file.text()).toBe('\0'.repeat(6));
  });
});

describe('the hash', () => {
  it('is the same for the same values, whatever the order of their fields', () => {
    expect(stableStringify({ b: [1, { d: 2, c: null }], a: 'x' })).toBe(
      stableStringify({ a: 'x', b: [1, { c: null, d: 2 }] }),
    );
    expect(stableStringify({ a: undefined })).toBe('{}');
    const hidden = { x: 1 };
    expect(stableStringify([hidden, { x: 1 }], (part) => part === hidden)).toBe('["…",{"x":1}]');
  });

  it('differs for nearly everything that differs', () => {
    const hashes = new Set(
      Array.from({ length: 5_000 }, (_, n) => hashString(`action ${String(n)}`)),
    );
    expect(hashes.size).toBe(5_000);
    expect(hashString('')).toMatch(/^[0-9a-f]{14}$/);
  });
});
