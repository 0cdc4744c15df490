/**
 * `npm run package`: builds and packs `dist` into the zip that a server's front-end manager
 * installs. The same sources give the same bytes.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { zipSync, type Zippable } from 'fflate';
import { dist, inProject, projectVersion } from './project';
import { runLocal } from './run';

const BUILD_LIMIT = 10 * 60_000;
/** The first date that a zip can hold: when it was packed is nobody's business. */
const NO_DATE = new Date(1980, 0, 1);
/** These are packed already. */
const PACKED = /\.(br|gz|png|jpg|webp|woff2)$/;

/** All files below a folder under one top name, as servers look for it. */
function collect(folder: string, top: string): Zippable {
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
  return Object.fromEntries(
    names.map((file) => [
      `${top}/${path.relative(folder, file).replaceAll(path.sep, '/')}`,
      [readFileSync(file), { level: PACKED.test(file) ? 0 : 9 }],
    ]),
  );
}

async function main(): Promise<void> {
  const build = await runLocal('webpack-cli', ['--mode', 'production'], { limit: BUILD_LIMIT });
  if (!build.succeeded) {
    console.error(`The build ${build.reason}.`);
    process.exitCode = 1;
    return;
  }
  const target = inProject(`linnet-${projectVersion()}.zip`);
  const bytes = zipSync(collect(dist, 'dist'), { mtime: NO_DATE });
  writeFileSync(target, bytes);
  console.log(`${path.basename(target)}: ${String(Math.round(bytes.length / 1000))} kB`);
}

void main();
