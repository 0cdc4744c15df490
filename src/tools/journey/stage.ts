/**
 * Chromium with the client for both people of a journey; collects the server's refusals and the
 * errors of the pages.
 */
import path from 'node:path';
import { chromium, type Page, type Response } from 'playwright-core';
import { browserArguments, findBrowser } from '@/tools/findBrowser';
import { keepRecord, ownRecord } from '@/tools/storedRecord';
import { BadCall } from '../command';
import type { Person } from './server';

/** Milliseconds to wait for any element. */
const PATIENCE = 15_000;
const MOST_TEXT = 300;

export interface Refusal {
  /** The number of the browser that asked; each has its own storage. */
  browser: number;
  method: string;
  path: string;
  status: number;
  sent: string;
  answer: string;
}

export interface Stage {
  /** Opens a page for somebody who is signed in, or for a visitor. */
  open(path: string, as: Person | null): Promise<Page>;
  /** Saves a screenshot of every open page, if a folder for them was given. */
  shoot(name: string): Promise<void>;
  /** The server's error answers, in order. */
  refusals(): readonly Refusal[];
  /** From here on, matching problems are expected. */
  expect(problem: RegExp): void;
  /** The errors that pages logged or threw. */
  problems(): readonly string[];
  close(): Promise<void>;
}

export async function openStage(origin: string, shots: string | null): Promise<Stage> {
  const executablePath = findBrowser();
  if (!executablePath) throw new BadCall('No Chromium found; "npm test" installs one.');
  const browser = await chromium.launch({ executablePath, args: browserArguments });
  const refusals: Refusal[] = [];
  let browsers = 0;
  const problems: string[] = [];
  const expected: RegExp[] = [];

  const note = async (index: number, response: Response): Promise<void> => {
    if (response.status() < 400) return;
    const request = response.request();
    const { pathname, search } = new URL(response.url());
    refusals.push({
      browser: index,
      method: request.method(),
      path: pathname + search,
      status: response.status(),
      sent: shorten(blot(request.postData() ?? '')),
      answer: shorten(await response.text().catch(() => '')),
    });
  };

  return {
    open: async (path, as) => {
      const context = await browser.newContext({
        viewport: { width: 1440, height: 900 },
        locale: 'en-GB',
        reducedMotion: 'reduce',
        serviceWorkers: 'block',
      });
      context.setDefaultTimeout(PATIENCE);
      const index = (browsers += 1);
      context.on('response', (response) => void note(index, response));
      context.on('weberror', (error) => problems.push(String(error.error())));
      context.on('console', (message) => {
        if (message.type() !== 'error') return;
        problems.push(withPath(message.text(), message.location().url));
      });
      const page = await context.newPage();
      if (as) await keepRecord(page, origin, ownRecord(as.token));
      await page.goto(origin + path);
      return page;
    },
    shoot: async (name) => {
      if (shots === null) return;
      const pages = browser.contexts().flatMap((context) => context.pages());
      for (const [index, page] of pages.entries()) {
        const file = `${name.replace(/\W+/g, '-')}-${String(index)}.png`;
        await page.screenshot({ path: path.join(shots, file) });
      }
    },
    refusals: () => refusals,
    expect: (problem) => {
      expected.push(problem);
    },
    problems: () => problems.filter((line) => !expected.some((known) => known.test(line))),
    close: () => browser.close(),
  };
}

/** Adds the path, because browsers report a refused request without it. */
const withPath = (text: string, url: string): string =>
  /^Failed to load resource/.test(text) && URL.canParse(url)
    ? `${text}: ${new URL(url).pathname}`
    : text;

const shorten = (text: string): string =>
  text.length > MOST_TEXT ? `${text.slice(0, MOST_TEXT)}…` : text;

/** Removes passwords and client secrets from the table. */
const blot = (text: string): string =>
  text.replace(/(password|client_secret|token|code)("?\s*[=:]\s*"?)[^"&\s]+/gi, '$1$2…');
