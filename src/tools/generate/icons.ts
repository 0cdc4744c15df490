/**
 * `npm run icons`: draws the icons of the installed app from `static/logo.svg`, and makes the font
 * of the glyphs in `src/ui/icons/glyphs.svg`.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { encodePng } from '@/demo/pictures/png';
import { drawIcon } from './drawIcon';
import { glyphFont } from './glyphFont';
import { iconFiles } from './iconFiles';
import { inProject } from '../project';

async function main(): Promise<void> {
  const logo = await readFile(inProject('static/logo.svg'), 'utf8');
  await mkdir(inProject('static/icons'), { recursive: true });
  for (const [name, shape] of Object.entries(iconFiles)) {
    await writeFile(inProject('static/icons', name), encodePng(drawIcon(logo, shape)));
  }
  const glyphs = await readFile(inProject('src/ui/icons/glyphs.svg'), 'utf8');
  await writeFile(inProject('src/ui/icons/glyphs.woff2'), await glyphFont(glyphs));
}

void main();
