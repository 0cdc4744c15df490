/** Steps that act on other people and their posts. */
import { fieldsOf } from '@/lib/values/fields';
import { rowsOf } from '../server';
import { button, choose, openPost, postAs, settled } from '../pageObjects';
import { check, eventually, type Step, type Traveller } from '../runJourney';

const following: Step = {
  name: 'following somebody',
  run: async ({ page, origin, ben, ana, server }) => {
    await page.goto(`${origin}/users/${ben.username}`);
    const main = page.getByRole('main');
    const done = button(main, 'Unfollow').first();
    const follow = button(main, 'Follow').first();
    await done.or(follow).first().waitFor();
    if (await done.isVisible()) await done.click();
    await follow.click();
    await done
      .or(main.getByRole('button', { name: /request/i }).first())
      .first()
      .waitFor();
    await eventually(async () => {
      const path = `/api/v1/accounts/relationships?id[]=${ben.id}`;
      const [row] = rowsOf((await server.call(ana, 'GET', path)).data);
      const { following, requested } = fieldsOf(row);
      check(following === true || requested === true, 'the server knows nothing of it');
    });
  },
};

/** A step for a toggle button on a card. */
const pressing = (name: string, button_: string, field: string): Step => ({
  name,
  run: async (traveller) => {
    const id = await postAs(traveller, traveller.ben, { status: `${name} ${traveller.mark}` });
    const card = await openPost(traveller, id);
    await button(card, button_).click();
    await settled(traveller, id, (post) => post[field] === true, field);
    await traveller.page.reload();
    await card.getByRole('button', { name: button_, exact: true, pressed: true }).waitFor();
    await button(card, button_).click();
    await settled(traveller, id, (post) => post[field] !== true, `no ${field}`);
  },
});

const fromMenu = (name: string, entry: string, back: string, field: string, own = false): Step => ({
  name,
  run: async (traveller) => {
    const { ana, ben, mark } = traveller;
    const id = await postAs(traveller, own ? ana : ben, { status: `${name} ${mark}` });
    const card = await openPost(traveller, id);
    await choose(card, entry);
    await settled(traveller, id, (post) => post[field] === true, field);
    await choose(card, back);
    await settled(traveller, id, (post) => post[field] !== true, `no ${field}`);
  },
});

const voting: Step = {
  name: 'voting',
  needs: 'polls',
  run: async (traveller) => {
    const { ben, mark } = traveller;
    const poll = { options: ['Tea', 'Coffee'], expires_in: 86_400 };
    const id = await postAs(traveller, ben, { status: `What do you say ${mark}`, poll });
    const card = await openPost(traveller, id);
    const group = card.getByRole('group', { name: 'Poll' });
    await group.getByRole('radio', { name: 'Coffee' }).check();
    await button(group, 'Vote').click();
    await settled(traveller, id, (post) => fieldsOf(post.poll).voted === true, 'the vote');
    await group.getByRole('img', { name: 'Your vote' }).waitFor();
  },
};

const reacting: Step = {
  name: 'reacting with an emoji',
  needs: 'reactions',
  run: async (traveller: Traveller) => {
    const { page, ben, mark } = traveller;
    const id = await postAs(traveller, ben, { status: `React to me ${mark}` });
    const card = await openPost(traveller, id);
    await button(card, 'React').click();
    await page.getByRole('dialog', { name: 'React' }).getByRole('button', { name: '🎉' }).click();
    await card.getByRole('button', { name: /^🎉/, pressed: true }).waitFor();
    await settled(
      traveller,
      id,
      ({ pleroma, emoji_reactions: plain }) =>
        rowsOf(fieldsOf(pleroma).emoji_reactions ?? plain).length > 0,
      'the reaction',
    );
  },
};

const folders: Step = {
  name: 'putting a bookmark into a folder',
  needs: 'bookmarkFolders',
  run: async (traveller) => {
    const { page, origin, ben, mark } = traveller;
    const id = await postAs(traveller, ben, { status: `Keep me ${mark}` });
    const card = await openPost(traveller, id);
    await choose(card, 'Bookmark');
    await settled(traveller, id, (post) => post.bookmarked === true, 'the bookmark');
    await choose(card, 'Move to a folder');
    const name = `Folder ${mark}`;
    const dialog = page.getByRole('dialog', { name: 'Move to a folder' });
    await dialog.getByRole('textbox', { name: 'New folder' }).fill(name);
    await button(dialog, 'Save').click();
    await dialog.getByRole('radio', { name, checked: true }).waitFor();
    await settled(
      traveller,
      id,
      ({ pleroma }) => typeof fieldsOf(pleroma).bookmark_folder === 'string',
      'the folder',
    );
    await page.goto(`${origin}/bookmarks`);
    await page.getByRole('navigation', { name: 'Bookmark folders' }).getByText(name).click();
    await page.getByRole('feed', { name }).getByText('Keep me').waitFor();
    await button(page.getByRole('main'), 'Bookmark folders').click();
    await button(page.getByRole('dialog'), `Delete folder ${name}`).click();
    await button(page.getByRole('alertdialog'), 'Delete').click();
    await settled(
      traveller,
      id,
      ({ pleroma }) => typeof fieldsOf(pleroma).bookmark_folder !== 'string',
      'no folder',
    );
  },
};

export const acting: readonly Step[] = [
  following,
  pressing('favouriting', 'Favourite', 'favourited'),
  pressing('repeating', 'Repeat', 'reblogged'),
  fromMenu('bookmarking', 'Bookmark', 'Remove bookmark', 'bookmarked'),
  folders,
  fromMenu('pinning', 'Pin on profile', 'Unpin from profile', 'pinned', true),
  voting,
  reacting,
];
