import {
  decodeFilter,
  decodeFilters,
  decodeFiltersV2,
  decodeFilterV2,
} from '@/api/decode/timelines/filter';
import { isRefusal } from '@/api/decode/engine/refusal';
import { wireFilter } from '@support/wire';

describe('a filter of version 1', () => {
  it('is decoded with its contexts and its expiry', () => {
    const wire = wireFilter({
      context: ['thread', 'home', 'elsewhere'],
      expires_at: '2026-12-01T00:00:00.000Z',
      irreversible: true,
    });
    expect(decodeFilter(wire)).toEqual({
      id: '1',
      title: 'spoilers',
      contexts: ['home', 'thread'],
      action: 'hide',
      expiresAt: '2026-12-01T00:00:00.000Z',
      keywords: [{ id: null, phrase: 'spoilers', wholeWord: true }],
      posts: [],
    });
  });

  it('has no context and no expiry by default', () => {
    expect(decodeFilter({ id: 7, phrase: 'frogs' })).toEqual({
      id: '7',
      title: 'frogs',
      contexts: [],
      action: 'warn',
      expiresAt: null,
      keywords: [{ id: null, phrase: 'frogs', wholeWord: false }],
      posts: [],
    });
  });

  it.each([{}, { id: '1' }, { phrase: 'frogs' }, { id: '1', phrase: '' }, null])(
    'is refused when it would hide nothing or everything: %j',
    (wire) => {
      expect(isRefusal(decodeFilter(wire))).toBe(true);
    },
  );

  it('that is invalid does not affect the others', () => {
    const filters = decodeFilters([null, wireFilter({ id: '2' }), { id: '3', phrase: 5 }]);
    expect(filters.map(({ id }) => id)).toEqual(['2']);
  });
});

describe('a filter of version 2', () => {
  const wire = {
    id: 19972,
    title: 'Spoilers',
    context: ['home', 'nowhere'],
    expires_at: '2026-12-01T00:00:00.000Z',
    filter_action: 'hide',
    keywords: [
      { id: '1197', keyword: 'ending', whole_word: false },
      { id: '1198', keyword: '', whole_word: true },
      null,
    ],
    statuses: [{ id: '1', status_id: '109031743575371913' }, { id: '2' }],
  };

  it('is decoded with its keywords and posts, except empty ones', () => {
    expect(decodeFilterV2(wire)).toEqual({
      id: '19972',
      title: 'Spoilers',
      contexts: ['home'],
      action: 'hide',
      expiresAt: '2026-12-01T00:00:00.000Z',
      keywords: [{ id: '1197', phrase: 'ending', wholeWord: false }],
      posts: [{ id: '1', statusId: '109031743575371913' }],
    });
  });

  it('warns if its action is unknown', () => {
    expect(decodeFilterV2({ id: '1', title: 'Ponds', filter_action: 'shout' })).toMatchObject({
      action: 'warn',
      contexts: [],
      keywords: [],
    });
  });

  it('that is invalid does not affect the others', () => {
    expect(decodeFiltersV2([null, { title: 'none' }, wire]).map(({ id }) => id)).toEqual(['19972']);
    expect(decodeFiltersV2('no list')).toEqual([]);
  });
});
