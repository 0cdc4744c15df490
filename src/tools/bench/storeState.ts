/** Reads the Redux store of a page from outside. */
import type { Page } from 'playwright-core';

interface Fiber {
  child: Fiber | null;
  memoizedProps: { store?: { getState(): unknown } } | null;
}

/** The value under these nested keys: `statuses`, `ids`, `length`. */
export const readStoreState = (page: Page, ...keys: string[]): Promise<unknown> =>
  page.evaluate(readStore, keys);

/** Runs in the page: finds the store in React's props. */
function readStore(keys: string[]): unknown {
  for (const element of document.body.children) {
    const name = Object.keys(element).find((key) => key.startsWith('__reactContainer$'));
    if (name === undefined) continue;
    let fiber: Fiber | null = (element as unknown as Record<string, Fiber>)[name] ?? null;
    for (; fiber; fiber = fiber.child) {
      const store = fiber.memoizedProps?.store;
      if (!store) continue;
      let found = store.getState();
      for (const key of keys) found = (found as Record<string, unknown> | undefined)?.[key];
      return found;
    }
  }
  throw new Error('The store was not found.');
}
