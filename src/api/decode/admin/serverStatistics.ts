/** Decodes the numbers about the own server. What is broken is left out, and the rest kept. */
import {
  measures,
  rankings,
  visibilities,
  type Cohort,
  type Dimensions,
  type Measured,
  type Point,
  type RankedRow,
  type StatisticsParts,
} from '@/domain/admin/server/serverStatistics';
import type {
  WireCohort,
  WireDimension,
  WireDimensionRow,
  WireMeasureOfDays,
  WireStats,
} from '@/api/wire/serverStatistics';
import {
  countOf,
  fieldsOf,
  isRecord,
  listOf,
  momentOf,
  numberOf,
  oneOf,
  stringOf,
} from '@/api/decode/engine/read';
import { keepReadable, refuse, type Refusal } from '@/api/decode/engine/refusal';

const NO_POINT = refuse('point', 'no date or no value');
const NO_MEASURE = refuse('measure', 'no known key or no total');
const NO_ROW = refuse('row', 'no name or no value');
const NO_COHORT = refuse('cohort', 'no month');

export function decodeStats(input: unknown): StatisticsParts['visibilities'] | Refusal {
  const { status_visibility: counts } = fieldsOf<WireStats>(input);
  if (!isRecord(counts)) return refuse('stats', 'no numbers');
  return Object.fromEntries(
    visibilities.map((name) => [name, countOf(counts[name], 0)]),
  ) as StatisticsParts['visibilities'];
}

function decodePoint(input: unknown): Point | Refusal {
  const wire = fieldsOf<WireMeasureOfDays['data'][number]>(input);
  const [at, value] = [momentOf(wire.date), countOf(wire.value, null)];
  return at === null || value === null ? NO_POINT : { at, value };
}

function decodeMeasure(input: unknown): Measured | Refusal {
  const wire = fieldsOf<WireMeasureOfDays>(input);
  const name = oneOf(measures, wire.key, null);
  const total = countOf(wire.total, null);
  if (name === null || total === null) return NO_MEASURE;
  return {
    name,
    total,
    before: countOf(wire.previous_total, null),
    points: keepReadable(listOf(wire.data), decodePoint).items,
  };
}

/** In our order, each once. */
export function decodeMeasures(wires: readonly unknown[]): Measured[] {
  const { items } = keepReadable(wires, decodeMeasure);
  return measures.flatMap((name) => items.find((item) => item.name === name) ?? []);
}

function decodeRow(input: unknown): RankedRow | Refusal {
  const wire = fieldsOf<WireDimensionRow>(input);
  const [key, value] = [stringOf(wire.key), countOf(wire.value, null)];
  if (key === null || value === null) return NO_ROW;
  return { key, name: stringOf(wire.human_key) ?? key, value };
}

function decodeVersion(input: unknown): Dimensions['versions'][number] | Refusal {
  const wire = fieldsOf<WireDimensionRow>(input);
  const name = stringOf(wire.human_key) ?? stringOf(wire.key);
  const version = stringOf(wire.human_value) ?? stringOf(wire.value);
  return name === null || version === null ? NO_ROW : { name, version };
}

export function decodeDimensions(wires: readonly unknown[]): Dimensions {
  const rowsOf = (key: string): readonly unknown[] => {
    const found = wires.find((wire) => fieldsOf<WireDimension>(wire).key === key);
    return listOf(fieldsOf<WireDimension>(found).data);
  };
  return {
    rankings: Object.fromEntries(
      rankings.map((name) => [name, unique(keepReadable(rowsOf(name), decodeRow).items)]),
    ) as Dimensions['rankings'],
    versions: keepReadable(rowsOf('software_versions'), decodeVersion).items,
  };
}

const unique = (rows: readonly RankedRow[]): RankedRow[] => [
  ...new Map(rows.map((row) => [row.key, row])).values(),
];

function decodeCohort(input: unknown): Cohort | Refusal {
  const wire = fieldsOf<WireCohort>(input);
  const month = momentOf(wire.period);
  if (month === null) return NO_COHORT;
  const [first, ...later] = listOf(wire.data);
  return {
    month,
    people: countOf(fieldsOf<WireCohort['data'][number]>(first).value, 0),
    shares: keepReadable(later, decodeShare).items,
  };
}

function decodeShare(input: unknown): Point | Refusal {
  const wire = fieldsOf<WireCohort['data'][number]>(input);
  const [at, value] = [momentOf(wire.date), numberOf(wire.rate, null)];
  if (at === null || value === null) return NO_POINT;
  return { at, value: Math.min(1, Math.max(0, value)) };
}

/** The months without sign-ups say nothing. */
export const decodeCohorts = (wires: readonly unknown[]): Cohort[] =>
  keepReadable(wires, decodeCohort).items.filter(({ people }) => people > 0);
