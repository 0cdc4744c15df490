/**
 * Runs a command of the terminal. A wrong call is answered with one sentence and the usage, because
 * a stack trace does not say what to type instead; unexpected errors keep theirs.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { fieldsOf, textOf } from '@/lib/values/fields';

/** Thrown for a wrong call; the message is the sentence that says what is wrong with it. */
export class BadCall extends Error {}

/**
 * Runs `work` with what was typed after the command, and ends with the code that it returns. Ends
 * with 2 after a wrong call, with 1 after an unexpected error, and with 0 after `--help`.
 */
export async function runCommand(
  usage: string,
  work: (given: readonly string[]) => number | Promise<number>,
  given: readonly string[] = process.argv.slice(2),
): Promise<void> {
  if (given.includes('--help')) {
    console.log(usage);
    return;
  }
  try {
    process.exitCode = await work(given);
  } catch (error) {
    const fault = faultOfCall(error);
    console.error(fault === null ? error : `${fault}\n\n${usage}`);
    // A server or a browser that was already started must not keep the process alive.
    process.exit(fault === null ? 1 : 2);
  }
}

/** The sentence about a wrong call, such as one that `parseArgs` refused; null for other errors. */
export function faultOfCall(error: unknown): string | null {
  if (error instanceof BadCall) return error.message;
  if (!codeOf(error)?.startsWith('ERR_PARSE_ARGS_')) return null;
  // The further sentences explain how to quote a dash.
  const [first = ''] = (textOf(fieldsOf(error).message) ?? '').split(/\.\s|\.$|\n/);
  return `${first}.`;
}

/** Reads a file that the caller named. */
export const readNamedFile = (file: string): string =>
  withNamedFile(file, 'read', () => readFileSync(file, 'utf8'));

/** Writes a file that the caller named. */
export function writeNamedFile(file: string, text: string): void {
  withNamedFile(file, 'written', () => {
    writeFileSync(file, text);
  });
}

const reasons: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file or folder',
  ENOTDIR: 'a part of its path is no folder',
  EISDIR: 'it is a folder',
  EACCES: 'its permissions forbid it',
};

function withNamedFile<Result>(file: string, verb: string, work: () => Result): Result {
  try {
    return work();
  } catch (error) {
    const code = codeOf(error);
    if (code === null) throw error;
    throw new BadCall(`${file} cannot be ${verb}: ${reasons[code] ?? code}.`);
  }
}

/** The code that Node gives to its errors, as in `ENOENT`. */
const codeOf = (error: unknown): string | null => textOf(fieldsOf(error).code);
