/**
 * Chooses the tests that a change most likely breaks, for the short loop while working. It looks at
 * names and at direct imports: following all imports would nearly always lead to every test.
 */
import path from 'node:path';

export interface TestFile {
  /** The path from the root of the project. */
  file: string;
  /** The paths of the project's files that it imports. */
  imports: readonly string[];
}

const isTest = (file: string): boolean => /^__tests__\/.+\.test\.tsx?$/.test(file);

/** The name that a file shares with its tests and its neighbours on the other floors. */
const nounOf = (file: string): string =>
  path.posix
    .basename(file)
    .replace(/(?:\.test|\.module)?\.\w+$/, '')
    .toLowerCase();

/** Tests of the structure and of texts, by what they watch over. */
const watchers: readonly (readonly [RegExp, readonly string[]])[] = [
  [/^src\/.+\.tsx?$/, ['__tests__/architecture.test.ts']],
  [/\.md$/, ['__tests__/tools/readme.test.ts']],
  [/^locales\//, ['__tests__/i18n/catalogue.test.ts']],
  [/^src\/domain\/settings\/settings/, ['__tests__/tools/settings.test.ts']],
];

export function chooseTests(
  changed: readonly string[],
  tests: readonly TestFile[],
): { quick: string[]; browser: string[] } {
  const chosen = new Set<string>();
  for (const file of changed) {
    if (isTest(file)) chosen.add(file);
    for (const [pattern, watching] of watchers) {
      if (pattern.test(file)) watching.forEach((test) => chosen.add(test));
    }
    const plain = file.replace(/\.\w+$/, '');
    for (const test of tests) {
      const isNamesake = file.startsWith('src/') && nounOf(test.file) === nounOf(file);
      if (isNamesake || test.imports.includes(plain)) chosen.add(test.file);
    }
  }
  const known = new Set(tests.map(({ file }) => file));
  const there = [...chosen].filter((file) => known.has(file)).sort();
  const inBrowser = (file: string) => file.startsWith('__tests__/browser/');
  return {
    quick: there.filter((file) => !inBrowser(file)),
    browser: there.filter(inBrowser),
  };
}

/** The project's files that a test imports, without their endings. */
export function importsOf(file: string, text: string): string[] {
  const names = [...text.matchAll(/(?:from|import|mock\(|import\()\s*'([^']+)'/g)].map(
    ([, name = '']) => name,
  );
  const folder = path.posix.dirname(file);
  return names.flatMap((name) => {
    if (name.startsWith('@/')) return [`src/${name.slice(2)}`];
    if (name.startsWith('@support/')) return [`__tests__/support/${name.slice(9)}`];
    return name.startsWith('.') ? [path.posix.join(folder, name)] : [];
  });
}
