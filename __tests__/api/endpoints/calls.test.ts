/**
 * All calls, by tables: every module of endpoints has one, with a row for each of its functions. The
 * list of them beside the code is written by `npm run calls`.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { CALLS_FILE, callList, idleReasons, unexplained } from '@support/callList';
import { idle } from '@support/documents';
import { everythingSent } from '@support/endpointRows';
import './tables/administration';
import './tables/chats';
import './tables/instance';
import './tables/login';
import './tables/ownAccount';
import './tables/pages';
import './tables/people';
import './tables/plain';
import './tables/reading';
import './tables/writing';

/** With these the others are made. */
const tools = ['answers', 'bodies', 'timelineAddress'];

const namesIn = (folder: string, ending: RegExp): string[] =>
  readdirSync(folder).filter((file) => ending.test(file));

it('no call is without a row', () => {
  const modules = namesIn('src/api/endpoints', /\.ts$/).map((file) => path.parse(file).name);
  const tables = namesIn(path.join(__dirname, 'tables'), /\.ts$/).flatMap((file) => {
    const text = readFileSync(path.join(__dirname, 'tables', file), 'utf8');
    return [...text.matchAll(/^everyCall(?:WithoutToken)?\(\s*'(\w+)', \1, \{$/gm)].map(
      ([, name]) => name,
    );
  });
  expect([...tables, ...tools].sort()).toEqual(modules.sort());
});

it('no reason is kept for a call that no document has', () => {
  expect(idle()).toEqual([]);
});

describe('the list of calls', () => {
  const rowsOf = (text: string): string[] =>
    text
      .split('\n')
      .filter((line) => line.startsWith('|') && !/^\|\s*-/.test(line))
      .map((line) => line.replaceAll(/\s+/g, ' '));

  it('is the one that "npm run calls" writes', async () => {
    const list = callList(await everythingSent());
    if (process.env.RECORD !== undefined) writeFileSync(CALLS_FILE, list);
    expect(rowsOf(readFileSync(CALLS_FILE, 'utf8'))).toEqual(rowsOf(list));
  });

  it('says of each call that no server documents why it is made', async () => {
    const sent = await everythingSent();
    expect(unexplained(sent)).toEqual([]);
    expect(idleReasons(sent)).toEqual([]);
  });
});
