/**
 * `npm run requirements`: lists by area the rows of the requirements that the last `npm test`
 * proved, and the open ones. Fails when a row proved before no longer is.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import {
  countAreas,
  lostIds,
  provedIds,
  readResults,
  readRows,
  unknownIds,
  writeFloor,
  type AreaCount,
  type Floor,
  type TestResult,
} from './ledger';
import { runCommand } from '../command';
import { inProject } from '../project';
import { resultFiles } from './results';

const FLOOR_FILE = inProject('__tests__/requirements-floor.json');

function lastResults(): TestResult[] {
  const missing = resultFiles.filter((file) => !existsSync(file));
  if (missing.length > 0) {
    console.log('Some results are missing, so fewer rows count as proved: run npm test first.\n');
  }
  return resultFiles
    .filter((file) => existsSync(file))
    .flatMap((file) =>
      readResults(JSON.parse(readFileSync(file, 'utf8')) as Parameters<typeof readResults>[0]),
    );
}

function describeArea({ area, proved, open }: AreaCount): string {
  const count = `${area.padEnd(6)} ${String(proved.length).padStart(3)} of ${String(proved.length + open.length).padStart(3)} proved`;
  return open.length > 0 ? `${count}, open: ${open.join(' ')}` : count;
}

const USAGE = `Usage: npm run requirements -- [flags]

  --check     only compares with the floor, without the list
  --accept    makes today's proved rows the new floor`;

function requirements(given: readonly string[]): number {
  const { values } = parseArgs({
    args: [...given],
    options: { check: { type: 'boolean' }, accept: { type: 'boolean' } },
  });
  const rows = readRows(readFileSync(inProject('__tests__/requirements.md'), 'utf8'));
  const results = lastResults();
  const proved = provedIds(results);
  const areas = countAreas(rows, proved);
  const floor = JSON.parse(readFileSync(FLOOR_FILE, 'utf8')) as Floor;
  const lost = lostIds(floor, proved);
  const unknown = unknownIds(rows, results);

  if (!values.check) console.log(`${areas.map(describeArea).join('\n')}\n`);
  const sum = areas.reduce((total, area) => total + area.proved.length, 0);
  console.log(`${String(sum)} of ${String(rows.length)} requirements are proved.`);
  if (unknown.length > 0) {
    console.error(`Tests name rows that do not exist: ${unknown.join(' ')}`);
  }
  if (values.accept) {
    writeFileSync(FLOOR_FILE, `${JSON.stringify(writeFloor(areas), null, 2)}\n`);
    console.log('These are now the ones that must stay proved.');
  } else if (lost.length > 0) {
    console.error(`Proved before and no more: ${lost.join(' ')}`);
  }
  return unknown.length > 0 || (!values.accept && lost.length > 0) ? 1 : 0;
}

void runCommand(USAGE, requirements);
