/**
 * Each reach into a library pays, and stands for exactly the version that is installed: a bundle
 * with all of them holds nothing that they cut, and formats messages like the complete library.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import * as whole from '@/app/language/createAppIntl';
import { libraryReaches } from '@/tools/build/libraryReaches/libraryReaches.cjs';
import { compileLocale } from '@/tools/locales/locales.cjs';

const root = path.resolve(__dirname, '../../../..');
const readJson = <Content>(file: string) =>
  JSON.parse(readFileSync(path.join(root, file), 'utf8')) as Content;

type Versions = Record<string, string>;
const { dependencies, devDependencies } =
  readJson<Record<'dependencies' | 'devDependencies', Versions>>('package.json');
const pinned = { ...devDependencies, ...dependencies };

const out = mkdtempSync(path.join(tmpdir(), 'linnet-reaches-'));

/** In a process of its own, as webpack loads its files by itself. Prints the bundled modules. */
const build = `
  const webpack = require('webpack');
  const at = (name) => require('node:path').join(${JSON.stringify(root)}, name);
  const { libraryAliases } = require(at('src/tools/build/libraryReaches/libraryReaches.cjs'));
  webpack({
    mode: 'production',
    context: at(''),
    entry: {
      html: at('src/api/decode/engine/html.ts'),
      intl: at('src/app/language/createAppIntl.ts'),
    },
    output: { path: ${JSON.stringify(out)}, filename: '[name].cjs', library: { type: 'commonjs2' } },
    optimization: { concatenateModules: false, minimize: false },
    resolve: { extensions: ['.ts', '.js'], alias: { '@': at('src'), ...libraryAliases() } },
    module: { rules: [{ test: /\\.ts$/, loader: 'babel-loader', options: { envName: 'production' } }] },
    devtool: false,
  }, (error, stats) => {
    if (error || stats.hasErrors() || stats.hasWarnings()) {
      console.error(error ?? stats.toString({ all: false, errors: true, warnings: true }));
      process.exitCode = 1;
      return;
    }
    const files = [...stats.compilation.modules].map((module) => module.nameForCondition() ?? '');
    console.log(JSON.stringify(files.map((file) => require('node:path').relative(at(''), file))));
  });
`;

let bundled: string[];
let slim: typeof whole;
beforeAll(() => {
  const printed = execFileSync(process.execPath, ['-e', build], { cwd: root, encoding: 'utf8' });
  bundled = JSON.parse(printed) as string[];
  slim = jest.requireActual<typeof whole>(path.join(out, 'intl.cjs'));
}, 120_000);
afterAll(() => rmSync(out, { recursive: true, force: true }));

describe.each(libraryReaches)('the reach $name', ({ library, version, saves, alias }) => {
  it('saves at least 3 % of the limit of scripts', () => {
    const { limits } = readJson<{ limits: { js: number } }>('src/tools/build/budgets.json');
    expect(saves * 1_000).toBeGreaterThanOrEqual(limits.js * 0.03);
  });

  it('is made for the version that is pinned and installed', () => {
    const installed = readJson<{ version: string }>(`node_modules/${library}/package.json`);
    expect([pinned[library], installed.version]).toEqual([version, version]);
  });

  it('replaces what exists by what exists', () => {
    for (const [request, target] of Object.entries(alias)) {
      const from = request.replace(/\$$/, '');
      const place = path.isAbsolute(from) ? from : path.join(root, 'node_modules', from);
      expect([request, existsSync(place)]).toEqual([request, true]);
      if (target !== false) expect([target, existsSync(target)]).toEqual([target, true]);
    }
  });
});

describe('a bundle with all reaches', () => {
  it('holds the used parts of the libraries', () => {
    const used = [
      'htmlparser2/dist/esm/Parser.js',
      'entities/dist/esm/generated/decode-data-xml.js',
      'sanitize-html/index.js',
      '@formatjs/icu-messageformat-parser/no-parser.js',
    ].map((file) => path.join('node_modules', file));
    expect(bundled).toEqual(expect.arrayContaining(used));
  });

  it('holds nothing that they cut', () => {
    const cut =
      /node_modules\/(postcss|launder|dayjs|parse-srcset|deepmerge|dom\w+|dom-serializer|@formatjs\/icu-skeleton-parser)\/|htmlparser2\/dist\/esm\/index|decode-data-html|icu-messageformat-parser\/(index|printer|manipulator)/;
    expect(bundled.filter((file) => cut.test(file.replaceAll(path.sep, '/')))).toEqual([]);
  });

  const reported = jest.fn();
  beforeEach(() => {
    reported.mockReset();
    globalThis.reportError = reported;
  });

  it('formats messages like the complete library', () => {
    const texts = {
      plural: '{n, plural, one {# post} other {# posts}} of {name}',
      ordinal: '{n, selectordinal, one {#st} two {#nd} other {#th}}',
      select: '{kind, select, video {a video} other {a file}}',
      number: '{n, number} {n, number, ::compact-short} {n, number, percent}',
      date: '{day, date, long} {day, time, short}',
      tag: 'By <b>{name}</b>',
    };
    const messages = compileLocale(JSON.stringify(texts), 'test.json');
    const values = {
      n: 2_100,
      name: 'Mia',
      kind: 'video',
      day: new Date('2026-03-04T15:06:07Z'),
      b: (chunks: string[]) => chunks.join(''),
    };
    for (const locale of ['en', 'de', 'ar']) {
      const [mine, theirs] = [slim, whole].map(({ createAppIntl }) => {
        const { formatMessage: say } = createAppIntl(locale, messages);
        return Object.keys(texts).map((id) => say({ id }, values));
      });
      expect(mine).toEqual(theirs);
    }
    expect(reported).not.toHaveBeenCalled();
  });

  it('reports a message that the build did not parse', () => {
    const { formatMessage: say } = slim.createAppIntl('en', {});
    expect(say({ id: 'raw', defaultMessage: 'Hello, {name}' }, { name: 'Mia' })).toBe(
      'Hello, {name}',
    );
    expect(reported).toHaveBeenCalledTimes(1);
  });
});
