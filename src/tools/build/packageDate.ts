/**
 * The modification date of packed files. Servers derive `ETag` and `Last-Modified` from it, so it
 * must change with every version, and be the same whenever the same version is packed again.
 */
import { execFileSync } from 'node:child_process';
import { root } from '../project';

/** The range of dates that a zip can hold. */
const EARLIEST = Date.UTC(1980, 0, 1);
const LATEST = Date.UTC(2099, 11, 31);

interface Sources {
  /** `SOURCE_DATE_EPOCH`, the usual variable with which package builders set the date. */
  epoch: string | undefined;
  /** Seconds since 1970; null where the sources are not in git. */
  commit: number | null;
  /** Milliseconds since 1970. */
  now: number;
}

/** The builder's date, else the date of the commit, else now. */
export function packageDate({ epoch, commit, now }: Sources): Date {
  const time = (secondsOf(epoch) ?? commit ?? now / 1000) * 1000;
  return new Date(Math.min(Math.max(time, EARLIEST), LATEST));
}

function secondsOf(epoch: string | undefined): number | null {
  if (epoch === undefined || epoch === '') return null;
  if (/^\d+$/.test(epoch)) return Number(epoch);
  throw new Error(`SOURCE_DATE_EPOCH is a number of seconds since 1970, not "${epoch}"`);
}

/** The time of the newest commit in seconds; null in a copy without history. */
export function commitTime(folder = root): number | null {
  try {
    // A copy inside another repository is not part of its history.
    if (git(folder, 'rev-parse', '--show-prefix') !== '') return null;
    const seconds = Number(git(folder, 'log', '-1', '--format=%ct'));
    return seconds > 0 ? seconds : null;
  } catch {
    return null;
  }
}

const git = (folder: string, ...args: string[]): string =>
  execFileSync('git', args, {
    cwd: folder,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  }).trim();
