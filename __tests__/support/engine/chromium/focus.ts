/** Waits for the focus, which moves after an element has appeared. */
import type { Locator } from 'playwright-core';
import { eventually } from '../../eventually';

export const hasFocus = (element: Locator): Promise<void> =>
  eventually(async () => {
    expect(await element.evaluate((found) => found === document.activeElement)).toBe(true);
  });
