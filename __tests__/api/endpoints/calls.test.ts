/**
 * Every endpoint module has a table with a row for each of its functions. `npm run calls` writes
 * the list of calls that stands beside the code, in `src/api/calls.md`.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fetchBlocks, fetchMutes, fetchRelationships } from '@/api/endpoints/people/accounts';
import { fetchAdminConfig } from '@/api/endpoints/admin/adminConfig';
import { fetchChats } from '@/api/endpoints/talk/chats';
import { fetchEmoji } from '@/api/endpoints/session/instanceDetails';
import { fetchCaptcha } from '@/api/endpoints/session/registration';
import { setReportState } from '@/api/endpoints/people/reports';
import {
  CALLS_FILE,
  callList,
  staleReasons,
  linesOf,
  unexplained,
} from '@support/engine/api/callList';
import {
  brokenBy,
  everythingSent,
  listener,
  oneSided,
  type Call,
  type OddAnswer,
  type Told,
} from '@support/engine/api/endpointRows';
import { idleGates } from '@support/gates';
import './tables/administration';
import './tables/chats';
import './tables/instance';
import './tables/kinds';
import './tables/login';
import './tables/ownAccount';
import './tables/pages';
import './tables/people';
import './tables/plain';
import './tables/plainReading';
import './tables/reading';
import './tables/writing';

/** Modules that endpoints are built from; they make no calls of their own. */
const tools = [
  'answers',
  'contentApi',
  'federationApi',
  'moderationApi',
  'peopleApi',
  'requestBodies',
  'timelineAddress',
];

const namesIn = (folder: string, ending: RegExp): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => ending.test(file));

it('every call has a row in a table', () => {
  const modules = namesIn('src/api/endpoints', /\.ts$/).map((file) => path.parse(file).name);
  const tables = namesIn(path.join(__dirname, 'tables'), /\.ts$/).flatMap((file) => {
    const text = readFileSync(path.join(__dirname, 'tables', file), 'utf8');
    return [...text.matchAll(/^everyCall(?:WithoutToken)?\(\s*'(\w+)', \1, \{$/gm)].map(
      ([, name]) => name,
    );
  });
  expect([...tables, ...tools].sort()).toEqual(modules.sort());
});

it('no row is kept for a call that the client does not make', () => {
  const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !file.startsWith('demo'))
    .map((file) => path.join('src', file));
  const texts = sources.map((file) => [file, readFileSync(file, 'utf8')] as const);
  const isUsed = (name: string, own: string) =>
    texts.some(([file, text]) => file !== own && new RegExp(`\\b${name}\\b`).test(text));
  const unused = texts
    .filter(([file]) => file.startsWith('src/api/endpoints'))
    .flatMap(([file, text]) =>
      [...text.matchAll(/^export (?:async )?(?:function|const) (\w+)/gm)]
        .map(([, name = '']) => name)
        .filter((name) => !isUsed(name, file)),
    );
  expect(unused).toEqual([]);
});

describe('the list of calls', () => {
  const rowsOf = (text: string): string[] =>
    text
      .split('\n')
      .filter((line) => line.startsWith('|') && !/^\|\s*-/.test(line))
      .map((line) => line.replaceAll(/\s+/g, ' '));
  let everything: Told[] = [];
  beforeAll(async () => {
    everything = await everythingSent();
  });

  it('is the one that "npm run calls" writes', () => {
    const list = callList(everything);
    if (process.env.RECORD !== undefined) writeFileSync(CALLS_FILE, list);
    expect(rowsOf(readFileSync(CALLS_FILE, 'utf8'))).toEqual(rowsOf(list));
  });

  it('says why a server is sent a call that it does not document', () => {
    expect(unexplained(everything)).toEqual([]);
  });

  it('gives no reason for calls that are not sent or that are documented', () => {
    expect(staleReasons(everything)).toEqual([]);
    expect(idleGates(linesOf(everything))).toEqual([]);
  });

  it('has a separate row for calls that only the plain Mastodon API gets', async () => {
    expect(await oneSided()).toEqual([]);
  });
});

const JSON_TYPE = 'application/json; charset=utf-8';

/** The name of every field that some server sends. */
const fields = namesIn('src/api/wire', /\.ts$/).flatMap((file) =>
  [...readFileSync(path.join('src/api/wire', file), 'utf8').matchAll(/^\s+'?(\w+)'?\??:/gm)].map(
    ([, name = '']) => name,
  ),
);

/** Builds a row that decoders read on, with this value in all of its other fields. */
function rowOf(value: unknown): Record<string, unknown> {
  const all = Object.fromEntries(fields.map((name) => [name, value]));
  const url = 'https://far.example/a';
  const account = { ...all, id: 'u2', acct: 'ben@far.example', username: 'ben', url };
  return { ...all, id: 's1', name: 'x', title: 'x', url, uri: url, content: 'x', account };
}

it.each<OddAnswer>([
  [404, JSON_TYPE, '{"error":"Record not found"}'],
  [403, JSON_TYPE, '{"error":"This action is not allowed"}'],
  [501, JSON_TYPE, '{"error":"Not implemented"}'],
  [501, 'text/plain', ''],
  [404, 'text/html', '<html><body>Not found</body></html>'],
  [200, 'text/html', '<html><body>A page of a proxy</body></html>'],
  [200, JSON_TYPE, ''],
  [200, JSON_TYPE, '[{"id":'],
  ...[null, [], {}, 7, 'x', [null, 7, {}]].map((body): OddAnswer => [
    200,
    JSON_TYPE,
    JSON.stringify(body),
  ]),
])('every call takes the answer %s %s %j, or fails with a reason', async (...answer) => {
  expect(await brokenBy(answer)).toEqual([]);
});

it.each([7, 'x', {}, [null, 7]])(
  'every call takes an answer with %j in all fields of its rows, or fails with a reason',
  async (value) => {
    const row = rowOf(value);
    const parts = { accounts: [row.account], statuses: [row], notification_groups: [row] };
    for (const body of [[row], { ...row, ...parts }]) {
      const answer = [200, JSON_TYPE, JSON.stringify(body)] as const;
      expect(await brokenBy(answer, ['pleroma'])).toEqual([]);
    }
  },
);

/** Cases in which the client asks another address than the specification names. */
describe('the address that is tried first', () => {
  const asked = async (call: Call, status: number) => {
    const { to, sent } = listener([], 'secret', 'pleroma', status);
    await call(to).catch(() => null);
    return sent.map(({ url }) => url.pathname);
  };

  it.each<[id: string, call: Call, newer: string, older: string]>([
    ['BOOT-08', fetchEmoji, '/api/v1/pleroma/emoji', '/api/pleroma/emoji.json'],
    ['REG-12', fetchCaptcha, '/api/v1/pleroma/captcha', '/api/pleroma/captcha'],
    ['ADM-02', fetchAdminConfig, '/api/v1/pleroma/admin/config', '/api/pleroma/admin/config'],
    [
      'REP-08',
      (to) => setReportState(to, 'r1', 'closed'),
      '/api/v1/pleroma/admin/reports',
      '/api/pleroma/admin/reports',
    ],
  ])(
    '%s is the one with v1, which Akkoma has alone and Pleroma as well; the other where it is missing',
    async (_id, call, newer, older) => {
      expect(await asked(call, 200)).toEqual([newer]);
      expect(await asked(call, 404)).toEqual([newer, older]);
    },
  );

  it('CHAT-09 is that of the paged chats, as the v1 call returns all of them at once', async () => {
    const [newer, older] = ['/api/v2/pleroma/chats', '/api/v1/pleroma/chats'];
    expect(await asked(fetchChats, 200)).toEqual([newer]);
    expect(await asked(fetchChats, 404)).toEqual([newer, older]);
  });

  it.each<[path: string, call: Call]>([
    ['/api/v1/accounts/relationships', (to) => fetchRelationships(to, ['u1'])],
    ['/api/v1/mutes', fetchMutes],
    ['/api/v1/blocks', fetchBlocks],
  ])(
    'is %s without a slash at the end: the Pleroma family needs none, and others have no such address',
    async (path, call) => {
      expect(await asked(call, 404)).toEqual([path]);
    },
  );
});
