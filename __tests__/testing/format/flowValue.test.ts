/** Values are written to flow files as plain JSON and read back unchanged. */
import fc from 'fast-check';
import type { FlowValue } from '@/testing/format/flowFile';
import { fromFlowValue, toFlowValue } from '@/testing/format/flowValue';
import { hashString, stableStringify } from '@/testing/format/stableHash';

const throughJson = (value: unknown): unknown =>
  fromFlowValue(JSON.parse(JSON.stringify(toFlowValue(value))) as FlowValue);

describe('a value in a flow file', () => {
  it('is read back unchanged, even where JSON has no equivalent', () => {
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

  it('has no undefined fields, and errors by name', () => {
    expect(toFlowValue({ a: undefined, b: 1 })).toEqual({ b: 1 });
    expect(toFlowValue(new TypeError('no'))).toBe('TypeError: no');
  });

  it('describes a file, without its content', async () => {
    const plain = toFlowValue(new File(['secret'], 'a.txt', { type: 'text/plain' }));
    expect(plain).toEqual({ $flow: 'file', type: 'text/plain', size: 6, name: 'a.txt' });
    const file = fromFlowValue(plain) as File;
    expect([file.name, file.type, file.size]).toEqual(['a.txt', 'text/plain', 6]);
    expect(await file.text()).toBe('\0'.repeat(6));
  });
});

describe('the hash of a value', () => {
  it('is the same for equal values, whatever the order of their fields', () => {
    expect(stableStringify({ b: [1, { d: 2, c: null }], a: 'x' })).toBe(
      stableStringify({ a: 'x', b: [1, { c: null, d: 2 }] }),
    );
    expect(stableStringify({ a: undefined })).toBe('{}');
    const hidden = { x: 1 };
    expect(stableStringify([hidden, { x: 1 }], (part) => part === hidden)).toBe('["…",{"x":1}]');
  });

  it('differs for nearly all different values', () => {
    const hashes = new Set(
      Array.from({ length: 5_000 }, (_, n) => hashString(`action ${String(n)}`)),
    );
    expect(hashes.size).toBe(5_000);
    expect(hashString('')).toMatch(/^[0-9a-f]{14}$/);
  });
});
