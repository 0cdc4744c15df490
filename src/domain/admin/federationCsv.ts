/**
 * Lists of blocked servers as files: the columns that Mastodon writes and others read, or a plain
 * list of hosts. Columns go by their names in any order; without names, by the usual order.
 */
import { readCsv, writeCsv, type CsvRecord } from '@/lib/text/csv';
import {
  newRule,
  ruleKey,
  type FederationChange,
  type FederationOffers,
  type FederationRule,
  type Severity,
} from './federation';

const columns = [
  'domain',
  'severity',
  'reject_media',
  'reject_reports',
  'public_comment',
  'obfuscate',
] as const;

type Column = (typeof columns)[number];

/** The reasons why a line cannot be taken. */
export const lineFaults = ['quote', 'host', 'hidden', 'severity', 'own', 'twice'] as const;

export type LineFault = (typeof lineFaults)[number];

export interface FileLine {
  /** From 1. */
  line: number;
  /** As it was written. */
  text: string;
  rule: FederationRule | null;
  fault: LineFault | null;
}

export interface FileReading {
  offers: Pick<FederationOffers, 'severities' | 'rejects' | 'wildcards'>;
  ownHost: string;
  /** For lines that name none. */
  severity: Severity;
}

/** Yields line by line, so that the caller can rest in between. */
export function* readFederationFile(text: string, reading: FileReading): Generator<FileLine> {
  const seen = new Set<string>();
  let order: readonly (Column | null)[] | null = null;
  for (const record of readCsv(text)) {
    if (order === null) {
      order = namesOf(record);
      if (order !== null) continue;
    }
    const first = record.fields[0]?.trim() ?? '';
    // A remark.
    if (first.startsWith('#') && !record.isBroken) continue;
    order ??= columns;
    yield readLine(record, order, reading, seen);
  }
}

function namesOf({ fields, isBroken }: CsvRecord): (Column | null)[] | null {
  const names = fields.map((field) => {
    const name = field.trim().toLowerCase().replace(/^#/, '');
    return columns.find((column) => column === name) ?? null;
  });
  return names.includes('domain') && !isBroken ? names : null;
}

function readLine(
  { line, fields, isBroken }: CsvRecord,
  order: readonly (Column | null)[],
  { offers, ownHost, severity: usual }: FileReading,
  seen: Set<string>,
): FileLine {
  const cell = (name: Column): string => fields[order.indexOf(name)]?.trim() ?? '';
  const text = cell('domain');
  const broken = (fault: LineFault): FileLine => ({ line, text, rule: null, fault });
  if (isBroken) return broken('quote');
  const host = hostOf(text, offers.wildcards);
  if (host === null) return broken(text.includes('*') ? 'hidden' : 'host');
  if (host === ownHost) return broken('own');
  const word = cell('severity').toLowerCase();
  const severity = word === '' ? usual : offers.severities.find((one) => one === word);
  if (severity === undefined || (word === 'allow' && usual !== 'allow')) return broken('severity');
  const rule: FederationRule = {
    ...newRule(host, severity),
    rejectMedia: offers.rejects && isTrue(cell('reject_media')),
    rejectReports: offers.rejects && isTrue(cell('reject_reports')),
    publicComment: cell('public_comment'),
    obfuscate: isTrue(cell('obfuscate')),
  };
  if (seen.has(host)) return broken('twice');
  seen.add(host);
  return { line, text, rule, fault: null };
}

const isTrue = (word: string): boolean => ['true', 't', '1', 'yes'].includes(word.toLowerCase());

const PLAIN = /^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)+$/;

/** Reads a host, also out of an address or a handle; null for anything else. */
export function hostOf(text: string, wildcards: boolean): string | null {
  const name = text
    .trim()
    .toLowerCase()
    .replace(/^https?:\/\//, '')
    .replace(/[/?#].*$/, '')
    .replace(/^(?:[^@]*@)+/, '');
  if (wildcards && name.startsWith('*.')) {
    const rest = hostOf(name.slice(2), false);
    return rest === null ? null : `*.${rest}`;
  }
  if (PLAIN.test(name)) return name;
  if (name === '' || /[\s*:%]/.test(name)) return null;
  try {
    // Names in other scripts get their form for the wire.
    const { hostname } = new URL(`https://${name}`);
    return PLAIN.test(hostname) ? hostname : null;
  } catch {
    return null;
  }
}

/** Without the allowed servers, for which there is no such file. */
export function writeFederationFile(rules: readonly FederationRule[]): string {
  const blocks = rules.filter(({ severity }) => severity !== 'allow');
  return writeCsv([
    columns.map((column) => `#${column}`),
    ...blocks.map((rule) => [
      rule.host,
      rule.severity,
      String(rule.rejectMedia),
      String(rule.rejectReports),
      rule.publicComment,
      String(rule.obfuscate),
    ]),
  ]);
}

export type PlanKind = 'new' | 'changed' | 'same' | 'broken';

/** Plans a line against the rules there are. It leaves alone what no file can say. */
export function planLine(
  { rule }: FileLine,
  known: Readonly<Record<string, FederationRule>>,
): { kind: PlanKind; change: FederationChange | null } {
  if (rule === null) return { kind: 'broken', change: null };
  const before = known[ruleKey(rule)] ?? null;
  const { rejectMedia, rejectReports, obfuscate, publicComment } = rule;
  if (before === null) {
    const isEmpty = rule.severity === 'noop' && !rejectMedia && !rejectReports;
    return isEmpty
      ? { kind: 'same', change: null }
      : { kind: 'new', change: { before, after: rule } };
  }
  const isSame =
    rule.severity === before.severity &&
    rejectMedia === before.rejectMedia &&
    rejectReports === before.rejectReports &&
    obfuscate === before.obfuscate &&
    publicComment === before.publicComment.trim();
  if (isSame) return { kind: 'same', change: null };
  const { severity } = rule;
  const after = { ...before, severity, rejectMedia, rejectReports, obfuscate, publicComment };
  return { kind: 'changed', change: { before, after } };
}
