/**
 * The moderators' area in Chromium, on each server family and in each role: administrators have all
 * pages of their family, moderators those of their rights, and everybody else sees nothing of it.
 */
import type { Locator, Page } from 'playwright-core';
import type { Family } from '@/demo/options';
import type { DemoUsername } from '@/demo/seed/demoAccounts';
import { staffPages } from '@/domain/admin/staff';
import { findBarriers } from '@support/engine/chromium/axe';
import { oneColumn, useBrowser, type ContextOptions } from '@support/engine/chromium/browser';
import { hasFocus } from '@support/engine/chromium/focus';
import { goWithin, heading, useSite } from '@support/engine/chromium/site';

const stage = useBrowser();

const TRACES = /\/api\/v[12]\/(?:pleroma\/)?admin\/|\/moderation\w*\.[^/]*js/;

interface Case {
  family: Family;
  /** An administrator's window; the other roles have a wide dark one. */
  look: ContextOptions;
  /** True unless axe-core sees the same pages on another family. */
  isChecked?: false;
  /** The pages of an administrator with their tabs. */
  administrator: Record<string, readonly string[]>;
  /** The pages of a moderator. */
  moderator: readonly string[];
  /** The buttons in the sheet of a person that a moderator has, and one for others. */
  may: readonly string[];
  mayNot: string;
  resolves: RegExp;
  /** Something that an administrator of this family does. */
  act?: (page: Page) => Promise<void>;
}

const ofPleroma = {
  mayNot: 'Require a new password',
  resolves: /\/admin\/reports$/,
} as const;
const ofMastodon = {
  mayNot: 'Delete account',
  resolves: /\/admin\/reports\/\w+\/resolve$/,
} as const;
const servers = ['Servers', 'Known servers', 'Import and export'] as const;
const people = { People: [], 'Waiting room': [] };
const own = ['Statistics', 'Announcements'] as const;

const cases: readonly Case[] = [
  {
    ...ofPleroma,
    family: 'pleroma',
    look: { layout: 'phone', colorScheme: 'light' },
    administrator: {
      Reports: ['Open', 'Resolved', 'Closed'],
      ...people,
      Content: ['Posts', 'Media cache'],
      Federation: [...servers, 'Relays'],
      Server: [...own, 'Rules', 'Documents', 'Applications'],
      Log: [],
    },
    moderator: ['Reports', 'People', 'Waiting room', 'Content', 'Server', 'Log'],
    may: ['Deactivate account', 'Password reset link', 'Delete account'],
  },
  {
    ...ofPleroma,
    family: 'akkoma',
    look: { viewport: oneColumn, colorScheme: 'light' },
    // Its pages are those of Pleroma, which are checked there.
    isChecked: false,
    administrator: {
      Reports: ['Open', 'Resolved', 'Closed'],
      ...people,
      Content: ['Posts', 'Media cache'],
      Federation: [...servers, 'Relays'],
      Server: [...own, 'Documents', 'Applications'],
      Log: [],
    },
    moderator: ['Reports', 'People', 'Waiting room', 'Log'],
    may: ['Deactivate account'],
  },
  {
    ...ofMastodon,
    family: 'mastodon',
    look: { layout: 'wide', colorScheme: 'dark' },
    administrator: {
      Reports: ['Open', 'Resolved'],
      ...people,
      Content: ['Posts', 'Trends'],
      Federation: [...servers, 'E-mail providers', 'E-mail addresses', 'IP addresses'],
      Server: ['Statistics'],
    },
    moderator: ['Reports', 'People', 'Waiting room', 'Content'],
    may: ['Limit', 'Freeze login', 'Suspend'],
    act: decideOnTrend,
  },
  {
    ...ofMastodon,
    family: 'gotosocial',
    look: { layout: 'phone', colorScheme: 'light' },
    administrator: {
      Reports: ['Open', 'Resolved'],
      ...people,
      Federation: [
        ...servers,
        'Drafts',
        'Subscriptions',
        'Rejected for good',
        'Blocked headers',
        'Allowed headers',
      ],
      Server: ['Statistics', 'Rules', 'Emoji', 'Media cache'],
    },
    // GoToSocial refuses every call of its moderators.
    moderator: [],
    may: [],
    act: acceptDraft,
  },
];

const area = (page: Page) => page.getByRole('navigation', { name: 'Moderation' });
const rows = (page: Page) => page.getByRole('main').getByRole('article');

/** Collects the calls of staff that a page makes, and the code of the area that it loads. */
function tracesOfArea(page: Page): string[] {
  const traces: string[] = [];
  page.on('request', (request) => {
    if (TRACES.test(request.url())) traces.push(request.url());
  });
  return traces;
}

async function goTo(page: Page, name: string): Promise<void> {
  await area(page).getByRole('link', { name, exact: true }).click();
  await area(page).locator('[aria-current="page"]').getByText(name, { exact: true }).waitFor();
}

const openTab = (page: Page, name: string) =>
  page.getByRole('main').getByRole('tab', { name, exact: true }).click();

async function decideOnTrend(page: Page): Promise<void> {
  await goTo(page, 'Content');
  await openTab(page, 'Trends');
  const decided = page.waitForResponse(/\/admin\/trends\/\w+\/\w+\/(?:approve|reject)$/);
  await rows(page)
    .getByRole('button', { name: /^(?:Approve|Reject)$/ })
    .first()
    .click();
  expect((await decided).ok()).toBe(true);
}

/** The row goes, and the next one has the focus. */
async function acceptDraft(page: Page): Promise<void> {
  await goTo(page, 'Federation');
  await openTab(page, 'Drafts');
  const drafts = page.getByRole('list', { name: 'Drafts' }).getByRole('listitem');
  const next = await drafts.nth(1).getByRole('group').getAttribute('aria-label');
  await drafts.first().getByRole('button', { name: 'Accept' }).focus();
  await page.keyboard.press('Enter');
  await drafts
    .first()
    .getByRole('group', { name: String(next), exact: true })
    .waitFor();
  await hasFocus(drafts.first());
}

async function expectRefused(page: Page, path: string): Promise<void> {
  await goWithin(page, path);
  await heading(page, 'Page not found').waitFor();
}

/** The things of which a page or a tab has at least one, once it is there. */
const CONTENT =
  'article, table, dl, textarea, li:has(button), [role="tabpanel"] form, [role="tabpanel"] section';

async function expectFilled(page: Page, where: string, isChecked: boolean): Promise<void> {
  await page.getByRole('main').locator(CONTENT).first().waitFor();
  await page.locator('[aria-busy="true"]').first().waitFor({ state: 'detached' });
  if (!isChecked) return;
  const found = await findBarriers(page, { within: 'main', cards: 2 });
  expect({ where, found }).toEqual({ where, found: [] });
}

const trimmed = async (of: Locator): Promise<string[]> =>
  (await of.allTextContents()).map((text) => text.trim());

describe.each(cases)('$family', (one) => {
  const {
    family,
    look,
    administrator,
    moderator,
    may,
    mayNot,
    resolves,
    act,
    isChecked = true,
  } = one;
  const policy = family === 'pleroma' ? 'pleroma' : 'akkoma';
  const site = useSite(stage, { family, policy, indexPage: policy });

  const strangers: DemoUsername[] = moderator.length === 0 ? ['alice', 'mod'] : ['alice'];

  it.each(strangers)('%s has no right, finds no link, and causes no call', async (as) => {
    const page = await site.open('/main/public', { as });
    const traces = tracesOfArea(page);
    await rows(page).first().waitFor();
    expect(await page.locator('a[href*="/moderation"]').count()).toBe(0);
    expect(await page.getByRole('button', { name: 'Administration' }).count()).toBe(0);
    for (const path of ['', '/people/1', ...staffPages.map((name) => `/${name}`)]) {
      await expectRefused(page, `/moderation${path}`);
    }
    // Without its code, none of these addresses can have shown the area.
    expect(traces).toEqual([]);
  });

  if (moderator.length > 0) {
    it('a moderator decides by keys, and has what the right allows', async () => {
      const page = await site.open('/moderation', { as: 'mod' });
      await rows(page).first().waitFor();
      expect(await trimmed(area(page).getByRole('link'))).toEqual(moderator);
      await page.keyboard.press('j');
      await page.keyboard.press('Enter');
      await rows(page).first().getByText('Reported by').first().waitFor();
      const decided = page.waitForResponse((answer) => resolves.test(answer.url()));
      await page.keyboard.press('r');
      expect((await decided).ok()).toBe(true);
      await rows(page).first().getByRole('button', { name: 'Reopen' }).first().waitFor();

      await goTo(page, 'People');
      await page.getByRole('feed', { name: 'People' }).getByRole('article').first().waitFor();
      await page.keyboard.press('j');
      await page.keyboard.press('Enter');
      const sheet = rows(page).first();
      for (const name of may) await sheet.getByRole('button', { name, exact: true }).waitFor();
      expect(await sheet.getByRole('button', { name: mayNot, exact: true }).count()).toBe(0);
      expect(await sheet.getByRole('checkbox', { name: 'Admin', exact: true }).count()).toBe(0);
      await expectRefused(page, '/moderation/federation');
    });
  }

  it('an administrator has every page, filled and accessible', async () => {
    const theme = look.colorScheme === 'light' ? 'pleroma-light' : 'pleroma-dark';
    const page = await site.open('/moderation', { ...look, as: 'admin', settings: { theme } });
    await rows(page).first().waitFor();
    const seen: Record<string, string[]> = {};
    for (const name of await trimmed(area(page).getByRole('link'))) {
      await goTo(page, name);
      await expectFilled(page, name, isChecked);
      const tabs = (seen[name] = await trimmed(page.getByRole('main').getByRole('tab')));
      for (const tab of tabs.slice(1)) {
        await openTab(page, tab);
        // Reports look alike, whatever was decided about them.
        await expectFilled(page, `${name}: ${tab}`, isChecked && name !== 'Reports');
      }
    }
    expect(seen).toEqual(administrator);
    await act?.(page);
  });
});
