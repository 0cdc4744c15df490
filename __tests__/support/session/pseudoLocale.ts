/**
 * Serves the built page in a pseudo-locale: it requests German and gets accented English. Every
 * text of the interface then begins with a bracket and is 40 % longer; a text without one is not
 * translated.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { TYPE } from '@formatjs/icu-messageformat-parser';
import type { Page } from 'playwright-core';
import { pseudolocalizeMessages } from '@/tools/locales/pseudoLocale.cjs';
import { compileLocale, messageParts, packLocale } from '@/tools/locales/locales.cjs';

const text = readFileSync(path.resolve(__dirname, '../../../locales/en.json'), 'utf8');
const english = JSON.parse(text) as Record<string, string>;

/** German, because a chosen language overrides the browser's. */
export const PSEUDO_LOCALE_SETTINGS = { interfaceLanguage: 'de' } as const;

/** A plain text in its pseudo-localized form. */
export const pseudolocalized = (words: string): string =>
  pseudolocalizeMessages({ words: [{ type: TYPE.literal, value: words }] })
    .words!.map((part) => ('value' in part ? part.value : ''))
    .join('');

/** Call it before the page is opened. */
export async function servePseudoLocale(page: Page): Promise<void> {
  const messages = pseudolocalizeMessages(compileLocale(text, 'en.json'));
  const { first, late } = messageParts();
  await page.route(/\/(locale|late)-de-json\.\w+\.js$/, async (route) => {
    const list = route.request().url().includes('/late-')
      ? [...first.map(() => 0), ...packLocale(messages, late)]
      : packLocale(messages, first);
    const answer = await route.fetch();
    const chunk = (await answer.text()).replace(
      /JSON\.parse\('.*'\)/s,
      () => `JSON.parse(${JSON.stringify(JSON.stringify(list))})`,
    );
    await route.fulfill({ response: answer, body: chunk });
  });
}

/** Texts that demo people use as well, and the name of the client. */
const theirs = ['None', 'Linnet'];

const plain = Object.values(english).filter(
  (words) => /^[^{}<>]*\p{L}{3}[^{}<>]*$/u.test(words) && !theirs.includes(words),
);

/** Where a page keeps the English texts: there are thousands. */
interface KnowingWindow {
  englishTexts?: Set<string>;
}

/** English texts of the interface that the page shows or announces. */
export async function findUntranslated(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'englishTexts' in window))) {
    await page.evaluate((texts) => {
      (window as KnowingWindow).englishTexts = new Set(texts);
    }, plain);
  }
  return page.evaluate(() => {
    const known = (window as KnowingWindow).englishTexts;
    const found = new Set<string>();
    const look = (words: string | null | undefined, from: Element | null) => {
      const said = words?.trim() ?? '';
      if (!known?.has(said) || from?.closest('script, style')) return;
      found.add(said);
    };
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) look(walker.currentNode.nodeValue, walker.currentNode.parentElement);
    for (const element of document.body.querySelectorAll('*')) {
      for (const name of ['aria-label', 'title', 'placeholder', 'aria-description']) {
        look(element.getAttribute(name), element);
      }
    }
    return [...found];
  });
}

/**
 * Finds buttons and tabs whose text overflows them or the window, texts of the interface that end in
 * an ellipsis, and content that is wider than the page.
 */
export const findClipped = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = [];
    /** True if it overflows its container, unless that is a row of tabs, which can be scrolled. */
    const sticksOut = (element: HTMLElement): boolean => {
      // Icons move with their button; text for screen readers only takes no space.
      const words = [element, ...element.querySelectorAll<HTMLElement>('*')].find(
        ({ childNodes, clientWidth }) =>
          clientWidth !== 1 && [...childNodes].some(({ nodeType }) => nodeType === Node.TEXT_NODE),
      );
      if (!words) return false;
      const { left, right } = words.getBoundingClientRect();
      for (let holder = element.parentElement; holder; holder = holder.parentElement) {
        const { overflowX, flexDirection } = getComputedStyle(holder);
        if (holder.getAttribute('role') === 'tablist' && flexDirection === 'row') return false;
        const edge = holder.getBoundingClientRect();
        if (overflowX === 'visible' || edge.width <= 1) continue;
        if (left < edge.left - 1 || right > edge.right + 1) return true;
      }
      return false;
    };
    const wide = document.documentElement;
    if (wide.scrollWidth > wide.clientWidth) found.push(`page: ${String(wide.scrollWidth)} px`);
    for (const element of document.querySelectorAll<HTMLElement>('button, [role="tab"]')) {
      const box = element.getBoundingClientRect();
      if (box.width <= 1 || !element.checkVisibility({ visibilityProperty: true })) continue;
      const clips = [element, ...element.querySelectorAll<HTMLElement>('*')].some((part) => {
        const { overflowX } = getComputedStyle(part);
        if (overflowX === 'visible' || part.clientWidth <= 1) return false;
        return part.scrollWidth > part.clientWidth + 1;
      });
      const inner = element.scrollWidth > element.clientWidth + 1;
      if (clips || inner || sticksOut(element))
        found.push(element.textContent.trim() || element.outerHTML.slice(0, 120));
    }
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { nodeValue, parentElement: holder } = texts.currentNode;
      // Names and posts may be cut; texts of the interface begin with a bracket.
      if (!holder || !nodeValue?.startsWith('[') || holder.clientWidth <= 1) continue;
      const { textOverflow, overflowX } = getComputedStyle(holder);
      if (textOverflow !== 'ellipsis' || overflowX === 'visible') continue;
      if (holder.scrollWidth > holder.clientWidth + 1) found.push(nodeValue);
    }
    return found;
  });
