/** Steps for who may quote a post, react to it, and see it, where the server lets one choose. */
import type { Locator } from 'playwright-core';
import { fieldsOf } from '@/lib/values/fields';
import { rowsOf } from '../server';
import {
  button,
  choose,
  composer,
  goHome,
  isEmptied,
  isFor,
  openPost,
  postAs,
  posted,
  settled,
  textOf,
} from '../pageObjects';
import { check, type Step, type Traveller } from '../runJourney';

/** Posts with a choice in the row of further options, which is closed again. */
async function write(
  traveller: Traveller,
  words: string,
  choice: (form: Locator) => Promise<unknown>,
) {
  await goHome(traveller);
  const form = composer(traveller.page);
  await textOf(form).fill(words);
  await isFor(form, 'Public');
  await button(form, 'More options').click();
  await choice(form);
  await button(form, 'Post').click();
  const post = await posted(traveller, words);
  await isEmptied(form);
  await textOf(form).click();
  await button(form, 'More options').click();
  return post;
}

const quotedBy = (post: Record<string, unknown>): string =>
  JSON.stringify(fieldsOf(post.quote_approval).automatic);

const quoteRule: Step = {
  name: 'choosing who may quote, and changing it',
  needs: 'quotePolicies',
  run: async (traveller) => {
    const { page, mark } = traveller;
    const post = await write(traveller, `Not for quotes ${mark}`, async (form) => {
      await form.getByRole('combobox', { name: 'Who can quote' }).selectOption('Only me');
      await form.getByText('Nobody else can quote it.').waitFor();
    });
    check(quotedBy(post) === '[]', `it may be quoted by ${quotedBy(post)}`);
    await choose(await openPost(traveller, post.id), 'Who can quote');
    const dialog = page.getByRole('alertdialog', { name: 'Who can quote' });
    await dialog.getByRole('radio', { name: 'Anyone' }).check();
    await button(dialog, 'Save').click();
    await settled(traveller, post.id, (now) => quotedBy(now).includes('public'), 'the rule');
  },
};

const leavingQuote: Step = {
  name: 'taking a post out of a quote',
  needs: 'quotePolicies',
  run: async (traveller) => {
    const { ana, ben, page, mark } = traveller;
    const id = await postAs(traveller, ana, {
      status: `Quote me ${mark}`,
      quote_approval_policy: 'public',
    });
    const quoting = await postAs(traveller, ben, {
      status: `I quote ${mark}`,
      quoted_status_id: id,
    });
    await choose(await openPost(traveller, quoting), 'Remove my post from this quote');
    await button(page.getByRole('alertdialog'), 'Remove').click();
    const removed = 'The author of the quoted post removed it from here.';
    await page.getByRole('main').getByText(removed).first().waitFor();
    await settled(
      traveller,
      quoting,
      (now) => fieldsOf(now.quote).state === 'revoked',
      'the removal',
    );
  },
};

const replyRule: Step = {
  name: 'choosing who may reply',
  needs: 'replyPolicies',
  run: async (traveller) => {
    const post = await write(traveller, `Few replies ${traveller.mark}`, async (form) => {
      const select = form.getByRole('combobox', { name: 'Who can reply' });
      await select.selectOption('Only people mentioned');
      await form.getByText('Only people you mention can reply.').waitFor();
    });
    const rule = JSON.stringify(fieldsOf(post.interaction_policy).can_reply);
    check(!rule.includes('public'), `the rule about replies is ${rule}`);
  },
};

const toList: Step = {
  name: 'posting to the members of a list',
  needs: 'listPosts',
  run: async (traveller) => {
    const { server, ana, page, mark } = traveller;
    const title = `Readers ${mark}`;
    const made = await server.call(ana, 'POST', '/api/v1/lists', { title });
    const { id } = fieldsOf(made.data);
    await goHome(traveller);
    const form = composer(page);
    const words = `For a list ${mark}`;
    await textOf(form).fill(words);
    await isFor(form, 'List members');
    await form.getByRole('combobox', { name: 'List members' }).selectOption(title);
    await form.getByText(`Nobody is on ${title} yet`).waitFor();
    const answering = page.waitForResponse(
      (one) => one.request().method() === 'POST' && one.url().endsWith('/api/v1/statuses'),
    );
    await button(form, 'Post').click();
    const post = fieldsOf(await (await answering).json());
    check(post.visibility === 'list', `it is ${String(post.visibility)}`);
    await isEmptied(form);
    // The composer keeps the visibility, and would ask for a list that is gone.
    await textOf(form).click();
    await isFor(form, 'Public');
    await server.call(ana, 'DELETE', `/api/v1/lists/${String(id)}`);
    const left = rowsOf((await server.call(ana, 'GET', '/api/v1/lists')).data);
    check(!JSON.stringify(left).includes(title), 'its list stays');
  },
};

const toConversation: Step = {
  name: 'answering everyone in a direct conversation',
  needs: 'conversationReplies',
  run: async (traveller) => {
    const { server, ana, ben, page, mark } = traveller;
    const direct = { status: `${ana.handle} under us ${mark}`, visibility: 'direct' };
    const id = await postAs(traveller, ben, direct);
    const card = await openPost(traveller, id);
    await button(card, 'Reply').click();
    const form = composer(page.getByRole('main'), 'Reply');
    const words = `Between us ${mark}`;
    await textOf(form).fill(words);
    await button(form, 'More options').click();
    const readers = form.getByRole('combobox', { name: 'Who can see it' });
    await readers.selectOption('Everyone in this conversation');
    await form.getByText(/^Only @.* can see this post, even if/).waitFor();
    const answering = page.waitForResponse(
      (one) => one.request().method() === 'POST' && one.url().endsWith('/api/v1/statuses'),
    );
    await button(form, 'Post').click();
    const post = fieldsOf(await (await answering).json());
    check(post.visibility === 'direct', `it is ${String(post.visibility)}`);
    check(post.in_reply_to_id === id, `it answers ${String(post.in_reply_to_id)}`);
    const seen = await server.call(ben, 'GET', `/api/v1/statuses/${String(post.id)}`);
    check(seen.status === 200, `${ben.username}, who is not mentioned, cannot read it`);
    await goHome(traveller);
    await textOf(composer(page)).click();
    await button(composer(page), 'More options').click();
  },
};

export const policies: readonly Step[] = [
  quoteRule,
  leavingQuote,
  replyRule,
  toList,
  toConversation,
];
