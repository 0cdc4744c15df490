/**
 * Checks the built files, which are also the package for operators, against the requirements of
 * servers and their security policies, and runs them from the folder that a server unpacks them to.
 */
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
} from 'node:fs';
import { homedir, tmpdir, userInfo } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { CACHE_PREFIX, isBuildFile } from '@/domain/session/appCache';
import { languages } from '@/i18n/languages';
import { dist, root } from '@/tools/project';
import { useBrowser } from '@support/engine/chromium/browser';
import { goWithin, heading, useSite } from '@support/engine/chromium/site';
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

it('has no message that would have to be parsed in the browser', () => {
  // The compiler of components may hide a message from the one of messages.
  const whole = /id:"[\w.]+\.[\w.]+",defaultMessage:"[^"]*"/g;
  expect(ending('.js').flatMap((file) => read(file).match(whole) ?? [])).toEqual([]);
});

describe('the built page', () => {
  const page = files.includes('index.html') ? read('index.html') : '';
  const head = page.slice(0, page.indexOf('</head>'));

  it('contains the comment that servers replace, once and in the head', () => {
    expect(page.split('<!--server-generated-meta-->')).toHaveLength(2);
    expect(head).toContain('<!--server-generated-meta-->');
  });

  it('has an icon, a title and elements to mount into', () => {
    expect(head).toContain('<link rel="icon" href="/favicon.png">');
    expect(head).toMatch(/<title>.+<\/title>/);
    for (const id of ['app', 'modal', 'popovers']) expect(page).toContain(`<div id="${id}">`);
    expect(page).toContain('<noscript>');
    expect(files).toContain('favicon.png');
  });

  it('contains no inline script, style or event handler', () => {
    expect(page).not.toMatch(/<script(?![^>]* src=)/);
    expect(page).not.toMatch(/<style|\sstyle=|\son[a-z]+=|javascript:/);
  });

  it('refers only to existing files, by absolute path', () => {
    const named = [...page.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, address = '']) => address);
    expect(named.length).toBeGreaterThan(3);
    expect(named.filter((address) => !/^\/[^/]/.test(address))).toEqual([]);
    expect(named.filter((address) => !files.includes(address.slice(1)))).toEqual([]);
  });
});

describe('the built files', () => {
  it('lie under static, except the page, the icon and the service worker', () => {
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
        // Requested at every start; without the file, every start would log an error.
        'static/stickers.json',
        'static/styles.json',
      ]),
    );
    expect(files.filter((file) => /^static\/themes\/\w+\.json$/.test(file))).not.toEqual([]);
  });

  it('reveal nothing about the machine that built them, and no keys or access tokens', () => {
    const places = [root, homedir(), path.join('/home', userInfo().username)];
    const telling = [
      ...places.map((place) => new RegExp(`(?<![\\w.-])${place.replace(/\W/g, '\\$&')}/`)),
      /BEGIN [A-Z ]*PRIVATE KEY|_authToken|xox[bp]-|AKIA[0-9A-Z]{16}/,
    ];
    const found = ending('.html', '.js', '.css', '.map', '.json', '.svg').filter((file) => {
      const text = read(file);
      return telling.some((pattern) => pattern.test(text));
    });
    expect(found).toEqual([]);
  });

  it('have no name or folder that servers reserve', () => {
    const taken = files.filter((file) => file.split('/').some((part) => serverNames.has(part)));
    expect(taken).toEqual([]);
  });

  it.each([
    ['locale', 20_000],
    ['late', 16_000],
  ])('weigh for each language, compressed: %s- %i bytes at most', (name, most) => {
    const packed = files.filter((file) => new RegExp(`/${name}-.+\\.js\\.br$`).test(file));
    expect(packed).toHaveLength(languages.length - 1);
    const heavy = packed.filter((file) => statSync(path.join(dist, file)).size > most);
    expect(heavy).toEqual([]);
  });

  it('have a content hash where servers let browsers cache them for two weeks', () => {
    const scripts = files.filter((file) => /^static\/(js|css)\//.test(file));
    expect(scripts.length).toBeGreaterThan(3);
    expect(scripts.filter((file) => !/\.[0-9a-f]{10}\./.test(file))).toEqual([]);
  });

  it('have compressed copies with the same content', () => {
    const packable = ending('.js', '.css').filter((file) => file !== 'static/sw-kill.js');
    const bytesOf = (file: string) => readFileSync(path.join(dist, file));
    // Compared as bytes: jest would compare a million numbers one by one.
    const others = packable.filter((file) => {
      const plain = bytesOf(file);
      return !(
        brotliDecompressSync(bytesOf(`${file}.br`)).equals(plain) &&
        gunzipSync(bytesOf(`${file}.gz`)).equals(plain)
      );
    });
    expect(others).toEqual([]);
    expect(packable.length).toBeGreaterThan(1);
  });

  it('have no compressed copies if operators edit them in place', () => {
    expect(files.filter((file) => /(config\.json|\.html)\.(br|gz)$/.test(file))).toEqual([]);
  });
});

describe('the built service worker', () => {
  const line = files.includes('sw-pleroma.js') ? (read('sw-pleroma.js').split('\n')[0] ?? '') : '';
  const shell = JSON.parse(/^var __APP_CACHE__=(.+);$/.exec(line)?.[1] ?? '{}') as {
    id?: string;
    files?: string[];
  };

  it('lists every file with a content hash, and no other', () => {
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

describe('the built scripts', () => {
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

describe('the sources of the build', () => {
  const sources = ending('.map').flatMap(
    (file) => (JSON.parse(read(file)) as { sources: string[] }).sources,
  );

  it.each([
    ['the store', /\/src\/store\/browser\.ts$/, true],
    ['the screens', /\/src\/screens\//, true],
    ['the look of the instance on everything', /\/src\/gallery\//, true],
    ['the embedded instance', /\/src\/demo\//, false],
  ])('with %s: %s is bundled: %s', (_what, pattern, isThere) => {
    expect(sources.some((source) => pattern.test(source))).toBe(isThere);
  });
});

describe('the built style sheets', () => {
  it('load nothing from other origins', () => {
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

describe('the package, unpacked by a server with the strictest policy', () => {
  const stage = useBrowser();
  const folder = mkdtempSync(path.join(tmpdir(), 'linnet-frontends-'));
  const installed = path.join(folder, 'frontends/linnet/0.1.0');
  cpSync(dist, installed, { recursive: true, filter: (file) => !file.endsWith('.map') });
  afterAll(() => {
    rmSync(folder, { recursive: true, force: true });
  });
  const site = useSite(stage, {
    policy: 'akkoma',
    indexPage: 'akkoma',
    family: 'akkoma',
    dist: installed,
  });

  it("shows the instance's timeline, and screens with deferred code", async () => {
    const page = await site.open('/main/public', { as: 'alice' });
    await heading(page, 'Local timeline').waitFor();
    await page.getByRole('feed').getByRole('article').first().waitFor();
    await goWithin(page, '/about');
    await heading(page, 'About').waitFor();
  });
});
