/**
 * Packs a folder as zip. The same files with the same date give the same bytes on every machine.
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { zipSync, type Zippable } from 'fflate';

/** Already compressed formats. */
const PACKED = /\.(br|gz|png|jpg|webp|woff2)$/;

/** Packs all files below `folder` under the name `top`, where servers expect them. */
export function zipFolder(folder: string, top: string, date: Date): Uint8Array {
  // A zip stores local time without a time zone.
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
