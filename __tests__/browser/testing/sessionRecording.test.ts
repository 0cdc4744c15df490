/**
 * Session recording in Chromium: recorded, saved, checked for secrets, replayed without a browser,
 * and viewed step by step.
 */
import { readFile } from 'node:fs/promises';
import type { Locator, Page } from 'playwright-core';
import type { FlowFile } from '@/testing/format/flowFile';
import { readFlowFile } from '@/testing/format/readFlowFile';
import { findBarriers } from '@support/engine/chromium/axe';
import { useBrowser, useSharedPage } from '@support/engine/chromium/browser';
import { findCanaries, type Canaries } from '@support/testing/canaries';
import { eventually } from '@support/eventually';
import { replayFlow } from '@support/testing/replayFlow';
import {
  fillLogin,
  goWithin,
  heading,
  readStoredRecord,
  passwordOf,
  useSite,
} from '@support/engine/chromium/site';
import { ownRecord } from '@/tools/storedRecord';

const stage = useBrowser();
const site = useSite(stage, { policy: 'akkoma', indexPage: 'akkoma' });

const secrets: Canaries = {
  password: passwordOf('alice'),
  text: 'Frogs sing at midnight',
  author: 'alice',
  email: 'alice@',
};

/** The rest of the page is covered. */
const DIALOG = { within: '[role="dialog"][aria-modal="true"]' };

const sign = (page: Page) => page.getByRole('region', { name: 'Recording' });
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });
const button = (within: Page | Locator, name: string) =>
  within.getByRole('button', { name, exact: true });

async function openDeveloperTab(page: Page): Promise<Locator> {
  const settings = dialog(page, 'Settings');
  await eventually(async () => {
    if (!(await settings.isVisible())) {
      await page.keyboard.press('g');
      await page.keyboard.press('s');
    }
    expect(await settings.isVisible()).toBe(true);
  });
  await settings.getByRole('tab', { name: 'Developer' }).click();
  return settings;
}

async function saved(page: Page, press: () => Promise<void>): Promise<string> {
  const [download] = await Promise.all([page.waitForEvent('download'), press()]);
  expect(download.suggestedFilename()).toMatch(/^linnet-(flow|report)-.*\.json$/);
  return readFile(await download.path(), 'utf8');
}

function flowOf(text: string): FlowFile {
  const read = readFlowFile(text);
  if (!read.ok) throw new Error(read.refusal);
  return read.file;
}

/** Signs in, favourites a post and writes one. */
async function visit(page: Page): Promise<void> {
  await goWithin(page, '/login');
  await heading(page, 'Log in').waitFor();
  await fillLogin(page, 'alice');
  await heading(page, 'Home timeline').waitFor();
  const feed = page.getByRole('feed', { name: 'Home timeline' });
  const star = { name: 'Favourite', exact: true };
  await feed
    .getByRole('button', { ...star, pressed: false })
    .first()
    .click();
  await feed
    .getByRole('button', { ...star, pressed: true })
    .first()
    .waitFor();
  const form = page.getByRole('form', { name: 'New post' });
  await form.getByRole('textbox', { name: 'Post text' }).fill(secrets.text ?? '');
  await button(form, 'Post').click();
  await page
    .getByRole('article')
    .filter({ hasText: secrets.text ?? '' })
    .first()
    .waitFor();
}

const shared = useSharedPage(stage, () => site.open('/main/public?record=1'));

describe('a recorded session', () => {
  it('is started by its address, saved to a file and replayed step by step, without secrets', async () => {
    const page = shared();
    await sign(page).waitFor();
    await page.locator('article').first().waitFor();
    await visit(page);
    const tokens = await eventually(async () =>
      tokensIn(JSON.stringify(await readStoredRecord(page, ownRecord(null)))),
    );
    await button(sign(page), 'Stop').click();
    const save = dialog(page, 'Save recording');
    await save.waitFor();
    expect(await findBarriers(page, DIALOG)).toEqual([]);
    const text = await saved(page, () => button(save, 'Save file').click());
    await save.getByText('File saved').waitFor();
    await button(save, 'Done').click();
    await sign(page).waitFor({ state: 'detached' });

    expect(text.length).toBeGreaterThan(10_000);
    expect(findCanaries({ ...secrets, ...tokens }, { file: text })).toEqual([]);
    const file = flowOf(text);
    const { actions } = await replayFlow(file);
    expect(actions.map(({ type }) => type)).toEqual(
      expect.arrayContaining(['session/userTokenReceived', 'statuses/statusToggleRequested']),
    );

    await goWithin(page, '/about/flow');
    await heading(page, 'Time travel').waitFor();
    await page.locator('main input[type="file"]').setInputFiles({
      name: 'session.json',
      mimeType: 'application/json',
      buffer: Buffer.from(text),
    });
    const count = actions.length;
    const at = (number: number) => page.getByRole('main').getByText(`${number} of ${count}:`);
    await at(1).waitFor();
    await page.keyboard.press('End');
    const then = page.frameLocator('iframe[title="Recorded screen"]');
    await then.getByText('Home timeline').first().waitFor();
    await then.locator('article').first().waitFor();
    await page.keyboard.press('ArrowLeft');
    await at(count - 1).waitFor();
    expect(await findBarriers(page, { within: 'main' })).toEqual([]);
  });
});

/** Returns everything in the stored state that looks like a token or secret. */
function tokensIn(record: string): Canaries {
  const found = [...record.matchAll(/"(?:userToken|appToken|clientSecret)":"([^"]+)"/g)];
  expect(found.length).toBeGreaterThan(0);
  return Object.fromEntries(
    found.map(([whole, value]) => [whole.split(':')[0] ?? '', value ?? '']),
  );
}

it("a bug report contains the last minutes and the page's diagnostics, and is shown before it is saved", async () => {
  const page = shared();
  await goWithin(page, '/main/public');
  await heading(page, 'Local timeline').waitFor();
  const settings = await openDeveloperTab(page);
  await settings
    .getByRole('checkbox', { name: 'Keep a recording of the last five minutes' })
    .check();
  await page.goto(`${site.instance().origin}/main/public`);
  await page.locator('article').first().waitFor();
  expect(await sign(page).count()).toBe(0);
  await openDeveloperTab(page);
  await button(settings, 'Export bug report').click();
  const report = dialog(page, 'Bug report');
  const shown = report.getByRole('textbox', { name: 'File contents' });
  await shown.waitFor();
  expect(await findBarriers(page, DIALOG)).toEqual([]);
  const text = await saved(page, () => button(report, 'Save file').click());
  expect(await shown.inputValue()).toBe(text);
  expect(findCanaries(secrets, { report: text })).toEqual([]);
  const { diagnostics, flow } = JSON.parse(text) as {
    diagnostics: Record<string, unknown>;
    flow: unknown;
  };
  expect(diagnostics).toMatchObject({ signedIn: true, start: { phase: 'ready' } });
  const { actions } = await replayFlow(flowOf(JSON.stringify(flow)));
  expect(actions.length).toBeGreaterThan(10);
});
