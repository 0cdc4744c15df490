/**
 * The built client as an embedded instance delivers it, for a test file: one instance, and pages of
 * visitors and of members, each with a storage of their own.
 */
import type { BrowserContext, Page } from 'playwright-core';
import type { DemoOptions } from '@/demo/options';
import { startInstance, type Instance } from '@/demo/server';
import { demoAccounts, type DemoUsername } from '@/demo/seed/demoAccounts';
import type { Settings } from '@/domain/settings/settings';
import { dist } from '@/tools/project';
import { keepRecord, ownRecord, type StoredRecord } from '@/tools/storedRecord';
import type { ContextOptions, Stage } from './browser';
import { eventually } from '../../eventually';

export interface VisitOptions extends ContextOptions {
  /** Signed in as this member already, as after a reload. */
  as?: DemoUsername;
  /** What this browser was told to do differently. */
  settings?: Partial<Settings>;
  /** Another tab of this visitor. */
  context?: BrowserContext;
  /** Anything to do to the page before it is opened. */
  before?: (page: Page) => Promise<unknown>;
}

export interface Site {
  instance(): Instance;
  /** Brings about what a reader should survive: an endpoint under `/demo`. */
  control(name: string, body?: Record<string, unknown>): Promise<Record<string, unknown>>;
  /** A status by somebody; returns its id. */
  post(text: string, more?: Record<string, unknown>): Promise<string>;
  /** Resolves once so many sockets are open. */
  listening(count?: number): Promise<void>;
  open(path: string, options?: VisitOptions): Promise<Page>;
}

/** Strict: a client that sends what no server's documents name fails here. */
const usual = { policy: 'pleroma', indexPage: 'pleroma', dist, strict: true } as const;

export function useSite(stage: Stage, options: Partial<DemoOptions> = {}): Site {
  let running: Instance | undefined;
  const instance = (): Instance => {
    if (!running) throw new Error('The instance runs only during tests');
    return running;
  };
  beforeAll(async () => {
    running = await startInstance({ ...usual, ...options });
  });
  afterEach(() => {
    Object.assign(instance().faults, {
      planned: [],
      altered: [],
      isDown: false,
      latency: 0,
      failRate: 0,
    });
  });
  afterAll(async () => {
    await running?.close();
  });

  const control: Site['control'] = async (name, body = {}) => {
    const address = `http://127.0.0.1:${String(instance().port)}/demo/${name}`;
    const answer = await fetch(address, { method: 'POST', body: JSON.stringify(body) });
    const result = (await answer.json()) as Record<string, unknown>;
    if (!answer.ok) throw new Error(`/demo/${name}: ${String(result.error)}`);
    return result;
  };

  return {
    instance,
    control,
    post: async (text, more = {}) => String((await control('post', { text, ...more })).id),
    listening: (count = 1) =>
      eventually(async () => {
        expect((await control('sockets')).open).toBe(count);
      }),
    open: async (path, { as, settings, context, before, ...contextOptions } = {}) => {
      const page = await stage.newPage(context ?? contextOptions);
      const { origin } = instance();
      if (as || settings) {
        const token = as ? instance().tokenFor(as) : null;
        await keepRecord(page, origin, ownRecord(token, settings));
      }
      await before?.(page);
      await page.goto(origin + path);
      return page;
    },
  };
}

/** Reads back what is kept under a key; null when there is nothing. */
export function readStoredRecord(
  page: Page,
  { database, table, key }: Omit<StoredRecord, 'value'>,
): Promise<unknown> {
  return page.evaluate(
    async ([name = '', store = '', entry = '']) => {
      const known = await indexedDB.databases();
      if (!known.some((one) => one.name === name)) return null;
      return new Promise<unknown>((resolve, reject) => {
        const opening = indexedDB.open(name);
        opening.onerror = () => {
          reject(new Error(`${name} cannot be read`));
        };
        opening.onsuccess = () => {
          const found = opening.result.transaction(store).objectStore(store).get(entry);
          found.onsuccess = () => {
            opening.result.close();
            resolve(found.result ?? null);
          };
        };
      });
    },
    [database, table, key],
  );
}

export const passwordOf = (username: DemoUsername): string =>
  demoAccounts.find((account) => account.username === username)?.password ?? '';

/** Signs in as a reader does, by the form of the page. */
export async function fillLogin(
  page: Page,
  username: DemoUsername,
  password = passwordOf(username),
): Promise<void> {
  const form = page.getByRole('form', { name: 'Log in' });
  await form.getByRole('textbox', { name: 'Username' }).fill(username);
  await form.getByLabel('Password').fill(password);
  await form.getByRole('button', { name: 'Log in' }).click();
}

/** Goes somewhere without loading the page anew, as a link in it does. */
export async function goWithin(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, path);
}

/** The screen of this title is there, with its content. */
export const heading = (page: Page, title: string) =>
  page.getByRole('heading', { level: 1, name: title, exact: true });

/** What comes behind the first screen is there, as tooltips tell: the keys, and the words of notices. */
export async function deferredPartLoaded(page: Page): Promise<void> {
  const pointAt = (selector: string) =>
    page.evaluate((found) => {
      const over = new PointerEvent('pointerover', { bubbles: true });
      document.querySelector(found)?.dispatchEvent(over);
    }, selector);
  const tooltips = page.getByRole('tooltip', { includeHidden: true });
  await eventually(async () => {
    await pointAt('[data-tip]');
    expect(await tooltips.count()).toBe(1);
  });
  await pointAt('body');
  await tooltips.waitFor({ state: 'detached' });
}

export const notices = (page: Page) => page.getByRole('region', { name: 'Notices' });
