/** The generated table of capabilities by server agrees with the client. */
import { readFileSync } from 'node:fs';
import { capabilityTable, TABLE_FILE } from '@/tools/generate/capabilityTable';

const cells = (line: string): string[] =>
  line
    .split('|')
    .map((cell) => cell.trim())
    .filter(Boolean);
const rowsOf = (text: string): string[][] =>
  text
    .split('\n')
    .filter((line) => line.startsWith('|') && !/^\|\s*-/.test(line))
    .map(cells);

it('the table is the one that "npm run capabilities" writes', () => {
  expect(rowsOf(readFileSync(TABLE_FILE, 'utf8'))).toEqual(rowsOf(capabilityTable()));
});

it('the table has chats on Pleroma only, and streaming if a server names a socket', () => {
  const rows = rowsOf(capabilityTable());
  const row = (name: string) => rows.find(([first]) => first === `\`${name}\``)?.slice(1);
  expect(rows[0]?.slice(1)).toEqual([
    'Pleroma 2.6',
    'Akkoma 3.13',
    'Mastodon 4.5',
    'GoToSocial 0.20',
    'Hollo 0.10',
  ]);
  expect(row('chats')).toEqual(['yes', '–', '–', '–', '–']);
  expect(row('streaming')).toEqual(['yes', 'yes', 'yes', 'yes', '–']);
});

it('the table knows the calls that recorded servers answered with 404, so they need not be tried', () => {
  const rows = rowsOf(capabilityTable());
  const onHollo = (name: string) => rows.find(([first]) => first === `\`${name}\``)?.[5];
  expect(['conversations', 'filters', 'filtersOfWords'].map(onHollo)).toEqual(['–', '–', '–']);
  expect(['lists', 'announcements'].map(onHollo)).toEqual(['yes', 'yes']);
  expect(rows.flat()).not.toContain('404');
});
