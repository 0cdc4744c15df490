/** Values go into flow files as plain JSON and come out as they were. */
import fc from 'fast-check';
import type { FlowValue } from '@/domain/flow/format';
import { fromPlain, toPlain } from '@/store/flow/plain';
import { hashOf, stableText } from '@/store/flow/stable';

const throughJson = (value: unknown): unknown =>
  fromPlain(JSON.parse(JSON.stringify(toPlain(value))) as FlowValue);

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
    expect(toPlain({ a: undefined, b: 1 })).toEqual({ b: 1 });
    expect(toPlain(new TypeError('no'))).toBe('TypeError: no');
  });

  it('holds of a file its look, never what is in it', async () => {
    const plain = toPlain(new File(['secret'], 'a.txt', { type: 'text/plain' }));
    expect(plain).toEqual({ $flow: 'file', type: 'text/plain', size: 6, name: 'a.txt' });
    const file = fromPlain(plain) as File;
    expect([file.name, file.type, file.size]).toEqual(['a.txt', 'text/plain', 6]);
    expect(await file.text()).toBe('\0'.repeat(6));
  });
});

describe('the hash', () => {
  it('is the same for the same values, whatever the order of their fields', () => {
    expect(stableText({ b: [1, { d: 2, c: null }], a: 'x' })).toBe(
      stableText({ a: 'x', b: [1, { c: null, d: 2 }] }),
    );
    expect(stableText({ a: undefined })).toBe('{}');
    const hidden = { x: 1 };
    expect(stableText([hidden, { x: 1 }], (part) => part === hidden)).toBe('["…",{"x":1}]');
  });

  it('differs for nearly everything that differs', () => {
    const hashes = new Set(Array.from({ length: 5_000 }, (_, n) => hashOf(`action ${String(n)}`)));
    expect(hashes.size).toBe(5_000);
    expect(hashOf('')).toMatch(/^[0-9a-f]{14}$/);
  });
});
