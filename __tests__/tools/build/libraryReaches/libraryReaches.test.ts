/**
 * Each reach into a library pays, and stands for exactly the version that is installed: a bundle
 * with all of them holds nothing that they cut, and formats messages like the complete library.
 */
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import * as whole from '@/app/language/createAppIntl';
import { libraryReaches } from '@/tools/build/libraryReaches/libraryReaches.cjs';
import { root } from '@/tools/project';
import { compileLocale } from '@/tools/locales/locales.cjs';
import { bundle } from '@support/engine/bundle';

const readJson = <Content>(file: string) =>
  JSON.parse(readFileSync(path.join(root, file), 'utf8')) as Content;

type Versions = Record<string, string>;
const { dependencies, devDependencies } =
  readJson<Record<'dependencies' | 'devDependencies', Versions>>('package.json');
const pinned = { ...devDependencies, ...dependencies };

const out = mkdtempSync(path.join(tmpdir(), 'linnet-reaches-'));

let bundled: string[];
let slim: typeof whole;
beforeAll(() => {
  const entry = {
    html: 'src/api/decode/engine/html.ts',
    intl: 'src/app/language/createAppIntl.ts',
  };
  bundled = bundle(entry, out, { concatenateModules: false, minimize: false });
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
