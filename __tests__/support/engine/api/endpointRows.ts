/**
 * Tests tables of calls: a row for each function of an endpoint module, with the request that it
 * sends.
 */
import { ApiError } from '@/api/errors';
import type { Connection } from '@/api/http';
import type { Dialect } from '@/domain/session/serverFamily';
import { undocumentedFields, lineOf } from './apiDocuments';
import { isSpoken } from '../../gates';
import { listener, ORIGIN, type Sent } from '../../listener';

export { answering, as, listener, ORIGIN, useNoNetwork, type Sent } from '../../listener';

const both: readonly Dialect[] = ['pleroma', 'mastodon'];

/** An argument that tries to break out of the path, and its escaped form. */
export const ODD = '../..//evil.example/?x=#y';
export const ODD_PART = '..%2F..%2F%2Fevil.example%2F%3Fx%3D%23y';

export type Call = (to: Connection) => Promise<unknown>;

type Body =
  | { json: unknown }
  | { form: Record<string, string> }
  /** Files by name and type. */
  | { files: [name: string, value: string][] };

/** The expected method and address; the call; the expected body. */
export type Row = readonly [asks: string | readonly string[], call: Call, sends?: Body];

type FunctionsOf<Module> = {
  [Name in keyof Module]: Module[Name] extends (...given: never[]) => unknown ? Name : never;
}[keyof Module];

/** A row for every function of a module; null for functions that send no request. */
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

/** Tests calls that send no token: their answers are public, or their secrets are in the body. */
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

/** Tests calls with other arguments than those of their main row. */
export const furtherCalls = (rows: Record<string, Row>): void => {
  checkFurther(rows, both);
};

/** Tests rows that always speak the plain Mastodon API. */
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

/** Lists calls with each kind of argument and checks them against the documents. */
export function everyKind(calls: Record<string, Call>, dialects: readonly Dialect[] = both): void {
  const rows = Object.entries(calls);
  for (const [, call] of rows) for (const dialect of dialects) listed.push({ call, dialect });
  describe('each kind of call', () => {
    checkDocuments(rows, dialects);
  });
}

interface Listed {
  call: Call;
  dialect: Dialect;
  /** True if its row has all that is sent in the plain Mastodon API. */
  isPlain?: boolean;
}

const listed: Listed[] = [];

function list(rows: readonly [what: string, row: Row][], dialects: readonly Dialect[]): void {
  const isPlain = dialects.length === 1;
  for (const [, [, call]] of rows) {
    for (const dialect of dialects) listed.push({ call, dialect, isPlain });
  }
}

export interface Told extends Sent {
  dialect: Dialect;
  /** Sent only because another call was missing. */
  isLater: boolean;
}

/**
 * Sends all calls of the tables in each dialect, to servers that have them and to some that do not.
 */
export async function everythingSent(): Promise<Told[]> {
  const found: Told[] = [];
  for (const { call, dialect } of listed) {
    const first = await sentBy(call, 'secret', dialect);
    const address = ({ method, url }: Sent) => `${method} ${url.pathname}`;
    const tried = first.map(address);
    const later = (await sentBy(call, 'secret', dialect, 404)).filter(
      (sent) => !tried.includes(address(sent)),
    );
    for (const sent of first) found.push({ ...sent, dialect, isLater: false });
    for (const sent of later) found.push({ ...sent, dialect, isLater: true });
  }
  return found;
}

/** Finds calls that differ between the dialects and have no row for the plain API. */
export async function oneSided(): Promise<string[]> {
  const plain = new Set<string>();
  const told = new Set<string>();
  const whole = (sent: Sent) => `${sent.url.href} ${JSON.stringify(bodyOf(sent))}`;
  for (const { call, dialect, isPlain } of listed) {
    const sent = await sentBy(call, 'secret', dialect);
    if (isPlain) for (const one of sent) plain.add(lineOf(one));
    const other = (await sentBy(call, 'secret', 'pleroma')).map(whole);
    for (const one of sent) if (!other.includes(whole(one))) told.add(lineOf(one));
  }
  return [...told].filter((line) => isSpoken('mastodon', line) && !plain.has(line)).sort();
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

  checkDocuments(
    rows.map(([what, [, call]]): [string, Call] => [what, call]),
    dialects,
  );
}

function checkDocuments(calls: [what: string, call: Call][], dialects: readonly Dialect[]): void {
  it.each(calls)('says what the documents of the servers name: %s', async (_what, call) => {
    for (const dialect of dialects) {
      expect(undocumentedFields(dialect, await sentBy(call, 'secret', dialect))).toEqual([]);
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
  status = 200,
): Promise<Sent[]> {
  const { to, sent } = listener([], token, dialect, status);
  // Few calls can use such an answer, but all have sent their request by then.
  await call(to).catch(() => null);
  return sent;
}

/** The authorization headers that were sent, each once. */
const authorizations = async (call: Call, token: string | null): Promise<(string | null)[]> => [
  ...new Set((await sentBy(call, token)).map(({ headers }) => headers.get('authorization'))),
];

/** The body of a request in the form that rows have. */
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

/** An answer that a call did not expect: status, type and body. */
export type OddAnswer = readonly [status: number, type: string, body: string];

/**
 * Sends all calls of the tables in these dialects to a server that always gives this answer. Returns
 * those that neither took it nor failed with a reason for the reader.
 */
export async function brokenBy(
  [status, type, body]: OddAnswer,
  dialects: readonly Dialect[] = both,
): Promise<string[]> {
  const asked = listed.filter(({ dialect }) => dialects.includes(dialect));
  const broken = asked.map(async ({ call, dialect }) => {
    const { to, sent } = listener([], 'secret', dialect);
    const send: typeof fetch = async (input, init) => {
      await to.fetch?.(input, init);
      return new Response(body, { status, headers: { 'content-type': type } });
    };
    try {
      await call({ ...to, fetch: send });
      return [];
    } catch (error) {
      if (error instanceof ApiError && error.reason !== '') return [];
      return [`${sent.map(lineOf).join(', ')}: ${String(error)}`];
    }
  });
  return (await Promise.all(broken)).flat();
}
