/** Formats findings for the page, the command line, and as a report to copy. */
import type { IntlShape } from 'react-intl';
import { adviceOf, bySeverity, type Finding } from '@/doctor/findings/finding';
import { redactUrls } from '@/lib/redact/redactUrls';
import { adviceTexts, checkTitles, findingTexts, severityTitles } from './doctorTexts';

interface FindingText {
  what: string;
  /** The advice; empty if there is none. */
  advice: string;
  /** `file:line:column`, as editors take it; empty if the finding belongs to no file. */
  place: string;
}

const isCheck = (name: string): name is keyof typeof checkTitles =>
  Object.hasOwn(checkTitles, name);

/** Translates the names of client parts; all other values stay as they are. */
function valuesOf(intl: IntlShape, { values }: Finding): Record<string, string> {
  return Object.fromEntries(
    Object.entries(values).map(([key, value]) => [
      key,
      (key === 'what' || key === 'check') && isCheck(value)
        ? intl.formatMessage(checkTitles[value])
        : redactUrls(value),
    ]),
  );
}

export function textOfFinding(intl: IntlShape, finding: Finding): FindingText {
  const values = valuesOf(intl, finding);
  const todo = adviceOf(finding.id);
  const { file, line, column } = finding.location ?? { file: '', line: null, column: null };
  return {
    what: intl.formatMessage(findingTexts[finding.id], values),
    advice: todo === null ? '' : intl.formatMessage(adviceTexts[todo], values),
    place: [redactUrls(file), line, column].filter(Boolean).join(':'),
  };
}

/** Formats one finding in up to three lines. */
export function linesOf(intl: IntlShape, finding: Finding): string[] {
  const { what, advice, place } = textOfFinding(intl, finding);
  return [place === '' ? what : `${place}: ${what}`, ...(advice === '' ? [] : [`  → ${advice}`])];
}

export function writeReport(intl: IntlShape, origin: string, found: readonly Finding[]): string {
  const parts = bySeverity(found).map(([severity, ones]) => [
    '',
    intl.formatMessage(severityTitles[severity]),
    ...ones.flatMap((one) => linesOf(intl, one)).map((line) => `  ${line}`),
  ]);
  return [redactUrls(origin), ...parts.flat(), ''].join('\n');
}
