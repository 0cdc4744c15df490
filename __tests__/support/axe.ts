/** What axe-core finds wrong with a page as it stands: one line per element. */
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';

/** Put in as a text of the debugger's, which no content security policy forbids. */
const source = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'];

interface AxeResults {
  violations: {
    id: string;
    help: string;
    nodes: { target: unknown[]; html: string; failureSummary?: string }[];
  }[];
}

interface AxeWindow {
  axe?: { run(context: Document, options: object): Promise<AxeResults> };
}

/** A tooltip floats over the page and repeats the name of what it belongs to. */
const isHint = (id: string, html: string): boolean =>
  id === 'region' && html.startsWith('<div role="tooltip"');

/** Something that stays in sight while the page moves lies over the edge of it just now. */
const isHalfCovered = (id: string, summary: string): boolean =>
  id === 'target-size' && summary.includes('partially obscured');

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
  return violations.flatMap(({ id, help, nodes }) =>
    nodes
      .filter(
        ({ html, failureSummary = '' }) => !isHint(id, html) && !isHalfCovered(id, failureSummary),
      )
      .map(
        ({ target, html, failureSummary = '' }) =>
          `${id} (${help}) at ${target.join(' ')}: ${html.slice(0, 160)} ${failureSummary.replaceAll(/\s+/g, ' ').slice(0, 300)}`,
      ),
  );
}
