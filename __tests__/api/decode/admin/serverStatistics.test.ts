/** Numbers about the own server: reading them, and damage. */
import fc from 'fast-check';
import {
  decodeCohorts,
  decodeDimensions,
  decodeMeasures,
  decodeStats,
} from '@/api/decode/admin/serverStatistics';
import { isRefusal } from '@/api/decode/engine/refusal';
import { rankings, shareOfMost } from '@/domain/admin/server/serverStatistics';
import type { WireCohort, WireDimension, WireMeasureOfDays } from '@/api/wire/serverStatistics';
import { damagedCopies } from '@support/engine/api/damage';

const measure: WireMeasureOfDays = {
  key: 'active_users',
  unit: null,
  total: '12',
  previous_total: '9',
  data: [
    { date: '2026-11-01T00:00:00Z', value: '5' },
    { date: '2026-11-02T00:00:00Z', value: '10' },
  ],
};
const languages: WireDimension = {
  key: 'languages',
  data: [
    { key: 'en', human_key: 'English', value: '10' },
    { key: 'en', human_key: 'English', value: '10' },
  ],
};
const versions: WireDimension = {
  key: 'software_versions',
  data: [{ key: 'ruby', human_key: 'Ruby', value: '3.4', human_value: '3.4p1' }],
};
const cohort: WireCohort = {
  period: '2026-09-01T00:00:00+00:00',
  frequency: 'month',
  data: [
    { date: '2026-09-01T00:00:00+00:00', rate: 1, value: '8' },
    { date: '2026-10-01T00:00:00+00:00', rate: 0.5, value: '4' },
  ],
};

it('reads what Mastodon sends, in our order and each once', () => {
  const opened = { ...measure, key: 'opened_reports', previous_total: undefined };
  const read = decodeMeasures([opened, measure, measure, { ...measure, key: 'tag_uses' }]);
  expect(read.map(({ name, before }) => [name, before])).toEqual([
    ['active_users', 9],
    ['opened_reports', null],
  ]);
  expect(read[0]?.points.map(({ value }) => value)).toEqual([5, 10]);
  const dimensions = decodeDimensions([languages, versions]);
  expect(dimensions.rankings.languages).toEqual([{ key: 'en', name: 'English', value: 10 }]);
  expect(dimensions.rankings.sources).toEqual([]);
  expect(dimensions.versions).toEqual([{ name: 'Ruby', version: '3.4p1' }]);
  const empty = { ...cohort, data: [{ date: cohort.period, rate: 0, value: '0' }] };
  expect(decodeCohorts([cohort, empty])).toEqual([
    { month: cohort.period, people: 8, shares: [{ at: cohort.data[1]?.date, value: 0.5 }] },
  ]);
});

it('reads the posts by visibility, and refuses an answer without them', () => {
  expect(decodeStats({ status_visibility: { public: 5, direct: -1, list: 3 } })).toEqual({
    public: 5,
    unlisted: 0,
    private: 0,
    direct: 0,
  });
  expect(
    [null, [], {}, { status_visibility: [] }].every((one) => isRefusal(decodeStats(one))),
  ).toBe(true);
});

it('makes something whole of any damage', () => {
  fc.assert(
    fc.property(damagedCopies(measure), (wire) => {
      for (const { total, points } of decodeMeasures([wire])) {
        const values = points.map(({ value }) => value);
        for (const number of [total, ...values]) expect(Number.isInteger(number)).toBe(true);
        for (const value of values) expect(shareOfMost(value, values)).toBeLessThanOrEqual(1);
      }
    }),
  );
  fc.assert(
    fc.property(damagedCopies(languages), damagedCopies(versions), (first, second) => {
      const read = decodeDimensions([first, second]);
      for (const row of rankings.flatMap((name) => read.rankings[name])) {
        expect(typeof row.name).toBe('string');
        expect(Number.isInteger(row.value)).toBe(true);
      }
      for (const { name, version } of read.versions) expect(typeof (name + version)).toBe('string');
    }),
  );
  fc.assert(
    fc.property(damagedCopies(cohort), (wire) => {
      for (const { people, shares } of decodeCohorts([wire])) {
        expect(people).toBeGreaterThan(0);
        for (const { value } of shares) expect(value >= 0 && value <= 1).toBe(true);
      }
    }),
  );
});
