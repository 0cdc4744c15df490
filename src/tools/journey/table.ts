/**
 * Prints the results of a journey as a table: a line each, with the reasons below the broken ones.
 */
import type { Refusal } from './stage';

export type Outcome =
  | { kind: 'works' }
  | { kind: 'absent'; why: string }
  | { kind: 'broken'; why: string; refusals: readonly Refusal[] };

export interface Row {
  name: string;
  outcome: Outcome;
  /** Milliseconds. */
  took: number;
}

const words = { works: 'works ', absent: 'absent', broken: 'BROKEN' } as const;

export function tableOf(rows: readonly Row[]): string {
  const lines = rows.flatMap(({ name, outcome, took }) => [
    `${words[outcome.kind]} ${(took / 1000).toFixed(1).padStart(6)} s  ${name}`,
    ...detailsOf(outcome).map((line) => `                   ${line}`),
  ]);
  const count = (kind: Outcome['kind']) =>
    String(rows.filter(({ outcome }) => outcome.kind === kind).length);
  return [
    ...lines,
    '',
    `${count('works')} work, ${count('absent')} absent, ${count('broken')} broken`,
  ].join('\n');
}

function detailsOf(outcome: Outcome): string[] {
  if (outcome.kind === 'works') return [];
  if (outcome.kind === 'absent') return [outcome.why];
  return [
    ...outcome.why.split('\n').slice(0, 4),
    ...outcome.refusals.flatMap(({ method, path, status, sent, answer }) => [
      `${method} ${path} -> ${String(status)}`,
      ...(sent === '' ? [] : [`  sent:     ${oneLine(sent)}`]),
      ...(answer === '' ? [] : [`  answered: ${oneLine(answer)}`]),
    ]),
  ];
}

const oneLine = (text: string): string => text.replace(/\s+/g, ' ');
