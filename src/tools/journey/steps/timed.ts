/** Steps for posts with a time: one that deletes itself, and one for later. */
import type { Locator } from 'playwright-core';
import { fieldsOf } from '@/lib/values/fields';
import { rowsOf } from '../server';
import {
  button,
  chooseFile,
  composer,
  goHome,
  isEmptied,
  isFor,
  picture,
  textOf,
} from '../pageObjects';
import { Absent, check, type Step, type Traveller } from '../runJourney';

const expiring: Step = {
  name: 'a post that deletes itself',
  needs: 'expiringPosts',
  run: async (traveller) => {
    const { page, server, ana, mark } = traveller;
    const words = `For an hour ${mark}`;
    await goHome(traveller);
    const form = composer(page);
    await textOf(form).fill(words);
    await isFor(form, 'Public');
    await button(form, 'More options').click();
    await form.getByRole('combobox', { name: 'Delete after' }).selectOption('1 hour');
    await button(form, 'Post').click();
    await isEmptied(form);
    const card = page.getByRole('article').filter({ hasText: words }).first();
    await card.getByText(/Deletes itself/).waitFor();
    const { data } = await server.call(ana, 'GET', '/api/v1/timelines/home');
    const row = rowsOf(data).find((each) => JSON.stringify(each).includes(words));
    check(JSON.stringify(row).includes('"expires_at":"'), 'the server does not keep the time');
    await textOf(form).click();
    await button(form, 'More options').click();
  },
};

const SCHEDULED = '/api/v1/scheduled_statuses';

const later: Step = {
  name: 'a post for later, changed and deleted',
  needs: 'scheduledPosts',
  run: async (traveller) => {
    const { page, server, ana, mark } = traveller;
    const waiting = async (words: string): Promise<number> => {
      const { data } = await server.call(ana, 'GET', SCHEDULED);
      return rowsOf(data).filter((row) => JSON.stringify(row).includes(words)).length;
    };
    if ((await server.call(ana, 'GET', SCHEDULED)).status >= 400)
      throw new Absent(`${SCHEDULED} fails`);
    const [words, changed] = [`For later ${mark}`, `Changed for later ${mark}`];
    await goHome(traveller);
    const form = composer(page);
    await textOf(form).fill(words);
    await isFor(form, 'Public');
    await button(form, 'Post later').click();
    await button(form, 'Scheduled posts').waitFor();
    await button(form, 'Schedule').click();
    await isEmptied(form);
    check((await waiting(words)) === 1, 'the server does not keep it');
    await textOf(form).click();
    await button(form, 'Post later').click();
    await button(form, 'Scheduled posts').click();
    const list = page.getByRole('dialog', { name: 'Scheduled posts' });
    const row = (text: string) => list.getByRole('listitem').filter({ hasText: text });
    await button(row(words), 'Edit').click();
    const edited = page.getByRole('form', { name: 'Edit scheduled post' });
    await textOf(edited).fill(changed);
    await button(edited, 'Schedule').click();
    await row(changed).waitFor();
    check((await waiting(words)) === 0, 'the old one is still kept');
    check((await waiting(changed)) === 1, 'the changed one is not kept');
    await button(row(changed), 'Delete scheduled post').click();
    await button(page.getByRole('alertdialog'), 'Delete').click();
    await row(changed).waitFor({ state: 'detached' });
    check((await waiting(changed)) === 0, 'the deleted one is still kept');
    await page.keyboard.press('Escape');
    // Closing takes a step back in the history, which the next step must not meet.
    await list.waitFor({ state: 'detached' });
    await textOf(form).click();
  },
};

/** Lets the server post later what a composer holds, and returns what the server says of it. */
async function schedule(
  { page, server, ana }: Traveller,
  words: string,
  add: (form: Locator) => Promise<void>,
): Promise<Record<string, unknown>> {
  const form = composer(page);
  await textOf(form).fill(words);
  await isFor(form, 'Public');
  await add(form);
  await button(form, 'Post later').click();
  await button(form, 'Schedule').click();
  await isEmptied(form);
  const { data } = await server.call(ana, 'GET', SCHEDULED);
  const row = rowsOf(data)
    .map(fieldsOf)
    .find((one) => JSON.stringify(one).includes(words));
  if (!row) throw new Error('the server does not keep it');
  await server.call(ana, 'DELETE', `${SCHEDULED}/${String(row.id)}`);
  return row;
}

const laterWithMore: Step = {
  name: 'posts for later with a picture and with a poll',
  needs: 'scheduledPosts',
  run: async (traveller) => {
    const { page, server, ana, mark } = traveller;
    if ((await server.call(ana, 'GET', SCHEDULED)).status >= 400) {
      throw new Absent(`${SCHEDULED} fails`);
    }
    await goHome(traveller);
    const pictured = await schedule(traveller, `Hills later ${mark}`, async (form) => {
      await chooseFile(page, button(form, 'Add media'), picture);
      await form.getByText('1 file uploaded').waitFor({ state: 'attached' });
      await form.getByRole('textbox', { name: 'Media description' }).fill('Hills');
    });
    const files = rowsOf(pictured.media_attachments).map((file) => fieldsOf(file).description);
    check(files.join() === 'Hills', `its files are ${files.join()}`);
    if (!server.can.polls) return;
    const asking = await schedule(traveller, `Frog or toad later ${mark}`, async (form) => {
      await button(form, 'Add poll').click();
      const poll = form.getByRole('group', { name: 'New poll' });
      await poll.getByRole('textbox', { name: 'Option 1' }).fill('Frog');
      await poll.getByRole('textbox', { name: 'Option 2' }).fill('Toad');
    });
    const { options } = fieldsOf(fieldsOf(asking.params).poll);
    check(String(options) === 'Frog,Toad', `its poll has ${String(options)}`);
  },
};

export const timed: readonly Step[] = [expiring, later, laterWithMore];
