import fc from 'fast-check';
import { decodeTrends } from '@/api/decode/admin/trends';
import { trendKinds } from '@/domain/admin/content/trends';
import { hashtagTrend, linkTrend, postTrend } from '@support/admin/content';
import { damagedCopies } from '@support/engine/api/damage';

it('reads what waits, and what was decided, of each kind', () => {
  const [tag] = decodeTrends('hashtags', [hashtagTrend('5', { trendable: true })]).trends;
  expect(tag).toMatchObject({ key: 'hashtags 5', name: 'boats', allowed: true, people: 9 });
  const [link] = decodeTrends('links', [linkTrend('6', { requires_review: true })]).trends;
  expect(link).toMatchObject({ name: 'About boats', waits: true, allowed: null });
  const { trends, entities } = decodeTrends('posts', [postTrend('7')]);
  expect(trends).toMatchObject([{ statusId: '7', waits: true, people: 0 }]);
  expect(entities.statuses.map(({ id }) => id)).toEqual(['7']);
});

it('leaves out what nobody can decide on, and keeps the others', () => {
  // Before 4.2, links have no ids.
  const older = { ...linkTrend('6'), id: undefined };
  const odd = [null, 7, 'x', [], {}, { id: '1' }];
  for (const kind of trendKinds) expect(decodeTrends(kind, odd).trends).toEqual([]);
  expect(decodeTrends('links', [older, linkTrend('8')]).trends.map(({ id }) => id)).toEqual(['8']);
});

it.each([
  ['posts', postTrend('7')],
  ['hashtags', hashtagTrend('7')],
  ['links', linkTrend('7')],
] as const)('makes a whole one of any damage to %s', (kind, original) => {
  fc.assert(
    fc.property(damagedCopies(original), (wire) => {
      for (const trend of decodeTrends(kind, [wire]).trends) {
        expect(trend.id).not.toBe('');
        expect(Number.isFinite(trend.people) && trend.people >= 0).toBe(true);
        expect(typeof trend.waits).toBe('boolean');
        expect([true, false, null]).toContain(trend.allowed);
        expect(trend.statusId !== null || trend.name !== '').toBe(true);
      }
    }),
  );
});
