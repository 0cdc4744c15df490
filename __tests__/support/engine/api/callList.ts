/** The list of all calls that the client can make, compared with the servers' documents. */
import { readQuery } from '@/demo/http/params';
import { beyond, isBeyond } from '@/demo/strict/beyond';
import { documented, findCall, type Documented } from '@/demo/strict/calls';
import type { Dialect } from '@/domain/session/serverFamily';
import { beginsWith, bodyFields, lineOf, neededReasons, reasonFor, titles } from './apiDocuments';
import type { Told } from './endpointRows';
import { known, undocumented } from '../../explained';
import { askedBy, isSpoken, type Asked } from '../../gates';

export const CALLS_FILE = 'src/api/calls.md';

interface Listed {
  line: string;
  /** The names of the parameters, each with the dialects that send it. */
  parameters: Map<string, Set<Dialect>>;
  dialects: Set<Dialect>;
  /** The documents that name it, with or without a slash at its end. */
  documents: Set<Documented>;
  asked: Map<Documented, Asked>;
}

export function callList(sent: readonly Told[]): string {
  const calls = [...gather(sent).values()].sort((a, b) => (byPath(a) < byPath(b) ? -1 : 1));
  return [
    '# Every call that the client can make',
    '',
    'Made by `npm run calls` from the tables in `__tests__/api/endpoints/tables`, and held against what',
    'the documents of the servers name. Parameters that only servers of the Pleroma family are given',
    'wear a P, those that only the others are given an M; calls that only one of the two is asked as',
    'well. What is asked is told by [the capabilities](../domain/session/capabilities.md) and by the family:',
    '',
    '| Cell | The server |',
    '| --- | --- |',
    '| yes | is asked, and documents it |',
    '| undocumented | is asked; why is told below |',
    '| tried | is asked until it has answered 404, and not for a day after that |',
    '| later | is asked only where another call is missing |',
    '| not asked | documents it, and is not asked |',
    '| – | has no such thing, and is not asked |',
    '',
    'Not in the list are the sockets, and the pages of the server that are opened in the browser',
    '(`/oauth/authorize`, `/main/ostatus`).',
    '',
    `| Call | Parameters | ${documented.map((name) => titles[name]).join(' | ')} |`,
    `| --- | --- | ${documented.map(() => '---').join(' | ')} |`,
    ...calls.map(rowOf),
    '',
    '## What the documents do not name',
    '',
    '| Call | Parameter | By | Why it is there |',
    '| --- | --- | --- | --- |',
    ...Object.entries({ ...beyond, ...known })
      .map(reasonRow)
      .sort(),
    ...Object.entries(undocumented).map(([call, why]) =>
      call.startsWith('/') ? `| \`${call}…\` | | all | ${why} |` : reasonRow([call, why]),
    ),
    '',
  ].join('\n');
}

function reasonRow([line, why]: [line: string, why: string]): string {
  const [by, method, path, parameter] = line.split(' ');
  const name = parameter === undefined ? '' : `\`${parameter}\``;
  const server = by === 'others' ? 'all but Pleroma' : titles[by as Documented];
  return `| \`${method} ${path}\` | ${name} | ${server} | ${why} |`;
}

const lacks = ({ documents, asked }: Listed, family: Documented): boolean =>
  asked.get(family) === 'yes' && !documents.has(family);

/** Calls that are sent to a server whose documents lack them, without a stated reason. */
export const unexplained = (sent: readonly Told[]): string[] =>
  [...gather(sent).values()].flatMap((call) =>
    documented
      .filter((family) => lacks(call, family) && !isBeyond(family, call.line))
      .filter((family) => reasonFor(family, call.line) === undefined)
      .map((family) => `${family} ${call.line}`),
  );

/** Reasons for calls that are never made, or that the documents name by now. */
export function staleReasons(sent: readonly Told[]): string[] {
  const calls = [...gather(sent).values()];
  const needed = neededReasons(sent);
  const isIdle = (reason: string): boolean => {
    const [family, method, path, parameter] = reason.split(' ');
    if (parameter !== undefined) return !needed.has(reason);
    return !calls.some((call) =>
      method === undefined
        ? beginsWith(call.line, reason) && documented.some((one) => lacks(call, one))
        : call.line === `${method} ${path ?? ''}` && lacks(call, family as Documented),
    );
  };
  return Object.keys({ ...beyond, ...known, ...undocumented }).filter(isIdle);
}

export const linesOf = (sent: readonly Told[]): string[] => [...gather(sent).keys()];

function gather(sent: readonly Told[]): Map<string, Listed> {
  const calls = new Map<string, Listed>();
  for (const one of sent) {
    const { method, url, body, dialect } = one;
    const line = lineOf(one);
    if (!isSpoken(dialect, line)) continue;
    const found = calls.get(line) ?? {
      line,
      documents: new Set<Documented>(),
      asked: new Map<Documented, Asked>(),
      parameters: new Map<string, Set<Dialect>>(),
      dialects: new Set<Dialect>(),
    };
    calls.set(line, found);
    found.dialects.add(dialect);
    for (const family of documented) {
      if (findCall(family, method, url.pathname)) found.documents.add(family);
      const asked = askedBy(titles[family], dialect, line);
      if (asked === 'never') continue;
      const before = found.asked.get(family);
      found.asked.set(family, one.isLater && asked === 'yes' ? (before ?? 'later') : asked);
    }
    const names = [...Object.keys(readQuery(url)), ...Object.keys(bodyFields(body) ?? {})];
    for (const name of names) {
      found.parameters.set(name, (found.parameters.get(name) ?? new Set()).add(dialect));
    }
  }
  return calls;
}

const byPath = ({ line }: Listed): string => line.split(' ').reverse().join(' ');

function cellOf(call: Listed, family: Documented): string {
  const asked = call.asked.get(family) ?? 'never';
  if (asked === 'tried' || asked === 'later') return asked;
  if (!call.documents.has(family)) return asked === 'yes' ? 'undocumented' : '–';
  return asked === 'never' ? 'not asked' : 'yes';
}

function rowOf(call: Listed): string {
  const { line, parameters, dialects } = call;
  const marks = (where: ReadonlySet<Dialect>) =>
    where.size === dialects.size ? '' : where.has('pleroma') ? ' P' : ' M';
  const mark = dialects.size > 1 ? '' : dialects.has('pleroma') ? ' P' : ' M';
  const names = [...parameters].map(([name, where]) => `\`${name}\`${marks(where)}`).sort();
  const cells = documented.map((family) => cellOf(call, family));
  return `| \`${line}\`${mark} | ${names.join(', ')} | ${cells.join(' | ')} |`;
}
