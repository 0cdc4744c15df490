/**
 * Reads the requirements (`__tests__/requirements.md`) and the results of the last test run, and
 * finds the proved rows: those whose id is in the title of a passed test and of no test with
 * another result.
 */

export interface Row {
  id: string;
  /** The part of the id before the number, such as `TL`. */
  area: string;
  /** The heading of its area. */
  heading: string;
  text: string;
}

export interface TestResult {
  title: string;
  status: string;
}

export interface AreaCount {
  area: string;
  heading: string;
  proved: string[];
  open: string[];
}

const ROW = /^\|\s*([A-Z][A-Z0-9]*-\d+)\s*\|\s*(.*?)\s*\|/;
const HEADING = /^## (.+)$/;
const ID = /\b[A-Z][A-Z0-9]*-\d+\b/g;

export function readRows(markdown: string): Row[] {
  let heading = '';
  const rows: Row[] = [];
  for (const line of markdown.split('\n')) {
    heading = HEADING.exec(line)?.[1] ?? heading;
    const [, id, text = ''] = ROW.exec(line) ?? [];
    if (id) rows.push({ id, area: id.replace(/-\d+$/, ''), heading, text });
  }
  return rows;
}

/** The part of jest's JSON report that is used here. */
interface JestReport {
  testResults: { assertionResults: { fullName: string; status: string }[] }[];
}

export const readResults = (report: JestReport): TestResult[] =>
  report.testResults.flatMap(({ assertionResults }) =>
    assertionResults.map(({ fullName, status }) => ({ title: fullName, status })),
  );

/** Ids in the titles of passed tests, but of no failed, skipped or unfinished one. */
export function provedIds(results: readonly TestResult[]): Set<string> {
  const proved = new Set<string>();
  const doubted = new Set<string>();
  for (const { title, status } of results) {
    for (const [id] of title.matchAll(ID)) (status === 'passed' ? proved : doubted).add(id);
  }
  return new Set([...proved].filter((id) => !doubted.has(id)));
}

export function countAreas(rows: readonly Row[], proved: ReadonlySet<string>): AreaCount[] {
  const areas = new Map<string, AreaCount>();
  for (const { id, area, heading } of rows) {
    const count = areas.get(area) ?? { area, heading, proved: [], open: [] };
    areas.set(area, count);
    (proved.has(id) ? count.proved : count.open).push(id);
  }
  return [...areas.values()];
}

/** Ids in test titles without a row, most likely misspelt. */
export function unknownIds(rows: readonly Row[], results: readonly TestResult[]): string[] {
  const known = new Set(rows.map(({ id }) => id));
  const areas = new Set(rows.map(({ area }) => area));
  const named = results.flatMap(({ title }) => title.match(ID) ?? []);
  return [...new Set(named)]
    .filter((id) => areas.has(id.replace(/-\d+$/, '')) && !known.has(id))
    .sort();
}

/** The rows that were proved before and must stay so: their numbers by area. */
export type Floor = Record<string, string>;

export const writeFloor = (areas: readonly AreaCount[]): Floor =>
  Object.fromEntries(
    areas
      .filter(({ proved }) => proved.length > 0)
      .map(({ area, proved }) => [area, proved.map((id) => id.slice(area.length + 1)).join(' ')]),
  );

/** Ids of the floor that are no longer proved. */
export const lostIds = (floor: Floor, proved: ReadonlySet<string>): string[] =>
  Object.entries(floor)
    .flatMap(([area, numbers]) => numbers.split(' ').map((number) => `${area}-${number}`))
    .filter((id) => !proved.has(id));
