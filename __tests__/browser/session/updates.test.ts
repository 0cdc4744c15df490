/**
 * A new build is deployed while a tab without a service worker is open, and the files of the tab's
 * build are gone: screens work or ask once for a reload, nothing reloads by itself, and drafts stay.
 */
import { rmSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { dist } from '@/tools/project';
import { useBrowser, useSharedPage } from '@support/engine/chromium/browser';
import { useOtherBuilds } from '@support/engine/chromium/builds';
import { eventually } from '@support/eventually';
import { goWithin, heading, notices, useSite } from '@support/engine/chromium/site';
import { buildOf, deploy, loadsOf, LOST, visit } from '@support/engine/chromium/updates';

const stage = useBrowser();
const site = useSite(stage);
const builds = useOtherBuilds();

const GONE =
  /Failed to load resource|Refused to (?:execute|apply)|Loading (?:CSS )?chunk|MIME type/;
const DRAFT = 'Kept over the update';

const text = (page: Page) => page.getByRole('textbox', { name: 'Post text' }).first();
const cards = (page: Page) => page.getByRole('feed').first().getByRole('article');
const offers = (page: Page) => page.getByRole('button', { name: 'Reload', exact: true });

beforeEach(() => {
  stage.expectProblems(GONE);
});

describe('a tab without the service worker whose build was removed from the server', () => {
  let next = '';
  const tab = useSharedPage(stage, async () => {
    next = builds.next();
    const page = await site.open('/main/friends', { as: 'alice', layout: 'middle' });
    await cards(page).first().waitFor();
    await text(page).fill(DRAFT);
    // The form, in place of the line that stood in for it.
    await page.getByRole('button', { name: 'Add emoji' }).first().waitFor();
    await site.listening();
    // The files that everybody needs are there; those loaded when wanted are not.
    await page.waitForLoadState('networkidle');
    return page;
  });

  it('asks once in place of each missing part, and reloads into the next build', async () => {
    const page = tab();
    const loads = loadsOf(page);
    const before = await buildOf(page);
    deploy(site, next);
    const outcomes: string[] = [];
    for (const [where, title] of [
      ['/lists', 'Lists'],
      ['/main/public', 'Local timeline'],
      ['/nav-edit', 'Customise navigation'],
      ['/users/bob', 'Bob'],
      ['/main/all', 'Known network'],
    ] as const) {
      const outcome = await visit(page, where, title);
      outcomes.push(outcome);
      // A part without a place of its own may have asked earlier.
      await eventually(async () => {
        const count = await offers(page).count();
        expect({ where, tooMany: count > 1 }).toEqual({ where, tooMany: false });
        expect(count).toBeGreaterThanOrEqual(Number(outcome === 'asks'));
      });
    }
    expect(outcomes).toContain('asks');
    expect(outcomes.at(-1)).toBe('works');
    expect(loads()).toBe(0);

    expect(await visit(page, '/about', 'About')).toBe('asks');
    await Promise.all([page.waitForEvent('load'), offers(page).click()]);
    expect(await buildOf(page)).not.toBe(before);
    expect(await visit(page, '/about', 'About')).toBe('works');
    await goWithin(page, '/main/friends');
    await eventually(async () => expect(await text(page).inputValue()).toBe(DRAFT));
    expect(loads()).toBe(1);
  });

  it('offers the reload once in a notice if the missing part is no screen that could offer it, and other remedies if the reload did not help', async () => {
    const page = tab();
    const build = await buildOf(page);
    await cards(page).first().waitFor();
    // The server keeps only those files of the build that the tab has loaded.
    const loaded = await page.evaluate(() =>
      performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
    );
    const lost = builds
      .files(/^static\/(?:js\/\d+|css\/\d+)\.\w+\.\w+$/, next)
      .filter((file) => !loaded.includes(`/${file}`));
    for (const file of lost) rmSync(path.join(next, file));

    const loads = loadsOf(page);
    await page.getByRole('button', { name: 'Add emoji' }).first().click();
    const notice = notices(page).getByRole('alert');
    await notice.filter({ hasText: LOST }).waitFor();
    expect(await offers(page).count()).toBe(1);
    expect(await text(page).inputValue()).toBe(DRAFT);
    expect(loads()).toBe(0);

    await eventually(async () => {
      expect(await page.evaluate(() => sessionStorage.getItem('linnet reload offered'))).toBe(
        build,
      );
    });
    await Promise.all([page.waitForEvent('load'), offers(page).click()]);
    expect(await buildOf(page)).toBe(build);
    await goWithin(page, '/lists');
    await notice.getByText("Reloading didn't help.").waitFor();
    const target = (name: string) => notice.getByRole('link', { name }).getAttribute('href');
    expect(await target('Diagnostics')).toBe('/about/diagnostics');
    expect(await target('Start in safe mode')).toMatch(/^\/.*\?safe=1$/);
    expect(loads()).toBe(1);
  });
});

it('a start that needs a file that the server does not have stops with a message', async () => {
  const [file = ''] = builds.files(/js\/later-code\.\w+\.js$/);
  deploy(site, builds.spoilt({ [file]: null }));
  const page = await site.open('/main/public', { layout: 'middle' });
  await heading(page, "The app couldn't start").waitFor();
  await page.getByRole('link', { name: 'Start in safe mode' }).waitFor();
  deploy(site, dist);
});
