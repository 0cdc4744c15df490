/** Packs a folder. The same files with the same date give the same bytes, wherever it is done. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { zipSync, type Zippable } from 'fflate';

/** These are packed already. */
const PACKED = /\.(br|gz|png|jpg|webp|woff2)$/;

/** All files below `folder` under one `top` name, as servers look for it. */
export function zipFolder(folder: string, top: string, date: Date): Uint8Array {
  // A zip says what the clock on the wall showed, and not in which place.
  process.env.TZ = 'UTC';
  return zipSync(collect(folder, top), { mtime: date });
}

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
