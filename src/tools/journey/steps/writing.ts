/** Steps for each kind of post, a reply, an edit and a deletion. */
import type { Locator } from 'playwright-core';
import type { Capability } from '@/domain/session/capabilities';
import { fieldsOf } from '@/lib/values/fields';
import { rowsOf } from '../server';
import {
  button,
  cardWith,
  choose,
  chooseFile,
  composer,
  goHome,
  isEmptied,
  isFor,
  openPost,
  picture,
  postAs,
  posted,
  settled,
  textOf,
} from '../pageObjects';
import { Absent, check, type Step, type Traveller } from '../runJourney';
import { formats } from './formats';
import { policies } from './policies';
import { timed } from './timed';
import { syncedDrafts } from './drafting';
import { withThumbnail } from './video';

/** Posts through the composer on the home page and checks the server's result. */
async function write(
  traveller: Traveller,
  words: string,
  more: (form: Locator) => Promise<void> = () => Promise.resolve(),
) {
  await goHome(traveller);
  const form = composer(traveller.page);
  await textOf(form).fill(words);
  // The composer keeps the visibility of the last post.
  await isFor(form, 'Public');
  await more(form);
  await button(form, 'Post').click();
  const post = await posted(traveller, words);
  await cardWith(traveller.page, words).waitFor();
  await isEmptied(form);
  return post;
}

const visibility = (name: string, wire: string, needs?: Capability): Step => ({
  name: `posting: ${name.toLowerCase()}`,
  ...(needs && { needs }),
  run: async (traveller) => {
    const words = `${name} ${traveller.mark}`;
    const post = await write(traveller, words, async (form) => {
      await isFor(form, name);
    });
    // A flag on GoToSocial.
    const isLocal = wire === 'local' && post.local_only === true;
    check(isLocal || post.visibility === wire, `it is ${String(post.visibility)}`);
  },
});

/** Not every server lists it among an account's posts, so its id is taken from the answer. */
const direct: Step = {
  name: 'posting: direct',
  run: async (traveller) => {
    const { page, server, ana, ben, mark } = traveller;
    await goHome(traveller);
    const form = composer(page);
    await textOf(form).fill(`${ben.handle} under the bridge ${mark}`);
    await isFor(form, 'Direct');
    const answering = page.waitForResponse(
      (one) => one.request().method() === 'POST' && one.url().endsWith('/api/v1/statuses'),
    );
    await button(form, 'Post').click();
    const id = String(fieldsOf(await (await answering).json()).id);
    const read = async (as: typeof ana) =>
      fieldsOf((await server.call(as, 'GET', `/api/v1/statuses/${id}`)).data);
    const { visibility: whom, mentions } = await read(ana);
    check(whom === 'direct', `it is ${String(whom)}`);
    await (await openPost(traveller, id)).getByText(`under the bridge ${mark}`).waitFor();
    if (rowsOf(mentions).length === 0) throw new Absent(`posted; it finds nobody of ${ben.handle}`);
    check((await read(ben)).id === id, `${ben.username} cannot read it`);
  },
};

const withSubject: Step = {
  name: 'posting with a subject, marked as sensitive',
  run: async (traveller) => {
    const words = `Behind a subject ${traveller.mark}`;
    await goHome(traveller);
    const form = composer(traveller.page);
    await textOf(form).fill(words);
    await isFor(form, 'Public');
    await form.getByRole('textbox', { name: 'Subject' }).fill('Pond');
    const box = form.getByRole('checkbox', { name: 'Sensitive media' });
    if (await box.isVisible()) await box.check();
    await button(form, 'Post').click();
    const post = await posted(traveller, words);
    await isEmptied(form);
    check(post.spoiler_text === 'Pond', `its subject is "${String(post.spoiler_text)}"`);
    check(post.sensitive === true, 'it is not sensitive');
  },
};

const withPoll: Step = {
  name: 'posting a poll',
  needs: 'polls',
  run: async (traveller) => {
    const post = await write(traveller, `Which one ${traveller.mark}`, async (form) => {
      await button(form, 'Add poll').click();
      const poll = form.getByRole('group', { name: 'New poll' });
      await poll.getByRole('textbox', { name: 'Option 1' }).fill('Frog');
      await poll.getByRole('textbox', { name: 'Option 2' }).fill('Toad');
    });
    const titles = rowsOf(fieldsOf(post.poll).options).map((row) => fieldsOf(row).title);
    check(titles.join() === 'Frog,Toad', `its poll has ${titles.join()}`);
  },
};

const withPicture: Step = {
  name: 'posting a picture with a description',
  run: async (traveller) => {
    const post = await write(traveller, `A picture ${traveller.mark}`, async (form) => {
      await chooseFile(traveller.page, button(form, 'Add media'), picture);
      await form.getByText('1 file uploaded').waitFor({ state: 'attached' });
      await form.getByRole('textbox', { name: 'Media description' }).fill('Hills');
    });
    const descriptions = rowsOf(post.media_attachments).map((row) => fieldsOf(row).description);
    check(descriptions.join() === 'Hills', `the server describes it as ${descriptions.join()}`);
  },
};

const withFocus: Step = {
  name: 'posting a picture with a focal point',
  run: async (traveller) => {
    const post = await write(traveller, `A focal point ${traveller.mark}`, async (form) => {
      await chooseFile(traveller.page, button(form, 'Add media'), picture);
      await form.getByText('1 file uploaded').waitFor({ state: 'attached' });
      await button(form, 'Describe and edit').click();
      const dialog = traveller.page.getByRole('dialog', { name: 'Describe and edit' });
      const tools = dialog.getByRole('group', { name: 'Picture tools' });
      await button(tools, 'Crop').waitFor();
      if ((await button(tools, 'Set focal point').count()) === 0) {
        await button(dialog, 'Close').click();
        await button(form, 'Remove attachment').click();
        await textOf(form).fill('');
        throw new Absent('the server keeps no focal points');
      }
      await dialog.getByRole('slider', { name: 'Set focal point' }).press('ArrowUp');
      await button(dialog, 'Done').click();
      await dialog.waitFor({ state: 'detached' });
    });
    const [file] = rowsOf(post.media_attachments);
    const { y } = fieldsOf(fieldsOf(fieldsOf(file).meta).focus);
    check(typeof y === 'number' && y > 0, `its focal point is at ${String(y)}`);
  },
};

const inLanguage: Step = {
  name: 'posting in a language',
  needs: 'postLanguages',
  run: async (traveller) => {
    const { page, mark } = traveller;
    const post = await write(traveller, `Terve ${mark}`, async (form) => {
      await form.getByRole('button', { name: /^(Language: |No language set)/ }).click();
      const search = page.getByRole('combobox', { name: 'Search languages' });
      await search.fill('Finnish');
      await page.getByRole('option', { name: /Finnish/ }).click();
      await form.getByRole('button', { name: 'Language: Finnish' }).waitFor();
    });
    check(post.language === 'fi', `its language is ${String(post.language)}`);
  },
};

const replying: Step = {
  name: 'replying',
  run: async (traveller) => {
    const { ben, page, mark } = traveller;
    const id = await postAs(traveller, ben, { status: `Do they sing ${mark}` });
    const card = await openPost(traveller, id);
    await button(card, 'Reply').click();
    const form = composer(page, 'Reply');
    await textOf(form).press('End');
    await page.keyboard.type(`All night ${mark}`);
    await button(form, 'Post').click();
    const post = await posted(traveller, `All night ${mark}`);
    check(post.in_reply_to_id === id, `it answers ${String(post.in_reply_to_id)}`);
    await cardWith(page, `All night ${mark}`).waitFor();
  },
};

const quoting: Step = {
  name: 'quoting',
  needs: 'quotes',
  run: async (traveller) => {
    const { ben, page, mark } = traveller;
    const id = await postAs(traveller, ben, { status: `Worth quoting ${mark}` });
    await choose(await openPost(traveller, id), 'Quote');
    const dialog = page.getByRole('dialog', { name: 'Quote' });
    const form = composer(dialog, 'Quote');
    await textOf(form).fill(`As he says ${mark}`);
    await button(form, 'Post').click();
    const post = await posted(traveller, `As he says ${mark}`);
    const own = fieldsOf(post.pleroma).quote_id ?? post.quote_id;
    const quoted =
      own ?? fieldsOf(fieldsOf(post.quote).quoted_status).id ?? fieldsOf(post.quote).id;
    check(quoted === id, `it quotes ${String(quoted)}`);
  },
};

const editing: Step = {
  name: 'editing a post',
  needs: 'editing',
  run: async (traveller) => {
    const { ana, page, mark } = traveller;
    const id = await postAs(traveller, ana, { status: `First word ${mark}` });
    await choose(await openPost(traveller, id), 'Edit');
    const form = page.getByRole('form', { name: /^Edit/ }).first();
    await textOf(form).fill(`Last word ${mark}`);
    await form
      .getByRole('button', { name: /^(Post|Save|Edit)/ })
      .last()
      .click();
    await settled(
      traveller,
      id,
      ({ content }) => String(content).includes(`Last word ${mark}`),
      'the edit',
    );
    await cardWith(page, `Last word ${mark}`).waitFor();
  },
};

const deleting: Step = {
  name: 'deleting a post',
  run: async (traveller) => {
    const { ana, page, mark, server } = traveller;
    const id = await postAs(traveller, ana, { status: `Gone tomorrow ${mark}` });
    await choose(await openPost(traveller, id), 'Delete');
    await button(page.getByRole('alertdialog'), 'Delete').click();
    await settled(traveller, id, (post) => post.id === undefined, 'the deletion');
    if ((await server.call(ana, 'GET', `/api/v1/statuses/${id}`)).status !== 404) {
      throw new Absent('deleted, but the server does not answer with 404');
    }
  },
};

export const writing: readonly Step[] = [
  visibility('Public', 'public'),
  visibility('Unlisted', 'unlisted'),
  visibility('This server only', 'local', 'localOnlyPosts'),
  visibility('Followers only', 'private'),
  direct,
  withSubject,
  withPoll,
  withPicture,
  withFocus,
  withThumbnail,
  inLanguage,
  ...formats,
  ...timed,
  syncedDrafts,
  ...policies,
  replying,
  quoting,
  editing,
  deleting,
];
