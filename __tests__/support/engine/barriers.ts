/**
 * Accessibility in jsdom, for screens that no browser test opens: axe-core without the rules that need
 * a layout or the whole page, and the walk of the Tab key.
 */
import { act } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import axe from 'axe-core';

const off = { enabled: false };

/** One line per faulty element. */
export async function barriersIn(root: Element): Promise<string[]> {
  const rules = { 'color-contrast': off, 'target-size': off, region: off };
  // It takes so long that clocks on the page go on.
  const { violations } = await act(() => axe.run(root, { rules }));
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}

const CONTROLS = 'a[href], button:not(:disabled), input, select, textarea, summary, [tabindex="0"]';

/** The controls that the Tab key never reaches, though nothing else moves the focus to them. */
export async function unreachedIn(root: Element): Promise<string[]> {
  const controls = [...root.querySelectorAll<HTMLElement>(CONTROLS)].filter(
    (control) => control.tabIndex >= 0 && !control.closest('[inert], [hidden]'),
  );
  const reached = new Set<Element | null>();
  document.body.focus();
  for (let press = 0; press <= controls.length; press += 1) {
    await userEvent.tab();
    reached.add(document.activeElement);
  }
  // The arrow keys go on within a group of radio buttons.
  const isRest = (control: HTMLElement) =>
    control instanceof HTMLInputElement && control.type === 'radio' && !control.checked;
  return controls
    .filter((control) => !reached.has(control) && !isRest(control))
    .map(({ outerHTML }) => outerHTML.slice(0, 120));
}
