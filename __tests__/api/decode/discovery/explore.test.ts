import fc from 'fast-check';
import { decodeSuggestions, decodeTrendingLink } from '@/api/decode/discovery/explore';
import { createCollector } from '@/api/decode/engine/collector';
import { isRefusal } from '@/api/decode/engine/refusal';
import { suggestionReasons } from '@/domain/discovery/explore';
import { damagedCopies } from '@support/engine/api/damage';
import { wireCard, wireUser } from '@support/wire';

const link = {
  ...wireCard({ url: 'https://news.example/1', title: 'Bread' }),
  history: [
    { day: '86400', uses: '2', accounts: '1' },
    { day: '172800', uses: 5, accounts: 'x' },
    { day: null },
    7,
  ],
};

const decode = (wire: unknown) => decodeTrendingLink(wire, createCollector());

describe('a trending link', () => {
  it('has its card, and its days with the latest first', () => {
    expect(decode(link)).toMatchObject({
      card: { url: 'https://news.example/1', title: 'Bread' },
      days: [
        { day: 172_800_000, uses: 5, people: 0 },
        { day: 86_400_000, uses: 2, people: 1 },
      ],
    });
  });

  it('brings the accounts of its authors', () => {
    const collector = createCollector();
    decodeTrendingLink({ ...link, authors: [{ name: 'Ann', account: wireUser() }, 7] }, collector);
    expect(collector.bundle().users).toHaveLength(1);
  });

  it.each([[null], [[]], ['x'], [{}], [{ url: 'javascript:alert(1)' }], [{ url: 'not a link' }]])(
    'is refused without an address to go to: %j',
    (wire) => {
      expect(isRefusal(decode(wire))).toBe(true);
    },
  );

  it('is a link or a refusal, whatever is damaged in it', () => {
    fc.assert(
      fc.property(damagedCopies(link), (wire) => {
        const answer = decode(wire);
        if (isRefusal(answer)) return;
        expect(answer.card.url).toMatch(/^https?:/);
        for (const { day, uses, people } of answer.days) {
          expect([day, uses, people].every((count) => Number.isFinite(count) && count >= 0)).toBe(
            true,
          );
        }
      }),
    );
  });
});

describe('suggestions', () => {
  const row = (id: string, more: object) => ({ account: wireUser({ id }), ...more });

  it('have reasons in the words of all versions, each once, and none for unknown words', () => {
    const { userIds, reasons } = decodeSuggestions([
      row('a', { source: 'staff', sources: ['featured', 'friends_of_friends'] }),
      row('b', { source: 'past_interactions' }),
      row('c', { sources: ['moon_phase', null, 'most_interactions'] }),
      row('d', {}),
      row('e', { sources: 'featured' }),
      { account: null, source: 'staff' },
      null,
    ]);
    expect(userIds).toEqual(['a', 'b', 'c', 'd', 'e']);
    expect(reasons).toEqual({
      a: ['staff', 'friends'],
      b: ['known'],
      c: ['lively'],
      d: [],
      e: [],
    });
  });

  it('are people with known reasons, whatever is damaged in them', () => {
    const rows = [row('a', { sources: ['featured', 'global'] }), row('b', { source: 'global' })];
    fc.assert(
      fc.property(damagedCopies(rows), (wire) => {
        const { userIds, reasons, entities } = decodeSuggestions(Array.isArray(wire) ? wire : []);
        const known = entities.users.map(({ id }) => id);
        expect(userIds.every((id) => known.includes(id))).toBe(true);
        for (const each of Object.values(reasons).flat()) expect(suggestionReasons).toContain(each);
      }),
    );
  });
});
