/** A page whose server gets another build: the build, the loads, and what its screens do. */
import type { Page } from 'playwright-core';
import { eventually } from '../../eventually';
import { goWithin, heading, type Site } from './site';

export const LOST = "Couldn't load part of this page.";

/** Lets the instance serve another folder from now on. */
export function deploy(site: Site, folder: string): void {
  site.instance().world().options.dist = folder;
}

export const buildOf = (page: Page) =>
  page.evaluate(() => /app\.(\w+)\.js/.exec(document.head.innerHTML)?.[1] ?? '');

/** Counts the loads of the page. */
export function loadsOf(page: Page): () => number {
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  return () => loads;
}

/** Opens a screen and tells if it works or asks for a reload in its place. */
export async function visit(page: Page, where: string, title: string): Promise<'works' | 'asks'> {
  const main = page.getByRole('main');
  // The screen before this one stays until the next one is drawn, and may ask too.
  await main.getByRole('alert').evaluateAll((before) => {
    for (const alert of before) alert.setAttribute('data-before', '');
  });
  await goWithin(page, where);
  const asks = () =>
    main.locator('[role="alert"]:not([data-before])').filter({ hasText: LOST }).isVisible();
  return eventually(async () => {
    if (await asks()) return 'asks';
    expect({ where, isThere: await heading(page, title).isVisible() }).toEqual({
      where,
      isThere: true,
    });
    const waiting = await main
      .locator('[aria-busy="true"], [data-shape="status"], [data-shape="person"]')
      .count();
    expect({ where, waiting }).toEqual({ where, waiting: 0 });
    // A pending part may have failed between the two checks.
    return (await asks()) ? 'asks' : 'works';
  });
}
