/** `npm run package` writes an archive whose file dates tell versions apart. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { unzipSync } from 'fflate';
import { commitTime, packageDate } from '@/tools/build/packageDate';
import { root } from '@/tools/project';

const NOW = Date.parse('2026-11-21T13:14:15.678Z');
const COMMIT = Date.parse('2026-10-01T08:30:00Z') / 1000;

describe('the date of a package', () => {
  it.each([
    ['what the builder says', { epoch: '1700000000', commit: COMMIT }, '2023-11-14T22:13:20.000Z'],
    ['the date of the commit', { epoch: undefined, commit: COMMIT }, '2026-10-01T08:30:00.000Z'],
    ['it also when nothing is said', { epoch: '', commit: COMMIT }, '2026-10-01T08:30:00.000Z'],
    ['now, without a history', { epoch: undefined, commit: null }, '2026-11-21T13:14:15.678Z'],
    ['the first that a zip can hold', { epoch: '0', commit: null }, '1980-01-01T00:00:00.000Z'],
    ['the last', { epoch: '99999999999', commit: null }, '2099-12-31T00:00:00.000Z'],
  ])('is %s', (_which, sources, date) => {
    expect(packageDate({ ...sources, now: NOW }).toISOString()).toBe(date);
  });

  it('is refused if it is invalid', () => {
    expect(() => packageDate({ epoch: 'yesterday', commit: COMMIT, now: NOW })).toThrow(
      'SOURCE_DATE_EPOCH is a number of seconds since 1970, not "yesterday"',
    );
  });
});

describe('files on disk', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'linnet-package-'));
  });
  afterEach(() => {
    rmSync(folder, { recursive: true, force: true });
  });
  const identity = ['user.name=T', 'user.email=t@t.example', 'commit.gpgsign=false'].flatMap(
    (setting) => ['-c', setting],
  );
  const git = (date: string, ...args: string[]) =>
    execFileSync('git', [...identity, ...args], {
      cwd: folder,
      env: { ...process.env, GIT_COMMITTER_DATE: date, GIT_AUTHOR_DATE: date },
      stdio: 'pipe',
    });

  it('have the date of the newest commit, and none in a copy without history', () => {
    expect(commitTime(folder)).toBeNull();
    git('', 'init', '-q');
    expect(commitTime(folder)).toBeNull();
    git('2026-10-01T10:30:00+02:00', 'commit', '-q', '--allow-empty', '-m', 'One');
    git('2026-10-02T00:00:00Z', 'commit', '-q', '--allow-empty', '-m', 'Two');
    expect(commitTime(folder)).toBe(Date.parse('2026-10-02T00:00:00Z') / 1000);
    const within = path.join(folder, 'unpacked');
    mkdirSync(within);
    expect(commitTime(within)).toBeNull();
  });

  /** Runs in a process of its own, because the time zone is set at its start. */
  function zipIn(place: string, date: string): Buffer {
    const script = `
      const { zipFolder } = require('./src/tools/build/zipFolder.ts');
      process.stdout.write(zipFolder(${JSON.stringify(folder)}, 'dist', new Date('${date}')));`;
    return execFileSync(process.execPath, ['--require', 'tsx/cjs', '-e', script], {
      cwd: root,
      env: { ...process.env, TZ: place },
    });
  }

  /** Reads date and time from the header of the first file, in steps of two seconds. */
  function dateIn(zip: Buffer): string {
    const time = zip.readUInt16LE(10);
    const day = zip.readUInt16LE(12);
    const [year, month, date] = [1980 + (day >> 9), (day >> 5) & 15, day & 31];
    const [hours, minutes, seconds] = [time >> 11, (time >> 5) & 63, (time & 31) * 2];
    return new Date(Date.UTC(year, month - 1, date, hours, minutes, seconds)).toISOString();
  }

  it('are packed with that date, into the same bytes in every time zone', () => {
    mkdirSync(path.join(folder, 'static'));
    writeFileSync(path.join(folder, 'index.html'), '<!doctype html>');
    writeFileSync(path.join(folder, 'static/logo.png'), 'PNG');
    // This local time does not exist in New York: the clock skips it for daylight saving.
    const date = '2026-03-08T02:30:00.000Z';
    const zip = zipIn('America/New_York', date);
    expect(dateIn(zip)).toBe(date);
    expect(Object.keys(unzipSync(zip))).toEqual(['dist/index.html', 'dist/static/logo.png']);
    expect(zipIn('Asia/Tokyo', date)).toEqual(zip);
    expect(zipIn('Asia/Tokyo', '2026-03-08T02:30:02.000Z')).not.toEqual(zip);
  }, 60_000);
});
