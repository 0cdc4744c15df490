import fc from 'fast-check';
import { encodeFiles, encodeForm, encodeQuery } from '@/api/encoding';

describe('queries', () => {
  it('repeats the name of a list with brackets', () => {
    expect(decodeURIComponent(encodeQuery({ id: ['a', 'b'], limit: 20 }))).toBe(
      '?id[]=a&id[]=b&limit=20',
    );
  });

  it('leaves out what is null, undefined or empty, also inside of lists', () => {
    expect(encodeQuery({ a: null, b: undefined, c: '', d: ['', null, 'x'] })).toBe('?d%5B%5D=x');
    expect(encodeQuery({ a: null, b: [] })).toBe('');
  });

  it('keeps false and zero', () => {
    expect(encodeQuery({ local: false, offset: 0 })).toBe('?local=false&offset=0');
  });

  it('never lets a value become a parameter of its own', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1, unit: 'grapheme' }), (value) => {
        const read = new URLSearchParams(encodeQuery({ q: value }));
        expect([...read.entries()]).toEqual([['q', value]]);
      }),
    );
  });
});

describe('forms', () => {
  it('keeps empty fields', () => {
    expect(encodeForm({ username: 'mia', password: '' })).toBe('username=mia&password=');
  });

  it('holds files, and leaves out what is null', () => {
    const data = encodeFiles({ avatar: new Blob(['x']), header: null, note: '' });
    expect([...data.keys()]).toEqual(['avatar', 'note']);
    expect(data.get('avatar')).toBeInstanceOf(Blob);
  });
});
