/** Runs axe on what a test has rendered. Colours and sizes are judged in Chromium only. */
import axe from 'axe-core';

export async function axeFindings(within: Element = document.body): Promise<string[]> {
  const { violations } = await axe.run(within, {
    rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
  });
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}
