/**
 * `npm run bench`: measures speed and memory of the built client against the embedded instance in
 * Chromium. Fails when a figure is over its limit. `--only scrolling,thread` selects benchmarks,
 * `--runs <n>` (5) repeats those that vary, `--no-build` measures `dist` as it is, and `--dist
 * <folder>` another build, for comparison.
 */
import { parseArgs } from 'node:util';
import { withBenchEnvironment } from './environment';
import { chosenBenchmarks, benchmarks } from './benchmarks';
import { describeFigure, isOver, type Figure } from './report';
import { slow } from './visit';
import { dist } from '../project';
import { runLocal } from '../run';

const BUILD_LIMIT = 10 * 60_000;

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      runs: { type: 'string', default: '5' },
      only: { type: 'string' },
      'no-build': { type: 'boolean' },
      dist: { type: 'string' },
    },
  });
  const names = chosenBenchmarks(values.only);
  const given = { runs: Math.max(1, Number(values.runs)), dist: values.dist ?? dist };
  if (!values['no-build'] && values.dist === undefined) {
    const build = await runLocal('webpack-cli', ['--mode', 'production'], { limit: BUILD_LIMIT });
    if (!build.succeeded) throw new Error(`The build ${build.reason}.`);
  }
  console.log(
    `Processor ${String(slow.cpu)} times slower unless said otherwise; starting, also a line of ` +
      `${String(slow.kilobits)} kbit/s that answers after ${String(slow.latency)} ms.`,
  );
  const all: Figure[] = [];
  for (const name of names) {
    const measure = benchmarks[name];
    const figures = measure ? await withBenchEnvironment(given, measure) : [];
    console.log([`\n${name}`, ...figures.map(describeFigure)].join('\n'));
    all.push(...figures);
  }
  const over = all.filter(isOver).length;
  console.log(`\n${over === 0 ? 'All within their limits.' : `${String(over)} over the limit.`}`);
  process.exitCode = over === 0 ? 0 : 1;
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
