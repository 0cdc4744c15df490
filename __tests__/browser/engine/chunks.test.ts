/** Chunks of the build: loaded on demand, with a timeout, and reported when they are lost. */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page, Route } from 'playwright-core';
import { readMessageIds } from '@/tools/locales/locales.cjs';
import { useBrowser, useSharedPage } from '@support/engine/chromium/browser';

const ORIGIN = 'http://fixture.example';
/** The bundle numbers its messages. */
const MORE = String(readMessageIds().indexOf('general.more'));
const stage = useBrowser();
/** The build that is served. */
const dist = mkdtempSync(path.join(tmpdir(), 'linnet-chunks-'));
const requested: string[] = [];

beforeAll(() => {
  const script = path.resolve(__dirname, '../../support/engine/chromium/chunkFixture/build.cjs');
  // The language to begin in is for development alone.
  execFileSync(process.execPath, [script, dist, 'production', 'he'], { stdio: 'pipe' });
}, 240_000);

afterAll(() => {
  rmSync(dist, { recursive: true, force: true });
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
  const page = await stage.newPage();
  await page.clock.install();
  await page.route('**/*', answer);
  await page.goto(`${ORIGIN}/`);
  await page.waitForFunction(() => 'loadScript' in window);
  return page;
}

const requestedFiles = (part: string) => requested.filter((file) => file.includes(part));

/** Calls one of the functions that the test page exposes. */
const load = (page: Page, name: string, argument = '') =>
  page.evaluate(
    ([called = '', given]) =>
      (window as unknown as Record<string, (value?: string) => Promise<object>>)[called]?.(given),
    [name, argument],
  );

describe('the production build', () => {
  const page = useSharedPage(stage, open);
  const lost = {
    name: 'ChunkLoadError',
    code: undefined,
    message: expect.stringMatching(/^Loading chunk [\w-]+ failed\./) as string,
  };

  it('I18N-02 has a language without a catalogue, which loads as empty, without a request', async () => {
    const before = requested.length;
    expect(await load(page(), 'loadLanguage', 'eo')).toEqual({ loaded: {} });
    expect(await load(page(), 'loadLanguage', 'en')).toEqual({ loaded: {} });
    expect(requested).toHaveLength(before);
  });

  it('ERR-03 has chunks that time out after 120 s', async () => {
    expect(requestedFiles('lazy-')).toEqual([]);
    stage.expectProblems(/Failed to load resource/);
    let held: Route | undefined;
    await page().route('**/lazy-script*.js', (route) => {
      held = route;
    });
    const asked = page().waitForRequest('**/lazy-script*.js');
    let outcome: unknown = 'waiting';
    const loading = load(page(), 'loadScript').then((found) => {
      outcome = found;
    });
    await asked;
    await page().clock.runFor(119_000);
    expect(outcome).toBe('waiting');
    await page().clock.runFor(1_100);
    await loading;
    expect(outcome).toMatchObject({
      name: 'ChunkLoadError',
      message: expect.stringContaining('(timeout:') as string,
    });
    await page().unroute('**/lazy-script*.js');
    // The browser lets a second request for the same file wait for the first.
    await held?.abort();
  });

  it("ERR-02 has chunks that throw ChunkLoadError 'Loading chunk {n} failed' when they are lost, and can be requested again", async () => {
    stage.expectProblems(/Failed to load resource/);
    await page().route('**/lazy-script*.js', (route) => route.abort());
    expect(await load(page(), 'loadScript')).toEqual(lost);
    await page().unroute('**/lazy-script*.js');
    expect(await load(page(), 'loadScript')).toEqual({ loaded: { word: 'here' } });
  });

  it('ERR-02 has style sheets that throw CSS_CHUNK_LOAD_FAILED when they are lost', async () => {
    stage.expectProblems(/Failed to load resource/);
    await page().route('**/lazy-styled*.css', (route) => route.abort());
    expect(await load(page(), 'loadStyled')).toMatchObject({ code: 'CSS_CHUNK_LOAD_FAILED' });
    await page().unroute('**/lazy-styled*.css');
    expect(await load(page(), 'loadStyled')).toEqual({ loaded: { hasClass: true } });
  });

  it('ERR-02 I18N-03 loads a language on demand by its code, parsed at build time, and throws ChunkLoadError when it is lost', async () => {
    stage.expectProblems(/Failed to load resource/);
    expect(requestedFiles('locale-')).toEqual([]);
    await page().route('**/locale-de*.js', (route) => route.fulfill({ status: 503 }));
    expect(await load(page(), 'loadLanguage', 'de')).toEqual(lost);
    await page().unroute('**/locale-de*.js');
    expect(await load(page(), 'loadLanguage', 'de')).toEqual({
      loaded: {
        [MORE]: [
          { type: 0, value: 'Guten Tag, ' },
          { type: 1, value: 'name' },
        ],
      },
    });
    expect(requestedFiles('locale-')).toHaveLength(1);
  });

  it('has no pseudo-locale, and none can be chosen there', async () => {
    expect(await load(page(), 'readBeginning')).toEqual({ loaded: { begins: null } });
    expect(await load(page(), 'loadLanguage', 'en-XA')).toEqual({ loaded: {} });
    const files = readdirSync(dist, { recursive: true, encoding: 'utf8' });
    const scripts = files.filter((file) => file.endsWith('.js'));
    const telling = scripts.filter((file) =>
      /en-XA|Áççéñ/.test(file + readFileSync(path.join(dist, file), 'utf8')),
    );
    expect(scripts.length).toBeGreaterThan(2);
    expect(telling).toEqual([]);
  });
});
