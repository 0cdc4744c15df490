/**
 * `npm run bench`: measures speed and memory of the built client against the embedded instance in
 * Chromium. Fails when a figure is over its limit.
 */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { withBenchEnvironment } from './environment';
import { chosenBenchmarks, benchmarks } from './benchmarks';
import { describeFigure, isOver, type Figure } from './report';
import { slow } from './visit';
import { BadCall, runCommand } from '../command';
import { dist } from '../project';
import { runLocal } from '../run';

const BUILD_LIMIT = 10 * 60_000;

const USAGE = `Usage: npm run bench -- [flags]

  --only <part,part>         measures these parts: ${Object.keys(benchmarks).join(', ')}
  --runs <number>            repeats the figures that vary so many times (5)
  --no-build                 measures dist as it is
  --dist <folder>            measures another build, for comparison`;

async function bench(given: readonly string[]): Promise<number> {
  const { values } = parseArgs({
    args: [...given],
    options: {
      runs: { type: 'string', default: '5' },
      only: { type: 'string' },
      'no-build': { type: 'boolean' },
      dist: { type: 'string' },
    },
  });
  const names = chosenBenchmarks(values.only);
  const runs = Number(values.runs);
  if (!Number.isInteger(runs) || runs < 1) {
    throw new BadCall(`--runs is a number from 1 on, not "${values.runs}".`);
  }
  const measured = { runs, dist: values.dist ?? dist };
  if (!values['no-build'] && values.dist === undefined) {
    const build = await runLocal('webpack-cli', ['--mode', 'production'], { limit: BUILD_LIMIT });
    if (!build.succeeded) throw new Error(`The build ${build.reason}.`);
  }
  if (!existsSync(path.join(measured.dist, 'index.html'))) {
    throw new BadCall(`There is no build in ${measured.dist}.`);
  }
  console.log(
    `Processor ${String(slow.cpu)} times slower unless said otherwise; starting, also a line of ` +
      `${String(slow.line.down)} kbit/s that answers after ${String(slow.line.roundTrip)} ms.`,
  );
  const all: Figure[] = [];
  for (const name of names) {
    const measure = benchmarks[name];
    const figures = measure ? await withBenchEnvironment(measured, measure) : [];
    console.log([`\n${name}`, ...figures.map(describeFigure)].join('\n'));
    all.push(...figures);
  }
  const over = all.filter(isOver).length;
  console.log(`\n${over === 0 ? 'All within their limits.' : `${String(over)} over the limit.`}`);
  return over === 0 ? 0 : 1;
}

void runCommand(USAGE, bench);
