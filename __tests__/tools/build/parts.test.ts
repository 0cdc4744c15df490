/** The table of the files that are loaded when something needs them, which the build prints. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import table from '@/tools/build/parts.json';

const { parts, whenQuiet } = table;
const src = path.join(__dirname, '../../../src');

const named = readdirSync(src, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.tsx?$/.test(name))
  .flatMap((name) => [
    ...readFileSync(path.join(src, name), 'utf8').matchAll(/webpackChunkName: "([^"]+)"/g),
  ])
  .map(([, name]) => name);

it('says of every named part when it is loaded', () => {
  expect(Object.keys(parts).sort()).toEqual([...new Set(named)].sort());
});

it('knows the parts that are loaded until the page is quiet', () => {
  const known = Object.keys(parts);
  for (const names of Object.values(whenQuiet))
    expect(known).toEqual(expect.arrayContaining(names));
});
