/**
 * All possible findings, each with its severity and, where there is something to do, its advice.
 * These are names and values; the texts are in `doctor/report/doctorTexts.ts`.
 */

const severities = ['error', 'warning', 'hint', 'good'] as const;

/** In this order: broken for readers, wrong in part, could be better, fine. */
export type Severity = (typeof severities)[number];

export type Advice =
  | 'correct'
  | 'put'
  | 'write'
  | 'rename'
  | 'remove'
  | 'server'
  | 'proxy'
  | 'header'
  | 'https'
  | 'contrast'
  | 'pack'
  | 'install'
  | 'upgrade'
  | 'reload'
  | 'reserve'
  | 'address';

interface Kind {
  severity: Severity;
  advice?: Advice;
}

const error = (advice: Advice): Kind => ({ severity: 'error', advice });
const warning = (advice: Advice): Kind => ({ severity: 'warning', advice });
const hint = (advice?: Advice): Kind => ({ severity: 'hint', ...(advice ? { advice } : {}) });
const good: Kind = { severity: 'good' };

export const kinds = {
  // any file
  unreachable: error('proxy'),
  refused: error('proxy'),
  absent: error('put'),
  page: error('put'),
  sentAs: error('header'),
  // JSON
  empty: error('correct'),
  syntax: error('correct'),
  cutShort: error('correct'),
  comma: error('correct'),
  comment: error('correct'),
  mark: hint('correct'),
  twice: warning('remove'),
  // configuration
  wrongType: warning('write'),
  unknown: warning('rename'),
  unknownNear: warning('write'),
  ignored: hint('remove'),
  overridden: hint('server'),
  loop: warning('write'),
  nowhere: warning('write'),
  // themes and pictures
  noTheme: error('correct'),
  contrast: warning('contrast'),
  noPicture: error('put'),
  insecure: error('https'),
  // policy and other headers
  blocked: error('header'),
  loose: warning('header'),
  noHeader: warning('header'),
  kept: error('header'),
  forgotten: hint('header'),
  narrow: error('header'),
  unpacked: warning('pack'),
  // the page and its build
  noMarker: error('install'),
  nothingInPage: hint(),
  unreadableInPage: warning('proxy'),
  stale: error('install'),
  otherBuild: warning('reload'),
  // the server
  socket: error('upgrade'),
  socketRefused: error('upgrade'),
  otherName: warning('address'),
  nicknames: hint('reserve'),
  fine: good,
  client: good,
  software: good,
  can: good,
  cannot: good,
  /** A bug of ours. */
  brokeOff: { severity: 'warning' },
} as const satisfies Record<string, Kind>;

export type FindingId = keyof typeof kinds;

export const findingIds = Object.keys(kinds) as FindingId[];

export interface FindingLocation {
  /** A path on the server, or the name of a part of its configuration. */
  file: string;
  /** From 1. */
  line: number | null;
  column: number | null;
}

export interface Finding {
  id: FindingId;
  severity: Severity;
  location: FindingLocation | null;
  values: Record<string, string>;
}

export const adviceOf = (id: FindingId): Advice | null => (kinds[id] as Kind).advice ?? null;

export function finding(
  id: FindingId,
  values: Record<string, string> = {},
  location: FindingLocation | null = null,
  severity: Severity = kinds[id].severity,
): Finding {
  return { id, severity, location, values };
}

export const inFile = (
  file: string,
  at: { line: number; column: number } | null = null,
): FindingLocation => ({ file, line: at?.line ?? null, column: at?.column ?? null });

/** Groups findings by severity, the worst first; within a group the order stays. */
export const bySeverity = (found: readonly Finding[]): [Severity, Finding[]][] =>
  severities
    .map((severity): [Severity, Finding[]] => [
      severity,
      found.filter((one) => one.severity === severity),
    ])
    .filter(([, ones]) => ones.length > 0);
