/** Every module of endpoints has a table, which has a row for each of its functions. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { idle } from '@support/documents';

/** With these the others are made. */
const tools = ['answers', 'bodies', 'timelineAddress'];

const namesIn = (folder: string, ending: RegExp): string[] =>
  readdirSync(folder).filter((file) => ending.test(file));

it('no call is without a row', () => {
  const modules = namesIn('src/api/endpoints', /\.ts$/).map((file) => path.parse(file).name);
  const tables = namesIn(__dirname, /\.test\.ts$/).flatMap((file) => {
    const text = readFileSync(path.join(__dirname, file), 'utf8');
    return [...text.matchAll(/^everyCall(?:WithoutToken)?\(\s*'(\w+)', \1, \{$/gm)].map(
      ([, name]) => name,
    );
  });
  expect([...tables, ...tools].sort()).toEqual(modules.sort());
});

it('no reason is kept for a call that no document has', () => {
  expect(idle()).toEqual([]);
});
