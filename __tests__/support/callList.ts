/** The list of all calls that the client can make, held against what the servers' documents name. */
import { readQuery } from '@/demo/http/params';
import { documented, findCall, type Documented } from '@/demo/strict/calls';
import type { Dialect } from '@/domain/serverFamily';
import { fieldsOf, known, undocumented } from './documents';
import { ODD_PART, type Sent } from './endpointRows';

export const CALLS_FILE = 'src/api/calls.md';

type Told = Sent & { dialect: Dialect };

interface Listed {
  line: string;
  /** What goes along, and in which dialects. */
  parameters: Map<string, Set<Dialect>>;
  dialects: Set<Dialect>;
  documents: readonly Documented[];
}

const titles: Record<Documented, string> = {
  pleroma: 'Pleroma 2.6',
  mastodon: 'Mastodon 4.5',
  gotosocial: 'GoToSocial 0.20',
  hollo: 'Hollo 0.10',
};

export function callList(sent: readonly Told[]): string {
  const calls = [...gather(sent).values()].sort((a, b) => (byPath(a) < byPath(b) ? -1 : 1));
  return [
    '# Every call that the client can make',
    '',
    'Made by `npm run calls` from the tables in `__tests__/api/endpoints/tables`, and held against what',
    'the documents of the servers name. A call that a server does not have is made only where',
    '[its capabilities](../domain/capabilities.md) or what it says of itself allow it. Parameters that',
    'only servers of the Pleroma family are given wear a P, those that only the others are given an M;',
    'calls that only one of the two is asked as well.',
    '',
    `| Call | Parameters | ${documented.map((name) => titles[name]).join(' | ')} |`,
    `| --- | --- | ${documented.map(() => '---').join(' | ')} |`,
    ...calls.map(rowOf),
    '',
    '## What the documents do not name',
    '',
    '| Call | Parameter | By | Why it is there |',
    '| --- | --- | --- | --- |',
    ...Object.entries(known).map(([line, why]) => {
      const [by, method, path, parameter] = line.split(' ');
      return `| \`${method} ${path}\` | \`${parameter}\` | ${titles[by as Documented]} | ${why} |`;
    }),
    ...Object.entries(undocumented).map(([path, why]) => `| \`${path}…\` | | all | ${why} |`),
    '',
  ].join('\n');
}

const explains = (path: string, { line, documents }: Listed): boolean =>
  documents.length === 0 && line.split(' ')[1]?.startsWith(path) === true;

/** Calls that none of the documents has, and nobody has said why they are made. */
export const unexplained = (sent: readonly Told[]): string[] =>
  [...gather(sent).values()]
    .filter((call) => call.documents.length === 0)
    .filter((call) => !Object.keys(undocumented).some((path) => explains(path, call)))
    .map(({ line }) => line);

/** Reasons for calls that nobody makes, or that a document has by now. */
export function idleReasons(sent: readonly Told[]): string[] {
  const calls = [...gather(sent).values()];
  return Object.keys(undocumented).filter((path) => !calls.some((call) => explains(path, call)));
}

function gather(sent: readonly Told[]): Map<string, Listed> {
  const calls = new Map<string, Listed>();
  for (const { method, url, body, dialect } of sent) {
    const { line, documents } = place(method, url.pathname);
    const found = calls.get(line) ?? {
      line,
      documents,
      parameters: new Map<string, Set<Dialect>>(),
      dialects: new Set<Dialect>(),
    };
    calls.set(line, found);
    found.dialects.add(dialect);
    const names = [...Object.keys(readQuery(url)), ...Object.keys(fieldsOf(body) ?? {})];
    for (const name of names) {
      found.parameters.set(name, (found.parameters.get(name) ?? new Set()).add(dialect));
    }
  }
  return calls;
}

function place(method: string, path: string): Pick<Listed, 'line' | 'documents'> {
  const documents = documented.filter((name) => findCall(name, method, path) !== null);
  const named = documents[0] && findCall(documents[0], method, path)?.segments.join('/');
  const own = path.replaceAll(ODD_PART, ':').replace(/\/users\/\w+\/perm/, '/users/:/perm');
  return { line: `${method} ${named ?? own}`, documents };
}

const byPath = ({ line }: Listed): string => line.split(' ').reverse().join(' ');

function rowOf({ line, parameters, dialects, documents }: Listed): string {
  const marks = (where: ReadonlySet<Dialect>) =>
    where.size === dialects.size ? '' : where.has('pleroma') ? ' P' : ' M';
  const mark = dialects.size > 1 ? '' : dialects.has('pleroma') ? ' P' : ' M';
  const names = [...parameters].map(([name, where]) => `\`${name}\`${marks(where)}`).sort();
  const cells = documented.map((name) => (documents.includes(name) ? 'yes' : '–'));
  return `| \`${line}\`${mark} | ${names.join(', ')} | ${cells.join(' | ')} |`;
}
