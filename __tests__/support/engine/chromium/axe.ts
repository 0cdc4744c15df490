/** Runs axe-core over a page in its present state; one line per faulty element. */
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';

/** Evaluated through the debugger, which the content security policy does not restrict. */
const source = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'];

/** The rules that a change of colours alone can break. */
const colourRules = ['color-contrast', 'link-in-text-block'];

/** The rules that a change of layout and colours can break. */
const lookRules = [...colourRules, 'target-size', 'scrollable-region-focusable'];

/**
 * Rules that find nothing, but ask people to look at hidden parts and at sound. The first one takes
 * as long as all colours.
 */
const questions = { 'hidden-content': { enabled: false }, 'audio-caption': { enabled: false } };

interface AxeNode {
  target: unknown[];
  html: string;
  failureSummary?: string;
}

interface AxeResults {
  violations: { id: string; help: string; nodes: AxeNode[] }[];
}

interface AxeWindow {
  axe?: { run(context: Document | object | string, options: object): Promise<AxeResults> };
}

export interface BarrierOptions {
  /** Checks only so many posts of a feed, where another run checks all of them. */
  cards?: number;
  /** Checks only this part of the page, where another run checks the rest. */
  within?: string;
  /** Leaves out the columns beside the screen, where another run checks them. */
  withoutColumns?: boolean;
  /** Checks only the colours, where another run checks everything else. */
  onlyColours?: boolean;
  /** Checks only what layout and colours decide, where another run checks everything else. */
  onlyLook?: boolean;
}

/** True if a sticky element covers part of the target at the current scroll position. */
const isHalfCovered = (id: string, { failureSummary = '' }: AxeNode): boolean =>
  id === 'target-size' && failureSummary.includes('partially obscured');

/** Checks again with the element in the middle of the window, then restores the scroll position. */
async function isStillTooSmall(page: Page, { target }: AxeNode): Promise<boolean> {
  const selector = target.join(' ');
  const found = await page.evaluate(async (where) => {
    const { scrollX, scrollY } = window;
    document.querySelector(where)?.scrollIntoView({ block: 'center', behavior: 'instant' });
    const results = await (window as AxeWindow).axe?.run(where, { runOnly: ['target-size'] });
    window.scrollTo({ left: scrollX, top: scrollY, behavior: 'instant' });
    return results?.violations ?? [];
  }, selector);
  return found.length > 0;
}

/** The columns before and after the main one. */
const columns = ['div:has(+ main)', 'main + div'];

export async function findBarriers(
  page: Page,
  { cards, within, withoutColumns = false, onlyColours, onlyLook }: BarrierOptions = {},
): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  const further = `[role="feed"] > article:nth-of-type(n+${String((cards ?? 0) + 1)})`;
  const left = [...(cards === undefined ? [] : [further]), ...(withoutColumns ? columns : [])];
  const chosen = onlyColours ? colourRules : onlyLook ? lookRules : null;
  const { violations } = await page.evaluate(
    async ([context, which]) =>
      (await (window as AxeWindow).axe?.run(context ?? document, {
        ...which,
        resultTypes: ['violations'],
        // Rereading the style sheets only serves rules about sounds and turned screens.
        preload: false,
      })) ?? { violations: [] },
    [
      left.length === 0 && !within
        ? null
        : {
            ...(within ? { include: [[within]] } : {}),
            ...(left.length === 0 ? {} : { exclude: left.map((selector) => [selector]) }),
          },
      chosen
        ? { runOnly: { type: 'rule', values: chosen } }
        : { runOnly: { type: 'tag', values: tags }, rules: questions },
    ] as const,
  );
  const barriers: string[] = [];
  for (const { id, help, nodes } of violations) {
    for (const node of nodes) {
      if (isHalfCovered(id, node) && !(await isStillTooSmall(page, node))) continue;
      const summary = (node.failureSummary ?? '').replaceAll(/\s+/g, ' ').slice(0, 300);
      barriers.push(
        `${id} (${help}) at ${node.target.join(' ')}: ${node.html.slice(0, 160)} ${summary}`,
      );
    }
  }
  return barriers;
}
