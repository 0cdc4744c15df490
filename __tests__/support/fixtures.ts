/**
 * Recorded answers of real servers, to be decoded or replayed. `__tests__/fixtures/` holds one file
 * each, named `folder/what`.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import nock from 'nock';

const FOLDER = join(__dirname, '..', 'fixtures');
const ORIGIN = 'https://home.example';

type Query = Record<string, string | string[]>;

export interface Fixture {
  title: string;
  request: {
    method: string;
    path: string;
    query: Query;
    headers: Record<string, string>;
    body?: unknown;
    /** The account of the request; `anonymous` sent no token. */
    as: string;
    token?: string;
  };
  response: { status: number; headers: Record<string, string>; body?: unknown };
}

export interface SocketFixture {
  title: string;
  url: string;
  handshake: { status: number };
  frames?: { dir: 'in' | 'out'; at_ms: number; text: string }[];
  close?: { at_ms: number; code: number; reason: string };
}

/** Reads a fixture anew each time, so that a test may modify it. */
export const fixture = (name: string): Fixture => read(name) as Fixture;

export const socketFixture = (name: string): SocketFixture => read(name) as SocketFixture;

/** The body of a recorded answer. */
export const fixtureBody = (name: string): unknown => fixture(name).response.body;

/** Names of all fixtures in a folder that match. */
export function fixtureNames(folder: string, fits = /./): string[] {
  return readdirSync(join(FOLDER, folder))
    .map((file) => `${folder}/${file.replace(/\.json$/, '')}`)
    .filter((name) => fits.test(name))
    .sort();
}

function read(name: string): unknown {
  return JSON.parse(readFileSync(join(FOLDER, `${name}.json`), 'utf8'));
}

/** Answers the next request that is like the recorded one and comes from the same account. */
export function replayFixture(name: string, origin = ORIGIN): nock.Scope {
  const { request, response } = fixture(name);
  const { status, headers } = response;
  const token = request.token ?? (request.as === 'anonymous' ? null : `TOKEN-${request.as}`);
  const isJson = /json/.test(headers['content-type'] ?? '');
  const sentJson = request.headers['content-type'] === 'application/json';
  const body = isJson ? JSON.stringify(response.body) : String(response.body ?? '');
  return nock(
    origin,
    token === null
      ? { badheaders: ['authorization'] }
      : { reqheaders: { authorization: `Bearer ${token}` } },
  )
    .intercept(
      request.path,
      request.method,
      sentJson ? (request.body as nock.RequestBodyMatcher) : undefined,
    )
    .query((asked) => sameQuery(asked as Query, request.query))
    .reply(status, 'body' in response ? body : '', headers);
}

/** Compares queries; on the wire, a list of one equals a single value. */
function sameQuery(asked: Query, recorded: Query): boolean {
  return JSON.stringify(inOrder(asked)) === JSON.stringify(inOrder(recorded));
}

const inOrder = (query: Query): [string, string[]][] =>
  Object.entries(query)
    .map(([name, value]): [string, string[]] => [name.replace(/\[\]$/, ''), [value].flat()])
    .sort(([a], [b]) => (a < b ? -1 : 1));
