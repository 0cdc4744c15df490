/** Several accounts in the storage of a browser, and what its pages send as whom. */
import type { BrowserContext, Page } from 'playwright-core';
import type { DemoUsername } from '@/demo/seed/demoAccounts';
import { findByAcct } from '@/demo/state/people';
import { ACCOUNTS_KEY, inSlot, SLOT_KEY } from '@/lib/accountSlot';
import { keepRecord, ownRecord } from '@/tools/storedRecord';
import type { Site } from '../engine/chromium/site';
import { eventually } from '../eventually';
import { account } from './accounts';

/** The slot of each account is its name; alice has the empty one, that of the first account. */
export const slotOf = (username: DemoUsername): string => (username === 'alice' ? '' : username);

/** Signs alice and others in on a page that nobody has opened yet, as after their logins. */
export async function keepAccounts(page: Page, site: Site, others: DemoUsername[]): Promise<void> {
  const { origin, tokenFor, world } = site.instance();
  const people: DemoUsername[] = ['alice', ...others];
  for (const username of people) {
    const record = ownRecord(tokenFor(username));
    await keepRecord(page, origin, {
      ...record,
      database: inSlot(record.database, slotOf(username)),
    });
  }
  const list = people.map((screenName) =>
    account(slotOf(screenName), { screenName, userId: findByAcct(world(), screenName)?.id ?? '' }),
  );
  await page.evaluate(
    ([key = '', value = '']) => localStorage.setItem(key, value),
    [ACCOUNTS_KEY, JSON.stringify(list)],
  );
}

/** As the program does it, but at any moment: another slot, and a new load of the page. */
export async function leaveFor(page: Page, slot: string): Promise<void> {
  const leave = ([key, to]: readonly [string, string]) => {
    sessionStorage.setItem(key, to);
    location.assign('/');
  };
  // The page may be replaced while it is told.
  await eventually(() => page.evaluate(leave, [SLOT_KEY, slot] as const));
}

/** The tokens with which the documents of a context sent requests. */
export interface SentTokens {
  /** Those of each document, which has one account. */
  byDocument: Map<string, Set<string>>;
  bySlot: Map<string, Set<string>>;
}

export async function watchTokens(context: BrowserContext): Promise<SentTokens> {
  const sent: SentTokens = { byDocument: new Map(), bySlot: new Map() };
  const note = (tokens: Map<string, Set<string>>, key: string, token: string) =>
    tokens.set(key, (tokens.get(key) ?? new Set()).add(token));
  await context.exposeFunction('noteToken', (id: string, slot: string, token: string) => {
    note(sent.byDocument, id, token);
    note(sent.bySlot, slot, token);
  });
  await context.addInitScript((key) => {
    const id = String(Math.random());
    // The address of a page may name the slot, which the first script reads before it asks.
    let slot: string | undefined;
    const { fetch } = window;
    const { noteToken } = window as unknown as { noteToken: (...said: string[]) => void };
    window.fetch = (input, init) => {
      const token = new Headers(init?.headers).get('authorization');
      slot ??= sessionStorage.getItem(key) ?? localStorage.getItem(key) ?? '';
      if (token !== null) noteToken(id, slot, token);
      return fetch(input, init);
    };
  }, SLOT_KEY);
  return sent;
}
