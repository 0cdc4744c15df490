/** Chunks of the build: loaded on demand, with a timeout, and reported when they are lost. */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page, Route } from 'playwright-core';
import { useBrowser } from '@support/engine/chromium/browser';
import english from '../../../locales/en.json';

const ORIGIN = 'http://fixture.example';
/** The bundle numbers its messages by their position in the English catalogue. */
const MORE = String(Object.keys(english).indexOf('general.more'));
const stage = useBrowser();
let production: string;
let development: string;
let dist: string;
let requested: string[];

function build(...how: string[]): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'linnet-chunks-'));
  const script = path.resolve(__dirname, '../../support/engine/chromium/chunkFixture/build.cjs');
  execFileSync(process.execPath, [script, folder, ...how], { stdio: 'pipe' });
  return folder;
}

beforeAll(() => {
  production = build('production', 'he');
  development = build('development', 'he');
}, 240_000);

beforeEach(() => {
  dist = production;
});

afterAll(() => {
  for (const folder of [production, development]) rmSync(folder, { recursive: true, force: true });
});

const types: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
};

async function answer(route: Route): Promise<void> {
  const { pathname } = new URL(route.request().url());
  requested.push(pathname);
  const file = path.join(dist, pathname === '/' ? 'index.html' : pathname);
  if (!existsSync(file)) return route.fulfill({ status: 404 });
  const contentType = types[path.extname(file)] ?? 'application/octet-stream';
  return route.fulfill({ body: readFileSync(file), contentType });
}

async function open(): Promise<Page> {
  requested = [];
  const page = await stage.newPage();
  await page.route('**/*', answer);
  await page.goto(`${ORIGIN}/`);
  await page.waitForFunction(() => 'loadScript' in window);
  return page;
}

/** Calls one of the functions that the test page exposes. */
const load = (page: Page, name: string, argument = '') =>
  page.evaluate(
    ([called = '', given]) =>
      (window as unknown as Record<string, (value?: string) => Promise<object>>)[called]?.(given),
    [name, argument],
  );

describe('a deferred chunk', () => {
  it('loads on demand', async () => {
    const page = await open();
    expect(requested.filter((file) => file.includes('lazy-'))).toEqual([]);
    expect(await load(page, 'loadScript')).toEqual({ loaded: { word: 'here' } });
    expect(await load(page, 'loadStyled')).toEqual({ loaded: { hasClass: true } });
  });

  it("ERR-02 that is lost throws ChunkLoadError 'Loading chunk {n} failed' and can be requested again", async () => {
    const page = await open();
    stage.expectProblems(/Failed to load resource/);
    await page.route('**/lazy-script*.js', (route) => route.abort());
    expect(await load(page, 'loadScript')).toEqual({
      name: 'ChunkLoadError',
      code: undefined,
      message: expect.stringMatching(/^Loading chunk \d+ failed\./) as string,
    });
    await page.unroute('**/lazy-script*.js');
    expect(await load(page, 'loadScript')).toEqual({ loaded: { word: 'here' } });
  });

  it('ERR-02 of a language throws ChunkLoadError when it is lost', async () => {
    const page = await open();
    stage.expectProblems(/Failed to load resource/);
    await page.route('**/locale-de*.js', (route) => route.fulfill({ status: 503 }));
    expect(await load(page, 'loadLanguage', 'de')).toEqual({
      name: 'ChunkLoadError',
      code: undefined,
      message: expect.stringMatching(/^Loading chunk \d+ failed\./) as string,
    });
    await page.unroute('**/locale-de*.js');
    expect(await load(page, 'loadLanguage', 'de')).toHaveProperty(`loaded.${MORE}`);
  });

  it('ERR-02 of a style sheet throws CSS_CHUNK_LOAD_FAILED when it is lost', async () => {
    const page = await open();
    stage.expectProblems(/Failed to load resource/);
    await page.route('**/lazy-styled*.css', (route) => route.abort());
    expect(await load(page, 'loadStyled')).toMatchObject({ code: 'CSS_CHUNK_LOAD_FAILED' });
    await page.unroute('**/lazy-styled*.css');
    expect(await load(page, 'loadStyled')).toEqual({ loaded: { hasClass: true } });
  });

  it('ERR-03 times out after 120 s', async () => {
    const page = await stage.newPage();
    await page.clock.install();
    requested = [];
    await page.route('**/*', answer);
    await page.goto(`${ORIGIN}/`);
    await page.waitForFunction(() => 'loadScript' in window);
    await page.route('**/lazy-script*.js', () => undefined);

    const asked = page.waitForRequest('**/lazy-script*.js');
    let outcome: unknown = 'waiting';
    const loading = load(page, 'loadScript').then((found) => {
      outcome = found;
    });
    await asked;
    await page.clock.runFor(119_900);
    expect(outcome).toBe('waiting');
    await page.clock.runFor(200);
    await loading;
    expect(outcome).toMatchObject({
      name: 'ChunkLoadError',
      message: expect.stringContaining('(timeout:') as string,
    });
  });
});

describe('a language', () => {
  it('I18N-03 loads on demand by its code, parsed at build time', async () => {
    const page = await open();
    expect(requested.filter((file) => file.includes('locale-'))).toEqual([]);
    expect(await load(page, 'loadLanguage', 'de')).toEqual({
      loaded: {
        [MORE]: [
          { type: 0, value: 'Guten Tag, ' },
          { type: 1, value: 'name' },
        ],
      },
    });
    expect(requested.filter((file) => file.includes('locale-'))).toHaveLength(1);
  });

  it('I18N-02 without a catalogue loads as empty, without a request', async () => {
    const page = await open();
    const before = requested.length;
    expect(await load(page, 'loadLanguage', 'eo')).toEqual({ loaded: {} });
    expect(await load(page, 'loadLanguage', 'en')).toEqual({ loaded: {} });
    expect(requested).toHaveLength(before);
  });
});

describe('the pseudo-locale', () => {
  it('can be chosen in development, made from the English texts', async () => {
    dist = development;
    const page = await open();
    expect(await load(page, 'readBeginning')).toEqual({ loaded: { begins: 'he' } });
    expect(requested.filter((file) => file.includes('en-XA'))).toEqual([]);
    const { loaded } = (await load(page, 'loadLanguage', 'en-XA')) as { loaded: object };
    expect(Object.keys(loaded).sort()).toEqual(Object.keys(english).sort());
    expect(loaded).toMatchObject({
      'who_to_follow.more': [
        { type: 0, value: '[' },
        { type: 0, value: 'Ṁööŕéé' },
        { type: 0, value: ']' },
      ],
    });
  });

  it('is in no production build, and cannot be chosen there', async () => {
    const page = await open();
    expect(await load(page, 'readBeginning')).toEqual({ loaded: { begins: null } });
    expect(await load(page, 'loadLanguage', 'en-XA')).toEqual({ loaded: {} });
    const files = readdirSync(production, { recursive: true, encoding: 'utf8' });
    const scripts = files.filter((file) => file.endsWith('.js'));
    const telling = scripts.filter((file) =>
      /en-XA|Áççéñ/.test(file + readFileSync(path.join(production, file), 'utf8')),
    );
    expect(scripts.length).toBeGreaterThan(2);
    expect(telling).toEqual([]);
  });
});
