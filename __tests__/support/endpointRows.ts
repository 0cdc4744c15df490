/**
 * Tables of calls: a row for each function of a module of endpoints, with what it asks the server for.
 * Beside them, a server that remembers what it was asked.
 */
import nock from 'nock';
import type { Connection } from '@/api/http';
import type { Dialect } from '@/domain/serverFamily';
import { differences } from './documents';

export const ORIGIN = 'https://home.example';

export interface Sent {
  method: string;
  url: URL;
  headers: Headers;
  body: unknown;
}

/** A server, one of the Pleroma family unless told otherwise, that answers everything the same way. */
export function listener(
  body: unknown = [],
  token: string | null = null,
  dialect: Dialect = 'pleroma',
) {
  const sent: Sent[] = [];
  const to: Connection = {
    origin: ORIGIN,
    token,
    dialect,
    signal: new AbortController().signal,
    fetch: (input, init = {}) => {
      const { method = 'GET' } = init;
      const headers = new Headers(init.headers);
      sent.push({ method, url: new URL(String(input)), headers, body: init.body });
      const json = { 'content-type': 'application/json' };
      return Promise.resolve(new Response(JSON.stringify(body), { headers: json }));
    },
  };
  return { to, sent };
}

/** For calls that nock answers. */
export const as = (user: string | null): Connection => ({
  origin: ORIGIN,
  token: user && `TOKEN-${user}`,
  dialect: 'pleroma',
  signal: new AbortController().signal,
});

/** Nothing goes out to the world, and no answer is left over for the next test. */
export function useNoNetwork(): void {
  beforeAll(() => nock.disableNetConnect());
  afterEach(() => {
    nock.abortPendingRequests();
    nock.cleanAll();
  });
  afterAll(() => nock.restore());
}

/** An argument that tries to break out of the path, and how it must be written there. */
export const ODD = '../..//evil.example/?x=#y';
export const ODD_PART = '..%2F..%2F%2Fevil.example%2F%3Fx%3D%23y';

export type Call = (to: Connection) => Promise<unknown>;

type Body =
  | { json: unknown }
  | { form: Record<string, string> }
  /** Files by name and type. */
  | { files: [name: string, value: string][] };

/** What is asked for, by method and address; the call; what goes along. */
export type Row = readonly [asks: string | readonly string[], call: Call, sends?: Body];

type FunctionsOf<Module> = {
  [Name in keyof Module]: Module[Name] extends (...given: never[]) => unknown ? Name : never;
}[keyof Module];

/** A row for every function of a module; null for those that ask the server for nothing. */
type Table<Module> = Record<FunctionsOf<Module>, Row | null>;

export function everyCall<Module extends object>(
  name: string,
  module: Module,
  table: Table<Module>,
): void {
  list(rowsOf(table), both);
  describe(`every call of ${name}`, () => {
    checkTable(module, table);
    checkRows(rowsOf(table));
    checkBearer(rowsOf(table));
  });
}

/** What they ask for belongs to everybody, or they give their secrets in the body. */
export function everyCallWithoutToken<Module extends object>(
  name: string,
  module: Module,
  table: Table<Module>,
): void {
  list(rowsOf(table), both);
  describe(`every call of ${name}`, () => {
    checkTable(module, table);
    checkRows(rowsOf(table));
    it.each(rowsOf(table))('carries no token: %s', async (_what, [, call]) => {
      expect(await authorizations(call, 'secret')).toEqual([null]);
    });
  });
}

/** What calls ask for when they are told something else than in their row. */
export const furtherCalls = (rows: Record<string, Row>): void => {
  checkFurther(rows, both);
};

/** The same, for rows that speak the plain Mastodon API whatever they are given. */
export const plainCalls = (rows: Record<string, Row>): void => {
  checkFurther(rows, ['mastodon']);
};

function checkFurther(rows: Record<string, Row>, dialects: readonly Dialect[]): void {
  list(rowsOf(rows), dialects);
  describe('further calls', () => {
    checkRows(rowsOf(rows), dialects);
    checkBearer(rowsOf(rows));
  });
}

const both: readonly Dialect[] = ['pleroma', 'mastodon'];

const listed: { call: Call; dialect: Dialect }[] = [];

function list(rows: readonly [what: string, row: Row][], dialects: readonly Dialect[]): void {
  for (const [, [, call]] of rows) {
    for (const dialect of dialects) listed.push({ call, dialect });
  }
}

/** Whatever the rows of all tables ask for, in each dialect that they speak. */
export async function everythingSent(): Promise<(Sent & { dialect: Dialect })[]> {
  const found: (Sent & { dialect: Dialect })[] = [];
  for (const { call, dialect } of listed) {
    for (const sent of await sentBy(call, null, dialect)) found.push({ ...sent, dialect });
  }
  return found;
}

const rowsOf = (table: Record<string, Row | null>): [what: string, row: Row][] =>
  Object.entries(table).flatMap(([what, row]): [string, Row][] => (row ? [[what, row]] : []));

function checkTable(module: object, table: object): void {
  it('is in the table', () => {
    const exported = Object.entries(module).flatMap(([name, value]) =>
      typeof value === 'function' ? [name] : [],
    );
    expect(Object.keys(table).sort()).toEqual(exported.sort());
  });
}

function checkRows(rows: [what: string, row: Row][], dialects: readonly Dialect[] = both): void {
  it.each(rows)(
    'API-01 goes to the own origin and stays on its path: %s',
    async (_what, [asks, call]) => {
      const sent = await sentBy(call);
      expect(sent.map(({ method, url }) => `${method} ${url.href}`)).toEqual(
        [asks].flat().map((one) => one.replace(' ', ` ${ORIGIN}`)),
      );
    },
  );

  it.each(rows)('sends what belongs to it, and nothing else: %s', async (_what, row) => {
    const [, call, ...sends] = row;
    const sent = await sentBy(call);
    expect(sent.filter(({ body }) => body !== undefined).map(bodyOf)).toEqual(sends);
  });

  it.each(rows)('says what the documents of the servers name: %s', async (_what, [, call]) => {
    for (const dialect of dialects) {
      expect(differences(dialect, await sentBy(call, null, dialect))).toEqual([]);
    }
  });
}

function checkBearer(rows: [what: string, row: Row][]): void {
  it.each(rows)(
    'API-02 carries the token as bearer when there is one: %s',
    async (_what, [, call]) => {
      expect(await authorizations(call, 'secret')).toEqual(['Bearer secret']);
      expect(await authorizations(call, null)).toEqual([null]);
    },
  );
}

async function sentBy(
  call: Call,
  token: string | null = null,
  dialect: Dialect = 'pleroma',
): Promise<Sent[]> {
  const { to, sent } = listener([], token, dialect);
  // Few can do anything with such an answer, but all have asked by then.
  await call(to).catch(() => null);
  return sent;
}

/** Each that was sent, once. */
const authorizations = async (call: Call, token: string | null): Promise<(string | null)[]> => [
  ...new Set((await sentBy(call, token)).map(({ headers }) => headers.get('authorization'))),
];

/** As a row has it. */
function bodyOf({ headers, body }: Sent): Body {
  if (body instanceof FormData) {
    const shown = (value: string | File) =>
      typeof value === 'string' ? value : `${value.name} ${value.type}`;
    return { files: [...body].map(([name, value]) => [name, shown(value)]) };
  }
  const text = String(body);
  return headers.get('content-type') === 'application/json'
    ? { json: JSON.parse(text) as unknown }
    : { form: Object.fromEntries(new URLSearchParams(text)) };
}
