import { decodeFilter, decodeFilters } from '@/api/decode/filter';
import { isRefusal } from '@/api/decode/refusal';
import { wireFilter } from '@support/wire';

describe('a filter', () => {
  it('is read with its places and its end', () => {
    const wire = wireFilter({
      context: ['thread', 'home', 'elsewhere'],
      expires_at: '2026-12-01T00:00:00.000Z',
      irreversible: true,
    });
    expect(decodeFilter(wire)).toEqual({
      id: '1',
      phrase: 'spoilers',
      contexts: ['home', 'thread'],
      expiresAt: '2026-12-01T00:00:00.000Z',
      irreversible: true,
      wholeWord: true,
    });
  });

  it('holds nowhere and for ever when nothing else is said', () => {
    expect(decodeFilter({ id: 7, phrase: 'frogs' })).toEqual({
      id: '7',
      phrase: 'frogs',
      contexts: [],
      expiresAt: null,
      irreversible: false,
      wholeWord: false,
    });
  });

  it.each([{}, { id: '1' }, { phrase: 'frogs' }, { id: '1', phrase: '' }, null])(
    'is none when it would hide nothing or everything: %j',
    (wire) => {
      expect(isRefusal(decodeFilter(wire))).toBe(true);
    },
  );

  it('that cannot be read does not cost the others', () => {
    const filters = decodeFilters([null, wireFilter({ id: '2' }), { id: '3', phrase: 5 }]);
    expect(filters.map(({ id }) => id)).toEqual(['2']);
  });
});
