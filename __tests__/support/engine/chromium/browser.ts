/**
 * Chromium for a test file: started once, with a new context for each test. A test fails when its
 * pages write an error to the console, throw, or violate the content security policy.
 */
import type { Browser, BrowserContext, BrowserType, Page } from 'playwright-core';
import { browserArguments, findBrowser, findHeadlessShell } from '@/tools/findBrowser';

/** Given by the test environment. */
declare const chromium: BrowserType;
declare const browserPaths: Map<boolean, string | null>;

/** A window size for each layout. */
export const layouts = {
  wide: { width: 1440, height: 900 },
  middle: { width: 1000, height: 800 },
  phone: { width: 390, height: 844 },
} as const;

/** A window of a computer as narrow as a phone's layout: without columns, pages load sooner. */
export const oneColumn = { width: 790, height: 900 } as const;

export type Layout = keyof typeof layouts;
export const layoutNames = Object.keys(layouts) as Layout[];

export interface ContextOptions {
  layout?: Layout;
  /** A window size other than those of the layouts. */
  viewport?: { width: number; height: number };
  locale?: string;
  colorScheme?: 'dark' | 'light';
  /**
   * Runs the service worker. It is blocked by default, because requests would bypass the faults
   * that a test injects between the page and the server.
   */
  worker?: boolean;
}

export interface Stage {
  /** A new visitor with empty storage. */
  newContext(options?: ContextOptions): Promise<BrowserContext>;
  /** A page of a new visitor, or another tab of an existing one. */
  newPage(options?: ContextOptions | BrowserContext): Promise<Page>;
  /** Lets this page's context outlive the test; whoever keeps it closes it. */
  keep(page: Page): void;
  /**
   * Closes the pages at this origin before its server goes: what they would request then would
   * count as a problem of the next test.
   */
  leave(origin: string): Promise<void>;
  /** From here on, problems whose text matches are expected. */
  expectProblems(...patterns: RegExp[]): void;
  /** The problems on the pages of this test so far. */
  problems(): readonly string[];
}

/** `whole`: the browser with all its parts, for tests of push messages. */
export function useBrowser({ whole = false } = {}): Stage {
  let browser: Browser | undefined;
  let contexts: BrowserContext[] = [];
  let kept: BrowserContext[] = [];
  let problems: string[] = [];
  let expected: RegExp[] = [];

  beforeAll(async () => {
    const executablePath = pathOf(whole);
    if (!executablePath) throw new Error('No Chromium found. Run npm test, which installs one.');
    browser = await chromium.launch({ executablePath, args: browserArguments });
  });

  afterAll(async () => {
    await browser?.close();
  });

  afterEach(async () => {
    await Promise.all(contexts.map((context) => context.close()));
    const known = [ofMovedClocks, ...expected];
    const unexpected = problems.filter((text) => !known.some((pattern) => pattern.test(text)));
    contexts = [];
    problems = [];
    expected = [];
    expect(unexpected).toEqual([]);
  });

  async function newContext(options: ContextOptions = {}): Promise<BrowserContext> {
    if (!browser) throw new Error('The browser starts before the first test, not earlier.');
    const { layout = 'wide', locale = 'en-GB', colorScheme = 'dark', worker = false } = options;
    const context = await browser.newContext({
      viewport: options.viewport ?? layouts[layout],
      isMobile: layout === 'phone',
      hasTouch: layout === 'phone',
      locale,
      colorScheme,
      reducedMotion: 'reduce',
      serviceWorkers: worker ? 'allow' : 'block',
    });
    context.setDefaultTimeout(30_000);
    contexts.push(context);
    await watchPolicy(context, (violation) => problems.push(violation));
    context.on('console', (message) => {
      if (message.type() !== 'error') return;
      const { url } = message.location();
      problems.push(`console: ${message.text()}${url.includes('/api/') ? ` (${url})` : ''}`);
    });
    context.on('weberror', (error) => {
      problems.push(`uncaught: ${String(error.error())}`);
    });
    return context;
  }

  return {
    newContext,
    newPage: async (options = {}) =>
      ('newPage' in options ? options : await newContext(options)).newPage(),
    keep: (page) => {
      contexts = contexts.filter((context) => context !== page.context());
      kept.push(page.context());
    },
    leave: async (origin) => {
      const isThere = (page: Page) => page.url().startsWith(origin);
      const left = kept.filter((context) => context.pages().some(isThere));
      kept = kept.filter((context) => !left.includes(context));
      await Promise.all(left.map((context) => context.close()));
    },
    expectProblems: (...patterns) => {
      expected.push(...patterns);
    },
    problems: () => problems,
  };
}

function pathOf(whole: boolean): string | null {
  if (!browserPaths.has(whole)) {
    browserPaths.set(whole, (whole ? null : findHeadlessShell()) ?? findBrowser());
  }
  return browserPaths.get(whole) ?? null;
}

/**
 * A page that the tests of a describe block share, one after the other: loading it takes longer
 * than most of what they do. Each test leaves it as the next one expects it.
 */
export function useSharedPage(stage: Stage, open: () => Promise<Page>): () => Page {
  let page: Page | undefined;
  beforeAll(async () => {
    page = await open();
    stage.keep(page);
  });
  afterAll(async () => {
    await page?.context().close();
  });
  return () => {
    if (!page) throw new Error('The shared page is open only during tests');
    return page;
  };
}

/** Storage has no time to answer when a test moves the clock on. */
const ofMovedClocks = /Storage gave no answer[^]*ClockController/;

/** Reports violations of the content security policy, with the directive and the place. */
async function watchPolicy(
  context: BrowserContext,
  report: (violation: string) => void,
): Promise<void> {
  await context.exposeBinding('reportPolicyViolation', (_source, text: string) => {
    report(text);
  });
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const { reportPolicyViolation } = window as unknown as {
        reportPolicyViolation: (text: string) => void;
      };
      reportPolicyViolation(
        `policy: ${event.violatedDirective} forbids ${event.blockedURI} at ${event.sourceFile}:${String(event.lineNumber)}`,
      );
    });
  });
}
