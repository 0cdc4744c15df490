/** Reads and writes CSV as RFC 4180 has it: quoted fields may hold commas, quotes and lines. */

export interface CsvRecord {
  /** The number of its first line, from 1. */
  line: number;
  fields: string[];
  /** The field that was begun with a quote never ends. */
  isBroken: boolean;
}

/** Yields record by record, so that the caller can rest in between. Empty lines are left out. */
export function* readCsv(text: string): Generator<CsvRecord> {
  let at = text.startsWith('\uFEFF') ? 1 : 0;
  let line = 1;
  while (at < text.length) {
    const record: CsvRecord = { line, fields: [], isBroken: false };
    for (;;) {
      let field = '';
      if (text[at] === '"') {
        const quoted = quotedField(text, at + 1);
        if (quoted === null) {
          // The rest of its own line is lost, and nothing after it.
          record.isBroken = true;
          at = endOfLine(text, at);
          record.fields.push('');
          break;
        }
        field = quoted.field;
        at = quoted.end;
        line += field.split('\n').length - 1;
      }
      const end = endOfField(text, at);
      record.fields.push(field + text.slice(at, end));
      at = end;
      if (text[at] !== ',') break;
      at += 1;
    }
    if (text[at] === '\r' && text[at + 1] === '\n') at += 1;
    at += 1;
    line += 1;
    if (record.isBroken || record.fields.some((field) => field.trim() !== '')) yield record;
  }
}

/** A quoted field may not be longer, so that a missing quote does not swallow the file. */
const LONGEST = 10_000;

function quotedField(text: string, from: number): { field: string; end: number } | null {
  let field = '';
  for (let at = from; ;) {
    const quote = text.indexOf('"', at);
    if (quote < 0 || quote - from > LONGEST) return null;
    field += text.slice(at, quote);
    if (text[quote + 1] !== '"') return { field, end: quote + 1 };
    field += '"';
    at = quote + 2;
  }
}

const endOfField = (text: string, from: number): number => endOf(/[^,\r\n]*/y, text, from);
const endOfLine = (text: string, from: number): number => endOf(/[^\r\n]*/y, text, from);

function endOf(part: RegExp, text: string, from: number): number {
  part.lastIndex = from;
  part.test(text);
  return part.lastIndex;
}

export const writeCsv = (rows: readonly (readonly string[])[]): string =>
  rows.map((fields) => `${fields.map(written).join(',')}\n`).join('');

const written = (field: string): string =>
  /[",\r\n]/.test(field) || field !== field.trim() ? `"${field.replaceAll('"', '""')}"` : field;
