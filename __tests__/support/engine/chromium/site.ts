/**
 * The built client as delivered by an embedded instance: one instance for a test file, and pages of
 * visitors and members, each with a storage of their own.
 */
import type { BrowserContext, Page } from 'playwright-core';
import { holdCalls } from '@/demo/faults';
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
  /** Settings stored in this browser. */
  settings?: Partial<Settings>;
  /** Opens another tab of this visitor. */
  context?: BrowserContext;
  /** Prepares the page before it is opened. */
  before?: (page: Page) => Promise<unknown>;
}

export interface Site {
  instance(): Instance;
  /** Calls a control endpoint under `/demo`, which causes a fault or a change. */
  control(name: string, body?: Record<string, unknown>): Promise<Record<string, unknown>>;
  /** Posts a status in somebody's name; returns its id. */
  post(text: string, more?: Record<string, unknown>): Promise<string>;
  /** Resolves once so many streaming sockets are open. */
  listening(count?: number): Promise<void>;
  open(path: string, options?: VisitOptions): Promise<Page>;
}

/** Strict: the server refuses calls that its documents do not name. */
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
    holdCalls(instance().faults, false);
    Object.assign(instance().faults, {
      planned: [],
      altered: [],
      isDown: false,
      latency: 0,
      failRate: 0,
    });
  });
  afterAll(async () => {
    if (running) await stage.leave(running.origin);
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

/** Reads the value stored under a key, or one field of it; null when there is none. */
export function readStoredRecord(
  page: Page,
  { database, table, key, field = '' }: Omit<StoredRecord, 'value'> & { field?: string },
): Promise<unknown> {
  return page.evaluate(
    async ([name = '', store = '', entry = '', part = '']) => {
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
            const value = (found.result ?? null) as Record<string, unknown> | null;
            resolve(part === '' ? value : (value?.[part] ?? null));
          };
        };
      });
    },
    [database, table, key, field],
  );
}

export const passwordOf = (username: DemoUsername): string =>
  demoAccounts.find((account) => account.username === username)?.password ?? '';

/** Signs in through the form on the page. */
export async function fillLogin(
  page: Page,
  username: DemoUsername,
  password = passwordOf(username),
): Promise<void> {
  const form = page.getByRole('form', { name: 'Log in' });
  await form.getByRole('textbox', { name: 'Username' }).fill(username);
  await form.getByLabel('Password', { exact: true }).fill(password);
  await form.getByRole('button', { name: 'Log in' }).click();
}

/** Looks at the page so often for what a dialog leaves for a moment; an open one stays. */
const LOOKS = 50;

/** The entry of a closed dialog goes from the history later, and would take a next one with it. */
export async function closedDialogLeft(page: Page): Promise<void> {
  const hasEntry = () =>
    page.evaluate(() => Boolean((history.state as Record<string, unknown> | null)?.['openThing']));
  for (let look = 0; look < LOOKS && (await hasEntry()); look += 1);
}

/** Navigates without reloading the page, as a link in it does. */
export async function goWithin(page: Page, path: string): Promise<void> {
  // Before the program is there, nobody would hear of it.
  await page.locator('#app > *').first().waitFor({ state: 'attached' });
  await closedDialogLeft(page);
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, path);
}

/** The heading with this title, which appears together with the screen's content. */
export const heading = (page: Page, title: string) =>
  page.getByRole('heading', { level: 1, name: title, exact: true });

/**
 * Waits for the deferred part of the app (shortcuts, notice texts); tooltips, which it loads for a
 * mouse, show that it is there.
 */
export async function deferredPartLoaded(page: Page): Promise<void> {
  const pointAt = (selector: string) =>
    page.evaluate((found) => {
      for (const name of ['pointermove', 'pointerover']) {
        const event = new PointerEvent(name, { bubbles: true, pointerType: 'mouse' });
        document.querySelector(found)?.dispatchEvent(event);
      }
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
