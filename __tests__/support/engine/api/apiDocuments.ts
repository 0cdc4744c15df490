/**
 * Finds fields of calls that the servers' API documents do not name, except those with a stated
 * reason.
 */
import { readQuery, setNested } from '@/demo/http/params';
import { beyond, isBeyond } from '@/demo/strict/beyond';
import { documented, findCall, type Documented } from '@/demo/strict/calls';
import { complaints } from '@/demo/strict/check';
import type { Dialect } from '@/domain/session/serverFamily';
import type { Sent } from './endpointRows';
import { askedBy } from '../../gates';
import { known, undocumented } from '../../explained';

/** The names that the tables of servers have for these documents. */
export const titles: Record<Documented, string> = {
  pleroma: 'Pleroma 2.6',
  mastodon: 'Mastodon 4.5',
  gotosocial: 'GoToSocial 0.20',
  hollo: 'Hollo 0.10',
};

/** The ids that the tables use, and arguments that had to be escaped. */
const ARGUMENTS = /\/(?:[^/]*%[^/]*|[csu]?\d|mia)(?=\/|$)/g;

/** A call as its method and path, with `:` for each variable part. */
export function lineOf({ method, url: { pathname } }: Sent): string {
  // One server's id may be a word of another's path.
  const named = documented
    .flatMap((name) => findCall(name, method, pathname) ?? [])
    .toSorted((a, b) => variables(a) - variables(b))[0];
  const path = named?.segments.join('/') ?? pathname.replaceAll(ARGUMENTS, '/:');
  return `${method} ${path.replace(/\/$/, '')}`;
}

const variables = ({ segments }: { segments: readonly string[] }): number =>
  segments.filter((segment) => segment === ':').length;

export const beginsWith = (line: string, path: string): boolean =>
  line.split(' ')[1]?.startsWith(path) === true;

/** The reason why a call is made although the documents of a server that gets it lack it. */
export const reasonFor = (family: Documented, line: string): string | undefined =>
  undocumented[`${family} ${line}`] ??
  Object.entries(undocumented).find(([path]) => beginsWith(line, path))?.[1];

const nothing = () => false;

/** The parts of a call that the documents do not name, explained or not. */
function said(documents: Documented, sent: Sent): { line: string; name: string; why: string }[] {
  const { method, url, headers, body } = sent;
  const isJson = headers.get('content-type') === 'application/json';
  const asked = {
    method,
    path: url.pathname,
    query: readQuery(url),
    body: bodyFields(body),
    isJson,
  };
  const line = lineOf(sent);
  return complaints(documents, asked, nothing).map((commandFailure) => ({
    line,
    ...commandFailure,
  }));
}

/** The reasons that explain why a parameter is sent to a server. */
const reasonsOf = (documents: Documented, line: string, name: string): string[] =>
  [`${documents} ${line} ${name}`, `others ${line} ${name}`].filter(
    (reason) => reason in known || reason in beyond,
  );

function differencesWith(documents: Documented, sent: Sent): string[] {
  const line = lineOf(sent);
  if (!findCall(documents, sent.method, sent.url.pathname)) {
    const isExplained = isBeyond(documents, line) || reasonFor(documents, line) !== undefined;
    return isExplained ? [] : [`${documents} ${line}: there is no such call`];
  }
  return said(documents, sent)
    .filter(({ name }) => reasonsOf(documents, line, name).length === 0)
    .map(({ name, why }) => `${documents} ${line} ${name}: ${why}`);
}

const readersOf = (dialect: Dialect, line: string): Documented[] =>
  documented.filter((family) => askedBy(titles[family], dialect, line) === 'yes');

/** The reasons for parameters that at least one of these calls needs. */
export const neededReasons = (sent: readonly (Sent & { dialect: Dialect })[]): Set<string> =>
  new Set(
    sent.flatMap((one) =>
      readersOf(one.dialect, lineOf(one)).flatMap((family) =>
        said(family, one).flatMap(({ line, name }) => reasonsOf(family, line, name)),
      ),
    ),
  );

/** The undocumented fields over all servers that get these calls in this dialect. */
export const undocumentedFields = (dialect: Dialect, sent: readonly Sent[]): string[] =>
  sent.flatMap((one) =>
    readersOf(dialect, lineOf(one)).flatMap((family) => differencesWith(family, one)),
  );

export function bodyFields(body: unknown): Record<string, unknown> | null {
  if (body === undefined) return null;
  if (typeof body === 'string' && body.startsWith('{')) {
    return JSON.parse(body) as Record<string, unknown>;
  }
  const values: Record<string, unknown> = {};
  const form = body instanceof FormData ? body : new URLSearchParams(String(body));
  form.forEach((value: unknown, key: string) => {
    setNested(values, key, value);
  });
  return values;
}
