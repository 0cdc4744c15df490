/**
 * `npm run bench`: how fast the built client shows the public timeline, against the embedded
 * instance and beside a page without scripts in the same round. Fails when over a limit.
 * `--runs <n>` (5), `--no-build` takes `dist` as it is.
 */
import { cpSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type Browser } from 'playwright-core';
import type { WireStatus } from '@/api/wire/status';
import { startInstance } from '@/demo/server';
import { floorPage } from './bench/floorPage';
import { describeFigure, figuresOf, isOver, type Round } from './bench/report';
import { newVisitor, slow, visit, type Visit } from './bench/visit';
import { browserArguments, ensureBrowser } from './findBrowser';
import { dist } from './project';
import { runLocal } from './run';

const BUILD_LIMIT = 10 * 60_000;
const TIMELINE = '/main/all';
const FLOOR = 'static/floor.html';

/** The bundle with room for the floor page beside it. */
function copyOfBundle(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'linnet-bench-'));
  cpSync(dist, folder, { recursive: true });
  return folder;
}

async function writeFloor(folder: string, origin: string): Promise<void> {
  const answer = await fetch(`${origin}/api/v1/timelines/public?limit=20`);
  const { html, css } = floorPage((await answer.json()) as WireStatus[], '/static/floor.css');
  writeFileSync(path.join(folder, FLOOR), html);
  writeFileSync(path.join(folder, 'static/floor.css'), css);
}

const packedBytes = (paths: readonly string[]): number =>
  paths.reduce((sum, file) => sum + statSync(path.join(dist, `${file}.br`)).size, 0);

/** A first visit, and one more by the same visitor. */
async function twice(browser: Browser, address: string): Promise<[cold: Visit, warm: Visit]> {
  const visitor = await newVisitor(browser);
  try {
    return [await visit(visitor, address, slow), await visit(visitor, address, slow)];
  } finally {
    await visitor.close();
  }
}

async function once(browser: Browser, address: string): Promise<Visit> {
  const visitor = await newVisitor(browser);
  try {
    return await visit(visitor, address, null);
  } finally {
    await visitor.close();
  }
}

async function playRound(browser: Browser, origin: string): Promise<Round> {
  const [floorCold, floorWarm] = await twice(browser, `${origin}/${FLOOR}`);
  const [cold, warm] = await twice(browser, origin + TIMELINE);
  const unhindered = await once(browser, origin + TIMELINE);
  return { floorCold, floorWarm, cold, warm, unhindered, scriptBytes: packedBytes(cold.scripts) };
}

async function measure(runs: number): Promise<Round[]> {
  const folder = copyOfBundle();
  const instance = await startInstance({ dist: folder, policy: 'pleroma', indexPage: 'pleroma' });
  const executablePath = await ensureBrowser();
  const browser = await chromium.launch({ executablePath, args: browserArguments });
  try {
    await writeFloor(folder, instance.origin);
    const rounds: Round[] = [];
    while (rounds.length < runs) {
      rounds.push(await playRound(browser, instance.origin));
      console.log(`Round ${String(rounds.length)} of ${String(runs)} done.`);
    }
    return rounds;
  } finally {
    await browser.close();
    await instance.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: { runs: { type: 'string', default: '5' }, 'no-build': { type: 'boolean' } },
  });
  if (!values['no-build']) {
    const build = await runLocal('webpack-cli', ['--mode', 'production'], { limit: BUILD_LIMIT });
    if (!build.succeeded) throw new Error(`The build ${build.reason}.`);
  }
  const figures = figuresOf(await measure(Math.max(1, Number(values.runs))));
  console.log(
    `\nMedians; ${String(slow.cpu)} times slower processor, ` +
      `${String(slow.kilobits)} kbit/s, ${String(slow.latency)} ms\n`,
  );
  console.log(figures.map(describeFigure).join('\n'));
  process.exitCode = figures.some(isOver) ? 1 : 0;
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
