/**
 * The screens that `npm run pictures` shows. Each has an address; some need presses first. Presses
 * go by English names, so those screens have no right-to-left picture.
 */
import type { Locator, Page } from 'playwright-core';
import type { Family } from '@/demo/options';
import type { DemoUsername } from '@/demo/seed/demoAccounts';
import type { World } from '@/demo/state/world';

export interface Screen {
  /** The name of the picture's file, too. */
  name: string;
  path: string | ((world: World) => string);
  /** Signed in as this member; a visitor if missing. */
  as?: DemoUsername;
  /** The kind of server, if not Pleroma. */
  family?: Family;
  prepare?: (page: Page) => Promise<unknown>;
}

export interface Mode {
  name: string;
  viewport: { width: number; height: number };
  colorScheme: 'dark' | 'light';
  isPhone: boolean;
  /** Null for English. */
  language: string | null;
}

export const hasPicture = ({ prepare }: Pick<Screen, 'prepare'>, { language }: Mode): boolean =>
  !prepare || language === null;

/** Opened at the answer that has the most answers itself. */
function longestConversation(world: World): string {
  const answers = new Map<string, number>();
  for (const { replyTo, visibility } of world.posts.values()) {
    if (replyTo === null || visibility === 'direct') continue;
    if (world.posts.get(replyTo)?.replyTo === null) continue;
    answers.set(replyTo, (answers.get(replyTo) ?? 0) + 1);
  }
  const [[id] = ['']] = [...answers].sort(([, one], [, other]) => other - one);
  return `/notice/${id}`;
}

/** A post with its buttons; the first one of the demo's home timeline is muted. */
const post = (page: Page): Locator => page.getByRole('feed').getByRole('article').nth(1);

/** By its shortcut, as its button is elsewhere on phones. */
async function openSettings(page: Page, tab: string): Promise<void> {
  await page.keyboard.press('g');
  await page.keyboard.press('s');
  await page.getByRole('dialog', { name: 'Settings' }).getByRole('tab', { name: tab }).click();
}

async function openMenu(page: Page): Promise<void> {
  const more = post(page).getByRole('button', { name: 'More actions', exact: true });
  await more.click();
  await page.getByRole('menu').waitFor();
}

/** Opens one tab after the other, on a page of the moderators. */
const openTab =
  (name: string) =>
  (page: Page): Promise<void> =>
    page.getByRole('main').getByRole('tab', { name }).click();

const pictureIn = (page: Page): Locator => page.locator('[data-gallery] [data-open]').first();

export const screens: readonly Screen[] = [
  { name: 'home', path: '/main/friends', as: 'alice' },
  {
    name: 'home-further-down',
    path: '/main/friends',
    as: 'alice',
    prepare: (page) => page.mouse.wheel(0, 2_500),
  },
  {
    name: 'home-composer',
    path: '/main/friends',
    as: 'alice',
    prepare: (page) => page.keyboard.press('n'),
  },
  {
    name: 'home-reply',
    path: '/main/friends',
    as: 'alice',
    prepare: (page) =>
      post(page)
        .getByRole('button', { name: /^Reply/ })
        .first()
        .click(),
  },
  { name: 'home-post-menu', path: '/main/friends', as: 'alice', prepare: openMenu },
  { name: 'home-empty', path: '/main/friends', as: 'newbie' },
  { name: 'first-steps-look', path: '/about/welcome', as: 'newbie' },
  { name: 'first-steps-people', path: '/about/welcome?step=2', as: 'newbie' },
  { name: 'first-steps-notifications', path: '/about/welcome?step=3', as: 'newbie' },
  { name: 'public', path: '/main/public', as: 'alice' },
  { name: 'known-network', path: '/main/all', as: 'alice' },
  { name: 'visitor', path: '/main/all' },
  { name: 'conversation', path: longestConversation, as: 'alice' },
  { name: 'viewer', path: '/main/public', as: 'alice', prepare: (page) => pictureIn(page).click() },
  { name: 'profile', path: '/users/bob', as: 'alice' },
  { name: 'own-profile', path: '/users/alice', as: 'alice' },
  { name: 'notifications', path: '/alice/notifications', as: 'alice' },
  { name: 'interactions', path: '/users/alice/interactions', as: 'alice' },
  { name: 'direct-messages', path: '/users/alice/dms', as: 'alice' },
  { name: 'chats', path: '/users/alice/chats', as: 'alice' },
  {
    name: 'chat',
    path: '/users/alice/chats',
    as: 'alice',
    prepare: (page) => page.locator('main a[href*="/chats/"]').first().click(),
  },
  { name: 'bookmarks', path: '/bookmarks', as: 'alice' },
  { name: 'lists', path: '/lists', as: 'alice' },
  { name: 'new-list', path: '/lists/new', as: 'alice' },
  { name: 'search', path: '/search?query=a', as: 'alice' },
  { name: 'who-to-follow', path: '/who-to-follow', as: 'alice' },
  { name: 'follow-requests', path: '/friend-requests', as: 'carol' },
  { name: 'announcements', path: '/announcements', as: 'alice' },
  { name: 'edit-navigation', path: '/nav-edit', as: 'alice' },
  {
    name: 'settings-general',
    path: '/main/friends',
    as: 'alice',
    prepare: (page) => openSettings(page, 'General'),
  },
  {
    name: 'settings-appearance',
    path: '/main/friends',
    as: 'alice',
    prepare: (page) => openSettings(page, 'Appearance'),
  },
  {
    name: 'settings-notifications',
    path: '/main/friends',
    as: 'alice',
    prepare: (page) => openSettings(page, 'Notifications'),
  },
  {
    name: 'shortcuts',
    path: '/main/friends',
    as: 'alice',
    prepare: (page) => page.keyboard.press('?'),
  },
  { name: 'explore', path: '/about/explore', as: 'alice', family: 'mastodon' },
  { name: 'followed-hashtags', path: '/about/tags', as: 'alice', family: 'mastodon' },
  { name: 'own-profile-mastodon', path: '/users/alice', as: 'alice', family: 'mastodon' },
  {
    name: 'home-composer-mastodon',
    path: '/main/friends',
    as: 'alice',
    family: 'mastodon',
    prepare: async (page) => {
      await page.keyboard.press('n');
      await page.getByRole('button', { name: 'More options' }).last().click();
    },
  },
  {
    name: 'drafts',
    path: '/main/friends',
    as: 'alice',
    prepare: async (page) => {
      await page.keyboard.press('n');
      const dialog = page.getByRole('dialog', { name: 'New post' });
      await dialog.getByRole('textbox', { name: 'Post text' }).fill('Tea, then bread.');
      await page.keyboard.press('Escape');
      await post(page)
        .getByRole('button', { name: /^Reply/ })
        .first()
        .click();
      await post(page).getByRole('button', { name: 'Drafts', exact: true }).click();
    },
  },
  { name: 'reports', path: '/moderation/reports', as: 'admin' },
  { name: 'people', path: '/moderation/people', as: 'admin' },
  { name: 'waiting-room', path: '/moderation/waiting', as: 'admin' },
  { name: 'log', path: '/moderation/log', as: 'admin' },
  { name: 'own-server', path: '/moderation/server', as: 'admin' },
  {
    name: 'own-server-rules',
    path: '/moderation/server',
    as: 'admin',
    prepare: openTab('Rules'),
  },
  { name: 'content', path: '/moderation/content', as: 'admin', family: 'mastodon' },
  { name: 'federation', path: '/moderation/federation', as: 'admin', family: 'mastodon' },
  {
    name: 'federation-files',
    path: '/moderation/federation',
    as: 'admin',
    family: 'mastodon',
    prepare: openTab('Import and export'),
  },
  {
    name: 'subscriptions',
    path: '/moderation/federation',
    as: 'admin',
    family: 'gotosocial',
    prepare: openTab('Subscriptions'),
  },
  { name: 'about', path: '/about' },
  { name: 'help', path: '/about/help' },
  { name: 'log-in', path: '/login' },
  { name: 'sign-up', path: '/registration' },
  { name: 'not-found', path: '/nowhere/at/all', as: 'alice' },
];
