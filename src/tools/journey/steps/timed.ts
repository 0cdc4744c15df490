/** Steps for posts with a time: one that deletes itself, and one for later. */
import { rowsOf } from '../server';
import { button, composer, goHome, isEmptied, isFor, textOf } from '../pageObjects';
import { Absent, check, type Step } from '../runJourney';

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

const later: Step = {
  name: 'a post for later, changed and deleted',
  needs: 'scheduledPosts',
  run: async (traveller) => {
    const { page, server, ana, mark } = traveller;
    const path = '/api/v1/scheduled_statuses';
    const waiting = async (words: string): Promise<number> => {
      const { data } = await server.call(ana, 'GET', path);
      return rowsOf(data).filter((row) => JSON.stringify(row).includes(words)).length;
    };
    if ((await server.call(ana, 'GET', path)).status >= 400) throw new Absent(`${path} fails`);
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
    await button(form, 'Post later').click();
  },
};

export const timed: readonly Step[] = [expiring, later];
