/**
 * Bulk moderation in Chromium: a reader under attack blocks several people from a list of
 * repeaters.
 */
import { findBarriers } from '@support/engine/chromium/axe';
import { useBrowser } from '@support/engine/chromium/browser';
import { useSite } from '@support/engine/chromium/site';

const stage = useBrowser();
const site = useSite(stage);

it('bulk moderation blocks the selected people and undoes it', async () => {
  const id = await site.post('Said by somebody under attack', { as: 'alice' });
  const { origin } = site.instance();
  for (const name of ['bob', 'carol'] as const) {
    await fetch(`${origin}/api/v1/statuses/${id}/reblog`, {
      method: 'POST',
      headers: { authorization: `Bearer ${site.instance().tokenFor(name)}` },
    });
  }
  const page = await site.open(`/notice/${id}`, { as: 'alice' });
  await page.getByRole('button', { name: '2 repeats' }).click();
  await page.getByRole('button', { name: 'Mute or block several people' }).click();
  const dialog = page.getByRole('dialog', { name: 'Mute or block several people' });
  await dialog.getByRole('checkbox', { name: 'Select all' }).check();
  await dialog.getByRole('checkbox', { name: '@carol' }).uncheck();
  expect(await findBarriers(page)).toEqual([]);

  const blocked = page.waitForRequest(/\/accounts\/[^/]+\/block$/);
  await dialog.getByRole('button', { name: 'Block 1' }).click();
  await blocked;
  const log = dialog.getByRole('region', { name: 'Recent actions' });
  await log.getByText('Blocked 1 person').waitFor();
  expect(await findBarriers(page)).toEqual([]);

  // Undo is still offered after a reload.
  await page.reload();
  await page.getByRole('button', { name: '2 repeats' }).click();
  await page.getByRole('button', { name: 'Mute or block several people' }).click();
  const unblocked = page.waitForRequest(/\/accounts\/[^/]+\/unblock$/);
  await log.getByRole('button', { name: 'Undo' }).click();
  await unblocked;
  await log.getByText('Undone: @bob').waitFor();
});
