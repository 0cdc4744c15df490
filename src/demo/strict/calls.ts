/**
 * Reads the families' documented calls: one line for each, with `:` for a variable part of the
 * path.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export type Kind = 'string' | 'number' | 'boolean' | 'flag' | 'file' | 'any';

export interface Parameter {
  kind: Kind;
  isList: boolean;
}

interface DocumentedCall {
  method: string;
  segments: readonly string[];
  parameters: Readonly<Record<string, Parameter>>;
}

export const documented = ['pleroma', 'mastodon', 'gotosocial', 'hollo'] as const;
export type Documented = (typeof documented)[number];

const kept = new Map<Documented, readonly DocumentedCall[]>();

/** The documents are of Pleroma 2.6, Mastodon 4.5, GoToSocial 0.20 and Hollo 0.10. */
function callsOf(family: Documented): readonly DocumentedCall[] {
  const known = kept.get(family);
  if (known) return known;
  const text = readFileSync(join(__dirname, `${family}.txt`), 'utf8');
  const calls = text.trim().split('\n').map(readLine);
  kept.set(family, calls);
  return calls;
}

function readLine(line: string): DocumentedCall {
  const [method = '', path = '', ...rest] = line.split(' ');
  const parameters = rest.map((word) => {
    const [name = '', kind = ''] = word.split('=');
    const isList = kind.endsWith('[]');
    return [name, { kind: (isList ? kind.slice(0, -2) : kind) as Kind, isList }] as const;
  });
  return { method, segments: path.split('/'), parameters: Object.fromEntries(parameters) };
}

export const lineOf = ({ method, segments }: DocumentedCall): string =>
  `${method} ${segments.join('/')}`;

/** The documented call of a request, or null. Literal segments take precedence over `:`. */
export function findCall(family: Documented, method: string, path: string): DocumentedCall | null {
  // Pleroma's router ignores a trailing slash; those of the others do not.
  const parts = (family === 'pleroma' ? path.replace(/\/$/, '') : path).split('/');
  const fitting = callsOf(family).filter(
    (one) =>
      one.method === method &&
      one.segments.length === parts.length &&
      one.segments.every((segment, index) => segment === ':' || segment === parts[index]),
  );
  const places = ({ segments }: DocumentedCall) => segments.filter((one) => one === ':').length;
  return fitting.sort((a, b) => places(a) - places(b))[0] ?? null;
}
