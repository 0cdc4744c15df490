/**
 * `npm run package`: builds `dist` and packs it into the zip that a server's front-end manager
 * installs. The same commit gives the same bytes.
 */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { commitTime, packageDate } from './packageDate';
import { dist, inProject, projectVersion } from '../project';
import { runLocal } from '../run';
import { zipFolder } from './zipFolder';

const BUILD_LIMIT = 10 * 60_000;

async function main(): Promise<void> {
  const build = await runLocal('webpack-cli', ['--mode', 'production'], { limit: BUILD_LIMIT });
  if (!build.succeeded) {
    console.error(`The build ${build.reason}.`);
    process.exitCode = 1;
    return;
  }
  const target = inProject(`linnet-${projectVersion()}.zip`);
  const date = packageDate({
    epoch: process.env.SOURCE_DATE_EPOCH,
    commit: commitTime(),
    now: Date.now(),
  });
  const bytes = zipFolder(dist, 'dist', date);
  writeFileSync(target, bytes);
  console.log(`${path.basename(target)}: ${String(Math.round(bytes.length / 1000))} kB`);
}

void main();
