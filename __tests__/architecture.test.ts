/**
 * Keeps the structure of `src`: which folder may lean on which, no circles, no file that hides
 * where things are defined, none that has grown into two, and one way for foreign markup in.
 */
import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readSources, type SourceFile } from '@support/engine/sources';

const ground = ['domain', 'lib'];
const state = ['selectors', 'slices', ...ground];
const view = ['ui', 'hooks', 'i18n', ...state];

/** Which folder may import from which. A new folder is a new row. */
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
  virtualList: ['hooks', 'slices', ...ground],
  ui: ['i18n', 'lib'],
  components: ['virtualList', ...view],
  screens: ['components', 'virtualList', ...view],
  // The gallery in development builds only, at an address of its own.
  app: ['screens', 'components', 'virtualList', 'gallery', ...view],
  gallery: ['components', 'styles', ...view],
  styles: [],
  demo: ['api/wire', 'lib'],
  tools: [
    'demo',
    'i18n',
    'lib',
    'api/wire',
    'api/decode',
    'domain',
    'testing/format',
    'testing/replay',
    'doctor',
  ],
  'prefetch.ts': ['api', 'store', 'app/theme', ...ground],
  'index.tsx': ['app', 'store', 'styles', 'domain'],
  'globals.d.ts': [],

  // Recorded sessions: for testers, behind doors of their own.
  'testing/format': ground,
  'testing/redaction': ['testing/format', ...ground],
  'testing/state': ['testing/format', 'sagas/engine', ...state],
  'testing/context': [
    'testing/format',
    'testing/redaction',
    'sagas/engine',
    'sagas/session',
    ...ground,
  ],
  'testing/replay': [
    'testing/context',
    'testing/format',
    'testing/redaction',
    'testing/state',
    'sagas',
    'store',
    ...state,
  ],
  'testing/recorder': [
    'testing/replay',
    'testing/context',
    'testing/format',
    'testing/redaction',
    'testing/state',
    'sagas/engine',
    'store',
    ...state,
  ],
  'testing/screens': ['testing/state', 'testing/format', 'app/dialogs', 'components', ...view],
  'testing/player': [
    'testing/screens',
    'testing/state',
    'testing/format',
    'app',
    'components',
    ...view,
  ],

  // The diagnostics for operators: a program of its own, which needs no store.
  'doctor/config': ['domain', 'lib'],
  'doctor/findings': [],
  'doctor/site': ['doctor/config', 'doctor/findings', ...ground],
  'doctor/checks': ['doctor/site', 'doctor/config', 'doctor/findings', ...ground],
  'doctor/report': ['doctor/findings', 'lib'],
  'doctor/state': [
    'doctor/checks',
    'doctor/site',
    'doctor/findings',
    'api/decode',
    'i18n',
    'slices/session',
    'sagas/engine',
  ],
  'doctor/screens': ['doctor/state', 'doctor/report', 'doctor/findings', 'ui'],
  'doctor/page': [
    'doctor/screens',
    'doctor/state',
    'doctor/site',
    'app/language',
    'slices/session',
    'store',
    'ui',
    'lib',
  ],
};

/** The files that lead from the readers' program to what is for testers and operators. */
const doors: readonly string[] = [
  'app/deferred/DeferredAppServices.tsx',
  'app/dialogs/OpenDialog.tsx',
  'app/mount.tsx',
  'app/routes/standaloneScreens.tsx',
  'index.tsx',
  'sagas/groups/recording.ts',
  'sagas/engine/context.ts',
  'screens/settings/developer/DeveloperTab.tsx',
  'store/browser.ts',
];

/** The floors that are divided into areas. */
const floors = [
  'slices',
  'selectors',
  'sagas',
  'api/endpoints',
  'api/decode',
  'domain',
  'components',
  'app/dialogs',
];

/** The same on every floor; `engine` is what every area uses. */
const areas = [
  'session',
  'realtime',
  'timelines',
  'statuses',
  'composer',
  'notifications',
  'people',
  'talk',
  'discovery',
  'settings',
  'admin',
  'engine',
];

/**
 * Which area may lean on which, floor by floor; all may lean on `engine`. What acts (slices, sagas,
 * endpoints, dialogs) hardly needs its neighbours: they meet by actions.
 */
const areasMayImport: Record<string, Record<string, readonly string[]>> = {
  slices: {
    realtime: ['session'],
    timelines: ['session', 'realtime'],
    statuses: ['session', 'composer'],
    notifications: ['session', 'statuses', 'people'],
    talk: ['realtime'],
    engine: ['session', 'composer'],
  },
  selectors: {
    session: ['realtime', 'timelines'],
    realtime: ['session'],
    timelines: ['session', 'realtime', 'statuses', 'settings'],
    statuses: ['session', 'realtime', 'timelines', 'discovery', 'settings'],
    composer: ['session', 'realtime', 'statuses', 'people'],
    notifications: ['session', 'realtime', 'timelines', 'statuses', 'people'],
    people: ['session', 'notifications'],
    talk: ['session', 'realtime', 'statuses', 'composer'],
    discovery: ['session', 'timelines'],
    settings: ['session'],
    admin: ['session', 'statuses', 'notifications', 'people'],
  },
  sagas: {
    session: ['timelines', 'composer', 'notifications', 'settings'],
    timelines: ['statuses'],
    people: ['notifications'],
    talk: ['realtime'],
    settings: ['session'],
    // Moderators log in again for more scopes.
    admin: ['session'],
  },
  'api/endpoints': {
    statuses: ['people'],
    people: ['admin'],
    talk: ['admin'],
    discovery: ['people'],
    settings: ['people'],
    admin: ['people'],
  },
  'api/decode': {
    admin: ['statuses', 'people', 'discovery'],
    session: ['statuses', 'people'],
    statuses: ['timelines', 'composer'],
    notifications: ['statuses', 'people', 'talk'],
    people: ['composer'],
    talk: ['statuses', 'composer'],
    discovery: ['statuses', 'people'],
    settings: ['session', 'people'],
    engine: ['statuses', 'people'],
  },
  domain: {
    session: ['timelines', 'statuses', 'composer', 'notifications', 'people', 'settings'],
    realtime: ['session', 'timelines'],
    timelines: ['session', 'statuses', 'people', 'settings'],
    statuses: ['session', 'timelines', 'people'],
    composer: ['session', 'statuses', 'people', 'settings'],
    notifications: ['session', 'people', 'talk', 'settings'],
    people: ['session', 'composer'],
    talk: ['statuses', 'people'],
    discovery: ['session', 'statuses'],
    settings: ['session', 'statuses', 'composer', 'people'],
    admin: ['session', 'statuses', 'people', 'discovery'],
    engine: ['session', 'statuses', 'people'],
  },
  components: {
    timelines: ['session', 'statuses'],
    statuses: ['timelines', 'composer', 'people', 'discovery'],
    composer: ['session', 'statuses'],
    notifications: ['statuses', 'people'],
    people: ['statuses'],
    talk: ['statuses'],
    admin: ['statuses'],
    discovery: ['people'],
  },
  'app/dialogs': {},
};

/** Tables of data may be as long as their data. */
const tables: readonly string[] = [];
const LONGEST = 280;
const MOST_ENTRIES = 25;

const rows = Object.keys(mayImport).sort((one, other) => other.length - one.length);
/** The longest row that a file lies in. */
const folderOf = (file: string): string | undefined =>
  rows.find((row) => file === row || file.startsWith(`${row}/`));
const screenOf = (file: string): string | null => /^screens\/([^/]+)\//.exec(file)?.[1] ?? null;

function wrongWays(sources: readonly SourceFile[]): string[] {
  return sources.flatMap(({ path: from, imports }) => {
    const folder = folderOf(from);
    const allowed = folder === undefined ? undefined : mayImport[folder];
    if (!allowed) return [`${from} lies in a folder without a row`];
    return imports
      .filter(({ isOurs }) => isOurs)
      .map(({ target }) => target)
      .filter((target) => {
        if (folderOf(target) === folder) {
          return folder === 'screens' && screenOf(from) !== screenOf(target);
        }
        if (doors.includes(from) && /^(testing|doctor)\//.test(target)) return false;
        return !allowed.some((prefix) => target === prefix || target.startsWith(`${prefix}/`));
      })
      .map((target) => `${from} → ${target}`);
  });
}

/** The area that a file lies in, `null` where a floor has files of its own. */
function areaOf(file: string): { floor: string; area: string | null } | null {
  const floor = floors.find((name) => file.startsWith(`${name}/`));
  if (floor === undefined) return null;
  const [area = '', ...deeper] = file.slice(floor.length + 1).split('/');
  return { floor, area: deeper.length > 0 ? area : null };
}

function wrongAreas(sources: readonly SourceFile[]): string[] {
  return sources.flatMap(({ path: from, imports }) => {
    const here = areaOf(from);
    // The groups of deferred sagas go across the areas.
    if (here?.area == null || from.startsWith('sagas/groups/')) return [];
    if (!areas.includes(here.area)) return [`${from} lies in no area`];
    const allowed = areasMayImport[here.floor]?.[here.area] ?? [];
    return imports
      .filter(({ isOurs }) => isOurs)
      .filter(({ target }) => {
        const there = areaOf(target);
        if (there?.floor !== here.floor || there.area === null) return false;
        // The engine is made of what the areas bring.
        if (here.area === 'engine' || there.area === 'engine') return false;
        return there.area !== here.area && !allowed.includes(there.area);
      })
      .map(({ target }) => `${from} → ${target}`);
  });
}

/** Folders with more entries than can be taken in at a glance. */
function crowdedFolders(sources: readonly SourceFile[]): string[] {
  const entries = new Map<string, Set<string>>();
  for (const { path: file } of sources) {
    const steps = file.split('/');
    steps.slice(1).forEach((step, index) => {
      const folder = steps.slice(0, index + 1).join('/');
      entries.set(folder, (entries.get(folder) ?? new Set()).add(step));
    });
  }
  return [...entries]
    .filter(([, { size }]) => size > MOST_ENTRIES)
    .map(([folder, { size }]) => `${folder}: ${String(size)}`);
}

/** Every way along which a file leads back to itself, each told once; those of types as well. */
function circles(sources: readonly SourceFile[]): string[] {
  const next = new Map(
    sources.map(({ path: file, imports }) => [
      file,
      imports.filter(({ isOurs }) => isOurs).map(({ target }) => target),
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

  it('keeps to the areas on every floor', () => {
    expect(wrongAreas(sources)).toEqual([]);
  });

  it('has no folder that is a list instead of a map', () => {
    expect(crowdedFolders(sources)).toEqual([]);
  });

  it('opens few doors to what is for testers and operators alone', () => {
    const found = clientSources
      .filter(({ path: file }) => !/^(testing|doctor)\//.test(file))
      .filter(({ imports }) =>
        imports.some(({ isOurs, target }) => isOurs && /^(testing|doctor)\//.test(target)),
      );
    expect(found.map(({ path: file }) => file).sort()).toEqual([...doors].sort());
  });

  it('has no circles, not even of types', () => {
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

/** Words of a private language, each replaced by the field's (the glossary is in `src/README.md`). */
const replacedWords = new Set(
  (
    'ahead blot bond bonds breath claim claims crowd debt deed deeds directs dive dives doings door ' +
    'elsewhere film governor happening happenings later neighbourhood outage past peek port raise ' +
    'rare rewriting shell studio sweep tell telling told wish wishes'
  ).split(' '),
);

const wordsOf = (name: string): string[] =>
  (name.match(/[A-Z]?[a-z]+|[A-Z]+(?![a-z])/g) ?? []).map((word) => word.toLowerCase());

/** Names of files and of exports that hold a replaced word. */
function oldNames(sources: readonly SourceFile[]): string[] {
  return sources.flatMap(({ path: file, text }) => {
    const exported = text.matchAll(
      /^export (?:default )?(?:async )?(?:const|function\*?|interface|type|class) (\w+)/gm,
    );
    return [
      path.parse(file).name.split('.')[0] ?? '',
      ...[...exported].map(([, name = '']) => name),
    ]
      .filter((name) => wordsOf(name).some((word) => replacedWords.has(word)))
      .map((name) => `${file}: ${name}`);
  });
}

/** Comments that begin with a riddle: the reader learns the subject at the end, if at all. */
const riddle =
  /^[ \t]*(?:\/\/|\/\*\*?|\/\*\*?\n[ \t]*\*) (?:What|Whatever|Who|Whoever|Whether)\b.*/gm;

const riddles = (sources: readonly SourceFile[]): string[] =>
  sources.flatMap(({ path: file, text }) =>
    (text.match(riddle) ?? []).map((line) => `${file}: ${line.trim()}`),
  );

describe('the words of the project', () => {
  it('are those of the field in the names of files and exports', () => {
    expect(oldNames(clientSources)).toEqual([]);
  });

  it('make comments that begin with their subject', () => {
    expect(riddles(sources)).toEqual([]);
    expect(riddles(readSources('__tests__'))).toEqual([]);
  });

  it('introduce every file in a comment at its top', () => {
    const bare = sources.filter(({ text }) => !/^\/[*/]/.test(text));
    expect(bare.map(({ path: file }) => file)).toEqual([]);
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

  it('sees an area that leans on another, and one that is none', () => {
    const found = wrongAreas(
      write({
        'sagas/people/a.ts': `import { b } from '@/sagas/talk/b';`,
        'sagas/talk/b.ts': `import { c } from '@/sagas/engine/c';\nexport const b = c;`,
        'sagas/engine/c.ts': 'export const c = 1;',
        'sagas/root.ts': `import { b } from './talk/b';`,
        'slices/stuff/d.ts': 'export const d = 1;',
      }),
    );
    expect(found).toEqual([
      'sagas/people/a.ts → sagas/talk/b.ts',
      'slices/stuff/d.ts lies in no area',
    ]);
  });

  it('sees a circle of three, and one of types', () => {
    const found = circles(
      write({
        'lib/a.ts': `import { b } from './b';\nexport const a = b;`,
        'lib/b.ts': `import { c } from './c';\nexport const b = c;`,
        'lib/c.ts': `import { a } from './a';\nexport const c = () => a;`,
        'lib/d.ts': `import type { E } from './e';\nexport type D = E;`,
        'lib/e.ts': `import { type D } from './d';\nexport type E = D[];`,
      }),
    );
    expect(found).toEqual([
      'lib/a.ts → lib/b.ts → lib/c.ts → lib/a.ts',
      'lib/d.ts → lib/e.ts → lib/d.ts',
    ]);
  });
});
