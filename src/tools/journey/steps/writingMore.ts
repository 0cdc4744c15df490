/** Steps for posts that go out later, and for several that answer one another. */
import { rowsOf } from '../server';
import { button, composer, goHome, posted, textOf } from '../pageObjects';
import { Absent, check, type Step } from '../runJourney';
import { isEmptied, isFor } from './writing';

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

const chain: Step = {
  name: 'several posts that answer one another',
  run: async (traveller) => {
    const { page, mark } = traveller;
    const words = ['First', 'Second', 'Third'].map((word) => `${word} of three ${mark}`);
    await goHome(traveller);
    const form = composer(page);
    await textOf(form).fill(words[0] ?? '');
    await isFor(form, 'Public');
    for (const [at, text] of words.slice(1).entries()) {
      await button(form, 'Add post').click();
      await form.getByRole('textbox', { name: `Post ${at + 2} of ${at + 2}` }).fill(text);
    }
    await button(form, 'Post').click();
    let before: unknown = null;
    for (const text of words) {
      const { id, in_reply_to_id: answered = null } = await posted(traveller, text);
      check(answered === before, `“${text}” answers ${String(answered)}`);
      before = id;
    }
    await isEmptied(form);
  },
};

export const writingMore: readonly Step[] = [later, chain];
