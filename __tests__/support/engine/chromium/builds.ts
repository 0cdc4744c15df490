/**
 * Makes variants of the build in `dist`: the next version, with other names for all files, and
 * broken ones.
 */
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildOf, filesIn as filesNamedIn } from '@/domain/session/appCache';
import { dist } from '@/tools/project';
import { PAUSE_BETWEEN_FILES } from '@/worker/appCache';

export interface OtherBuilds {
  /** A build in which every file has changed: no file of `dist` exists under its name. */
  next(): string;
  /** A copy of the build in which these files are missing or different. */
  spoilt(changes: Record<string, string | null>): string;
  /** A copy of the build whose worker does not pause between two files that it caches. */
  hasty(): string;
  /** Paths of the files of `dist`, or of another build, whose names match. */
  files(fits: RegExp, folder?: string): string[];
}

const PACKED = /\.(?:br|gz|map)$/;
const TEXT = /\.(?:js|css|html)$/;
/** The service worker's file. */
export const WORKER = 'sw-pleroma.js';
const INDEX = 'index.html';
/** A hash that no file has. */
const NOWHERE = '0123456789';
const HASH = /\.([0-9a-f]{10})\.(?:js|css)$/;

export function useOtherBuilds(): OtherBuilds {
  const made: string[] = [];
  afterAll(() => {
    for (const folder of made) rmSync(folder, { recursive: true, force: true });
  });
  const copy = (): string => {
    const folder = mkdtempSync(path.join(tmpdir(), 'linnet-build-'));
    made.push(folder);
    cpSync(dist, folder, { recursive: true, filter: (file) => !PACKED.test(file) });
    return folder;
  };
  const filesIn = (folder: string): string[] =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return {
    next: () => {
      const folder = copy();
      const names = new Map(
        filesIn(folder).flatMap((file): [string, string][] => {
          const hash = HASH.exec(file)?.[1];
          return hash ? [[hash, turned(hash)]] : [];
        }),
      );
      const rename = (text: string) =>
        text.replace(/\b[0-9a-f]{10}\b/g, (hash) => names.get(hash) ?? hash);
      for (const file of filesIn(folder).filter((name) => TEXT.test(name))) {
        const place = path.join(folder, file);
        const text = readFileSync(place, 'utf8');
        rmSync(place);
        writeFileSync(path.join(folder, rename(file)), otherId(rename(text)));
      }
      return folder;
    },
    spoilt: (changes) => {
      const folder = copy();
      for (const [file, text] of Object.entries(changes)) {
        if (text === null) rmSync(path.join(folder, file));
        else writeFileSync(path.join(folder, file), text);
      }
      return folder;
    },
    hasty: () => {
      const folder = copy();
      change(path.join(folder, WORKER), withoutPauses);
      return folder;
    },
    files: (fits, folder = dist) =>
      filesIn(folder).filter((file) => fits.test(file) && !PACKED.test(file)),
  };
}

/** Turns a hash into another one that no file has. */
const turned = (hash: string): string =>
  hash.replace(/./g, (digit) => (15 - Number.parseInt(digit, 16)).toString(16));

/** Changes the build id in the worker. */
const otherId = (text: string): string =>
  text.replace(
    /("id":")([0-9a-f]{10})"/,
    (_whole, start: string, id: string) => `${start}${turned(id)}"`,
  );

/** Nothing else in the worker waits for as long as it pauses between two files. */
const PAUSE = new RegExp(`\\.wait\\(${String(PAUSE_BETWEEN_FILES)}\\)`, 'g');

function withoutPauses(text: string): string {
  expect(text.match(PAUSE)).toHaveLength(1);
  return text.replace(PAUSE, '.wait(0)');
}

/** Lets the worker of a build keep only what its page names, which takes less time. */
export function shorten(folder: string): string {
  const named = JSON.stringify(filesNamedIn(readFileSync(path.join(folder, INDEX), 'utf8')));
  change(path.join(folder, WORKER), (text) =>
    text.replace(/("files":)\[[^\]]*\]/, (_whole, key: string) => key + named),
  );
  return folder;
}

/** Turns a build into another one that lacks its first script; the result undoes that. */
export function breakBuild(folder: string): () => void {
  const hash = buildOf(readFileSync(path.join(folder, INDEX), 'utf8')) ?? '';
  const undo = [INDEX, WORKER].map((file) =>
    change(path.join(folder, file), (text) =>
      text.replaceAll(hash, NOWHERE).replace(/("id":")\w+/, `$1${NOWHERE}`),
    ),
  );
  return () => {
    for (const each of undo) each();
  };
}

function change(file: string, by: (text: string) => string): () => void {
  const before = readFileSync(file, 'utf8');
  writeFileSync(file, by(before));
  return () => {
    writeFileSync(file, before);
  };
}
