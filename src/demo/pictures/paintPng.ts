/**
 * Paints a scene as PNG. Painting takes half of an instance's time, so tests keep the files in a
 * folder, for the instances of all test files.
 */
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Canvas } from './canvas';
import { encodePng } from './png';
import { face, landscape, sign } from './scenes';

interface Scenes {
  landscape: Parameters<typeof landscape>;
  face: Parameters<typeof face>;
  sign: Parameters<typeof sign>;
}

const scenes: { [Name in keyof Scenes]: (...how: Scenes[Name]) => Canvas } = {
  landscape,
  face,
  sign,
};

let folder: string | null = null;

/** The folder must be another one when the scenes or their encoding change. */
export function keepPicturesIn(path: string): void {
  mkdirSync(path, { recursive: true });
  folder = path;
}

export function paintPng<Name extends keyof Scenes>(name: Name, ...how: Scenes[Name]): Uint8Array {
  const paint = scenes[name];
  if (folder === null) return encodePng(paint(...how));
  const file = join(folder, `${[name, ...how].join('-')}.png`);
  try {
    return readFileSync(file);
  } catch {
    const bytes = encodePng(paint(...how));
    // Two processes may paint the same picture; neither may read half of it.
    const part = `${file}.${String(process.pid)}`;
    writeFileSync(part, bytes);
    renameSync(part, file);
    return bytes;
  }
}
