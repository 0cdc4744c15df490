/** The pictures, the sound and the video of the world, created or read on demand. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { blurhash } from '../pictures/blurhash';
import { paintPng } from '../pictures/paintPng';
import { landscape } from '../pictures/scenes';
import { melody } from '../pictures/sound';
import { addMedia, addPaintedFile } from '../state/media';
import type { Person } from '../state/types';
import type { World } from '../state/world';

const SHAPES = [
  [1200, 800],
  [800, 1200],
  [1000, 1000],
  [1600, 500],
  [400, 1400],
] as const;

const DESCRIPTIONS = [
  'Dark hills under a pale sky, the sun low on the left',
  'Three rows of hills in evening light',
  'The marsh from the bridge, a thin mist over it',
  'A wide sky with one sun and nothing else',
];

export interface Gallery {
  photo(number: number): { file: string; width: number; height: number; blurhash: () => string };
  /** Creates an attachment for a person's posts and returns its id. */
  attach(owner: Person, number: number, isDescribed: boolean): string;
  attachOther(owner: Person, kind: 'video' | 'audio', isDescribed: boolean): string;
}

export function createGallery(world: World): Gallery {
  const clip = addPaintedFile(world, 'clip', 'video/webm', () =>
    readFileSync(join(__dirname, '../pictures/clip.webm')),
  );
  const tune = addPaintedFile(world, 'tune', 'audio/wav', () =>
    melody([0, 4, 7, 12, 7, 4, 0, -5, 0]),
  );
  const hashes = new Map<number, string>();
  const photo: Gallery['photo'] = (number) => {
    const [width, height] = SHAPES[number % SHAPES.length] ?? SHAPES[0];
    const file = addPaintedFile(world, `photo ${String(number)}`, 'image/png', () =>
      paintPng('landscape', number + 1_000, width, height),
    );
    // Computed when an answer shows it: few pictures of a world are ever asked for.
    const hash = (): string => {
      const rows = Math.round((32 * height) / width);
      const known = hashes.get(number) ?? blurhash(landscape(number + 1_000, 32, rows));
      hashes.set(number, known);
      return known;
    };
    return { file, width, height, blurhash: hash };
  };
  return {
    photo,
    attach: (owner, number, isDescribed) => {
      const { file, width, height, blurhash: hash } = photo(number);
      const description = isDescribed ? (DESCRIPTIONS[number % DESCRIPTIONS.length] ?? '') : '';
      return addMedia(world, owner, file, { description, size: { width, height }, blurhash: hash })
        .id;
    },
    attachOther: (owner, kind, isDescribed) =>
      addMedia(world, owner, kind === 'video' ? clip : tune, {
        description: isDescribed ? 'Made for trying things out' : '',
        size: kind === 'video' ? { width: 320, height: 180 } : null,
      }).id,
  };
}
