/** The built bundle as files: what servers and their security policies ask of it. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { CACHE_PREFIX, isBuildFile } from '@/domain/session/appCache';
import { dist } from '@/tools/project';
import { serverNames } from '@support/engine/chromium/serverNames';

const files = existsSync(dist)
  ? readdirSync(dist, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(dist, path.join(entry.parentPath, entry.name)))
      .map((file) => file.replaceAll(path.sep, '/'))
      .sort()
  : [];
const read = (file: string): string => readFileSync(path.join(dist, file), 'utf8');
const ending = (...ends: string[]) => files.filter((file) => ends.includes(path.extname(file)));

it('is there: run npm run build first', () => {
  expect(files).toContain('index.html');
});

describe('the page', () => {
  const page = files.includes('index.html') ? read('index.html') : '';
  const head = page.slice(0, page.indexOf('</head>'));

  it('keeps the comment that servers replace, once and in the head', () => {
    expect(page.split('<!--server-generated-meta-->')).toHaveLength(2);
    expect(head).toContain('<!--server-generated-meta-->');
  });

  it('brings its own icon, title and places to mount in', () => {
    expect(head).toContain('<link rel="icon" href="/favicon.png">');
    expect(head).toMatch(/<title>.+<\/title>/);
    for (const id of ['app', 'modal', 'popovers']) expect(page).toContain(`<div id="${id}">`);
    expect(page).toContain('<noscript>');
    expect(files).toContain('favicon.png');
  });

  it('holds no script, style or handler of its own', () => {
    expect(page).not.toMatch(/<script(?![^>]* src=)/);
    expect(page).not.toMatch(/<style|\sstyle=|\son[a-z]+=|javascript:/);
  });

  it('names everything by its full path and only what exists', () => {
    const named = [...page.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, address = '']) => address);
    expect(named.length).toBeGreaterThan(3);
    expect(named.filter((address) => !/^\/[^/]/.test(address))).toEqual([]);
    expect(named.filter((address) => !files.includes(address.slice(1)))).toEqual([]);
  });
});

describe('the files', () => {
  it('lie under static, but for the page, the icon and a service worker', () => {
    const outside = files.filter((file) => !file.startsWith('static/'));
    expect(
      outside.filter((file) => !/^(index\.html|favicon\.png|sw[\w-]*\.js(\.br|\.gz)?)$/.test(file)),
    ).toEqual([]);
    expect(files).toEqual(
      expect.arrayContaining([
        'static/config.json',
        'static/install.json',
        'static/logo.svg',
        'static/terms-of-service.html',
        // Asked for at each start: without one, each start would complain of it.
        'static/stickers.json',
      ]),
    );
  });

  it('have no name or folder that a server takes for its own', () => {
    const taken = files.filter((file) => file.split('/').some((part) => serverNames.has(part)));
    expect(taken).toEqual([]);
  });

  it('carry a hash of their content where servers keep them for two weeks', () => {
    const scripts = files.filter((file) => /^static\/(js|css)\//.test(file));
    expect(scripts.length).toBeGreaterThan(3);
    expect(scripts.filter((file) => !/\.[0-9a-f]{10}\./.test(file))).toEqual([]);
  });

  it('have packed forms beside them that unpack to the same', () => {
    const packable = ending('.js', '.css').filter((file) => file !== 'static/sw-kill.js');
    for (const file of packable) {
      const plain = readFileSync(path.join(dist, file));
      expect(brotliDecompressSync(readFileSync(path.join(dist, `${file}.br`)))).toEqual(plain);
      expect(gunzipSync(readFileSync(path.join(dist, `${file}.gz`)))).toEqual(plain);
    }
    expect(packable.length).toBeGreaterThan(1);
  });

  it('leave those unpacked that operators edit in place', () => {
    expect(files.filter((file) => /(config\.json|\.html)\.(br|gz)$/.test(file))).toEqual([]);
  });
});

describe('the worker', () => {
  const line = files.includes('sw-pleroma.js') ? (read('sw-pleroma.js').split('\n')[0] ?? '') : '';
  const shell = JSON.parse(/^var __APP_CACHE__=(.+);$/.exec(line)?.[1] ?? '{}') as {
    id?: string;
    files?: string[];
  };

  it('is told of every file whose name tells its content, and of no other', () => {
    const hashed = files.filter((file) => /\.[0-9a-f]{10}\.(js|css|woff2|png|svg)$/.test(file));
    expect(hashed.length).toBeGreaterThan(20);
    expect(shell.files).toEqual(hashed.map((file) => `/${file}`));
    expect(shell.files?.every(isBuildFile)).toBe(true);
    expect(shell.id).toMatch(/^[0-9a-f]{10}$/);
  });

  it('has a kill switch beside it', () => {
    expect(files).toContain('static/sw-kill.js');
    expect(read('static/sw-kill.js')).toContain(`startsWith('${CACHE_PREFIX}')`);
  });
});

describe('the scripts', () => {
  const scripts = ending('.js').map((file) => [file, read(file)] as const);

  it.each([
    ['evaluate text', /\beval\(|\bnew Function\(|\bFunction\("/],
    ['hold the parser of messages', /EXPECT_ARGUMENT_CLOSING_BRACE|UNCLOSED_TAG/],
    ['hold the style parser of the HTML cleaner', /CssSyntaxError/],
    ['hold anything of the embedded instance', /\bHono\b|@hono|node:http/],
    ['hold warnings for developers', /react-dom(-client)?\.development|react-router-dom.*deprecat/],
    ['hold code for a worker made from text', /new Worker\(URL\.createObjectURL/],
  ])('never %s', (_what, pattern) => {
    expect(scripts.filter(([, text]) => pattern.test(text)).map(([file]) => file)).toEqual([]);
  });
});

describe('what they were made of', () => {
  const sources = ending('.map').flatMap(
    (file) => (JSON.parse(read(file)) as { sources: string[] }).sources,
  );

  it.each([
    ['the store', /\/src\/store\/browser\.ts$/, true],
    ['the screens', /\/src\/screens\//, true],
    ['the look of the instance on everything', /\/src\/gallery\//, true],
    ['the embedded instance', /\/src\/demo\//, false],
  ])('holds %s: %s is in it: %s', (_what, pattern, isThere) => {
    expect(sources.some((source) => pattern.test(source))).toBe(isThere);
  });
});

describe('the styles', () => {
  it('ask for nothing from elsewhere', () => {
    const styles = ending('.css').map((file) => [file, read(file)] as const);
    expect(
      styles.filter(([, text]) => /@import|url\(["']?(https?:|\/\/|data:font)/.test(text)),
    ).toEqual([]);
  });

  it('keep the names of custom properties, which themes set', () => {
    const styles = ending('.css').map(read).join('\n');
    expect(styles).toMatch(/--text:/);
    expect(styles).toMatch(/var\(--surface-page\)/);
  });
});
