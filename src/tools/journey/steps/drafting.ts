/** The step for drafts that another device of the same account goes on with. */
import type { Page } from 'playwright-core';
import { fieldsOf } from '@/lib/values/fields';
import { button, composer, goHome, textOf } from '../pageObjects';
import { check, eventually, type Step } from '../runJourney';

/** Chooses if drafts go along; the list of drafts is opened from the text, as on every server. */
async function sync(page: Page, wanted: boolean): Promise<void> {
  const text = textOf(composer(page));
  const { length } = await text.inputValue();
  await text.press('Control+End');
  await page.keyboard.type(length > 0 ? ' /template' : '/template');
  await page.getByRole('option', { name: 'Save as template' }).waitFor();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Drafts' });
  await dialog.getByRole('checkbox', { name: /^Sync drafts/ }).setChecked(wanted);
  await button(dialog, 'Close').click();
  await dialog.waitFor({ state: 'detached' });
}

export const syncedDrafts: Step = {
  name: 'a draft that another device goes on with',
  needs: 'settingsStore',
  run: async (traveller) => {
    const { page, stage, server, ana, mark } = traveller;
    const words = `Begun on a train ${mark}`;
    await goHome(traveller);
    await textOf(composer(page)).fill(words);
    await sync(page, true);
    await eventually(async () => {
      const { data } = await server.call(ana, 'GET', '/api/v1/accounts/verify_credentials');
      const store = JSON.stringify(fieldsOf(fieldsOf(data).pleroma).settings_store ?? null);
      check(store.includes(mark), 'the server does not keep it');
      check(store.includes('"syncDrafts":true'), 'the server does not keep the choice');
    });
    const other = await stage.open('/main/friends', ana);
    const there = textOf(composer(other));
    await there.click();
    await eventually(async () => {
      check((await there.inputValue()).trim() === words, 'the other device does not have it');
    });
    await other.close();
    await sync(page, false);
    await textOf(composer(page)).fill('');
  },
};
