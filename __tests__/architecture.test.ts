/**
 * Keeps the structure of `src`: which folder may lean on which, no circles, no file that hides
 * where things are defined, none that has grown into two, and one way for foreign markup in.
 */
import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readSources, type SourceFile } from '@support/sources';

const ground = ['domain', 'lib'];
const state = ['selectors', 'slices', ...ground];
const view = ['ui', 'hooks', 'i18n', ...state];

/** A new folder is a new row. */
const mayImport: Record<string, readonly string[]> = {
  lib: [],
  domain: ['lib'],
  i18n: ground,
  api: ground,
  slices: ground,
  selectors: ['slices', ...ground],
  sagas: ['api', 'i18n', ...state],
  store: ['sagas', 'slices', ...ground],
  // Runs beside the page, and knows only what needs no page.
  worker: ['api/decode', 'i18n', ...ground],
  hooks: state,
  ui: ['i18n', 'lib'],
  components: view,
  screens: ['components', ...view],
  // The gallery in development builds only, at an address of its own.
  app: ['screens', 'components', 'gallery', ...view],
  gallery: ['components', 'styles', ...view],
  styles: [],
  demo: ['api/wire', 'lib'],
  // Flows are replayed by the store itself.
  tools: ['demo', 'i18n', 'lib', 'api/wire', 'api/decode', 'domain', 'store/replay'],
  'ahead.ts': ['api', 'store', ...ground],
  'index.tsx': ['app', 'store', 'styles', 'domain'],
  'globals.d.ts': [],
};

/** Tables of data may be as long as their data. */
const tables: readonly string[] = [];
const LONGEST = 280;

const folderOf = (file: string): string => file.split('/')[0] ?? file;
const screenOf = (file: string): string | null => /^screens\/([^/]+)\//.exec(file)?.[1] ?? null;

function wrongWays(sources: readonly SourceFile[]): string[] {
  return sources.flatMap(({ path: from, imports }) => {
    const folder = folderOf(from);
    const allowed = mayImport[folder];
    if (!allowed) return [`${from} lies in a folder without a row`];
    return imports
      .filter(({ isOurs }) => isOurs)
      .map(({ target }) => target)
      .filter((target) => {
        if (folderOf(target) === folder) {
          return folder === 'screens' && screenOf(from) !== screenOf(target);
        }
        return !allowed.some((prefix) => target === prefix || target.startsWith(`${prefix}/`));
      })
      .map((target) => `${from} → ${target}`);
  });
}

/** Every way along which a file leads back to itself, each told once. */
function circles(sources: readonly SourceFile[]): string[] {
  const next = new Map(
    sources.map(({ path: file, imports }) => [
      file,
      imports.filter(({ isOurs, isTypeOnly }) => isOurs && !isTypeOnly).map(({ target }) => target),
    ]),
  );
  const found = new Set<string>();
  const finished = new Set<string>();
  const walk = (file: string, way: readonly string[]): void => {
    const start = way.indexOf(file);
    if (start >= 0) found.add([...way.slice(start), file].join(' → '));
    if (start >= 0 || finished.has(file)) return;
    for (const target of next.get(file) ?? []) walk(target, [...way, file]);
    finished.add(file);
  };
  for (const file of next.keys()) walk(file, []);
  return [...found];
}

const offenders = (sources: readonly SourceFile[], pattern: RegExp): string[] =>
  sources.filter(({ text }) => pattern.test(text)).map(({ path: file }) => file);

const sources = readSources();
const clientSources = sources.filter(({ path: file }) => !/^(demo|tools)\//.test(file));

describe('the structure of src', () => {
  it('leans only downwards, and no screen on another', () => {
    expect(wrongWays(sources)).toEqual([]);
  });

  it('has no circles', () => {
    expect(circles(sources)).toEqual([]);
  });

  it('keeps the embedded instance and the tools out of the client', () => {
    const leaks = clientSources.flatMap(({ path: from, imports }) =>
      imports
        .filter(({ isOurs, target }) => isOurs && /^(demo|tools)\//.test(target))
        .map(({ target }) => `${from} → ${target}`),
    );
    expect(leaks).toEqual([]);
  });

  it('has no file that only hands on what others define', () => {
    const hubs = sources.filter(({ path: file }) => /\/index\.tsx?$/.test(file));
    expect(hubs.map(({ path: file }) => file)).toEqual([]);
    const handers = offenders(sources, /^export (type )?(\*|\{[^}]*\}) from '(\.|@\/)/m);
    expect(handers).toEqual([]);
  });

  it('has files of one idea each', () => {
    const long = sources
      .filter(({ path: file }) => !tables.includes(file))
      .filter(({ text }) => text.split('\n').length - 1 > LONGEST)
      .map(({ path: file }) => file);
    expect(long).toEqual([]);
  });
});

describe('what no file may do', () => {
  it.each([
    ['put markup into the page past the cleaner', /dangerouslySetInnerHTML|\.(inner|outer)HTML\b/],
    ['insert markup', /insertAdjacentHTML|document\.write|createContextualFragment/],
    ['evaluate text as a program', /\beval\(|new Function\(|javascript:\/\//],
    ['switch types off', /@ts-(ignore|nocheck|expect-error)|\bas any\b|: any\b/],
  ])('%s', (_what, pattern) => {
    expect(offenders(clientSources, pattern)).toEqual([]);
  });

  it('let the browser send cookies along with calls', () => {
    const careless = clientSources.filter(({ text }) =>
      /credentials: '(include|same-origin)'/.test(text),
    );
    expect(careless.map(({ path: file }) => file)).toEqual([]);
  });
});

describe('the check itself', () => {
  let root: string;
  beforeEach(() => {
    root = mkdtempSync(path.join(tmpdir(), 'linnet-sources-'));
  });
  afterEach(() => {
    rmSync(root, { recursive: true, force: true });
  });
  const write = (files: Record<string, string>): SourceFile[] => {
    for (const [file, text] of Object.entries(files)) {
      mkdirSync(path.join(root, path.dirname(file)), { recursive: true });
      writeFileSync(path.join(root, file), text);
    }
    return readSources(root);
  };

  it('sees a step upwards, by alias, by dots, by type and on demand', () => {
    const found = wrongWays(
      write({
        'slices/a.ts': `import { b } from '@/sagas/b';\nimport type { C } from '../components/C';`,
        'sagas/b.ts': `export const b = () => import('@/ui/D');`,
        'components/C.tsx': 'export type C = 1;',
        'ui/D.tsx': 'export const d = <p />;',
      }),
    );
    expect(found).toEqual([
      'sagas/b.ts → ui/D.tsx',
      'slices/a.ts → sagas/b.ts',
      'slices/a.ts → components/C.tsx',
    ]);
  });

  it('sees a screen that uses another and a folder without a row', () => {
    const found = wrongWays(
      write({
        'screens/a/A.tsx': `import { B } from '../b/B';`,
        'screens/b/B.tsx': 'export const B = 1;',
        'stuff/c.ts': 'export const c = 1;',
      }),
    );
    expect(found).toEqual([
      'screens/a/A.tsx → screens/b/B.tsx',
      'stuff/c.ts lies in a folder without a row',
    ]);
  });

  it('sees a circle of three, and none where only types go round', () => {
    const found = circles(
      write({
        'lib/a.ts': `import { b } from './b';\nexport const a = b;`,
        'lib/b.ts': `import { c } from './c';\nexport const b = c;`,
        'lib/c.ts': `import { a } from './a';\nexport const c = () => a;`,
        'lib/d.ts': `import type { E } from './e';\nexport type D = E;`,
        'lib/e.ts': `import { type D } from './d';\nexport type E = D[];`,
      }),
    );
    expect(found).toEqual(['lib/a.ts → lib/b.ts → lib/c.ts → lib/a.ts']);
  });
});
