/** Runs axe-core over a page in its present state; one line per faulty element. */
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';

/** Evaluated through the debugger, which the content security policy does not restrict. */
const source = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'];

interface AxeNode {
  target: unknown[];
  html: string;
  failureSummary?: string;
}

interface AxeResults {
  violations: { id: string; help: string; nodes: AxeNode[] }[];
}

interface AxeWindow {
  axe?: { run(context: Document | string, options: object): Promise<AxeResults> };
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

export async function findBarriers(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  const { violations } = await page.evaluate(
    async (values) =>
      (await (window as AxeWindow).axe?.run(document, {
        runOnly: { type: 'tag', values },
        resultTypes: ['violations'],
      })) ?? { violations: [] },
    tags,
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
