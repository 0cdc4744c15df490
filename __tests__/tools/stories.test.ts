/** The table of stories names every flow test and no other, and each of them says what it tells. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { inProject } from '@/tools/project';

const folder = inProject('__tests__/flows');
const table = readFileSync(path.join(folder, 'README.md'), 'utf8');
const stories = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
  /\.test\.tsx?$/.test(file),
);
const rows = [...table.matchAll(/^\|(.+)\|(.+)\| \[(\w+)\]\((\S+)\) +\|$/gm)];

it('has a line for each story, and a story for each line', () => {
  expect(rows.map(([, , , , file]) => file).sort()).toEqual(stories.sort());
  expect(stories.length).toBeGreaterThan(40);
});

it('says in each line what the reader does, and who answers', () => {
  for (const [, does = '', answers = '', name = '', file = ''] of rows) {
    expect([name, does.trim().length > 15, /^\S.*[.;]$/.test(does.trim())]).toEqual([
      name,
      true,
      true,
    ]);
    expect(answers).toMatch(/recorded|by hand|a server|a model|a whole|embedded|flow files|nobody/);
    expect(path.basename(file).startsWith(`${name}.test.`)).toBe(true);
  }
});

it.each(stories)('%s begins by saying what it tells', (file) => {
  const [comment = ''] =
    /^\/\*\*[^]*?\*\//.exec(readFileSync(path.join(folder, file), 'utf8')) ?? [];
  expect(comment.length).toBeGreaterThan(40);
});

it('links to what is there', () => {
  const links = [...table.matchAll(/\]\(([^)#]+)(?:#[^)]*)?\)/g)].map(([, to = '']) => to);
  expect(links.filter((to) => !existsSync(path.join(folder, to)))).toEqual([]);
});
