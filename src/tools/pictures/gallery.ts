/** Writes the page on which the pictures of a run stand side by side, a row for each screen. */
import { hasPicture, type Mode, type Screen } from './screens';

export function galleryOf(
  title: string,
  screens: readonly Pick<Screen, 'name' | 'prepare'>[],
  modes: readonly Mode[],
): string {
  const rows = screens.map(({ name, prepare }) => {
    const taken = modes.filter((mode) => hasPicture({ prepare }, mode));
    const pictures = taken.map(
      ({ name: mode }) =>
        `<a href="${name}-${mode}.png"><img src="${name}-${mode}.png" alt="${mode}" loading="lazy"></a>`,
    );
    return `<h2>${name}</h2><div>${pictures.join('')}</div>`;
  });
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>${title}</title>
<style>body{font:16px system-ui;margin:1rem}div{display:flex;gap:1rem;overflow-x:auto}img{block-size:24rem}</style>
<h1>${title}</h1>${rows.join('\n')}</html>
`;
}
