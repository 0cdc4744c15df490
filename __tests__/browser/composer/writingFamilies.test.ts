/**
 * Writing on each family of servers in Chromium: the composer offers what the server takes and
 * nothing else, and each of it works once. The views test the rest of it with every family.
 */
import { readFileSync } from 'node:fs';
import type { Locator, Page } from 'playwright-core';
import { landscape } from '@/demo/pictures/scenes';
import { encodePng } from '@/demo/pictures/png';
import type { Family } from '@/demo/options';
import type { Post } from '@/demo/state/types';
import { findBarriers } from '@support/engine/chromium/axe';
import { useBrowser, useSharedPage } from '@support/engine/chromium/browser';
import { eventually } from '@support/eventually';
import { goWithin, useSite } from '@support/engine/chromium/site';

const stage = useBrowser();

const common = ['Public', 'Unlisted', 'Followers only', 'Direct'];
const formats = ['Plain text', 'HTML', 'Markdown', 'BBCode'];
const onlyHere = 'This server only';
const withLists = ['Public', onlyHere, ...common.slice(1), 'List members'];

interface Tour {
  family: Family;
  audiences: string[];
  /** The selects of the row of further options. */
  more: string[];
  formats: string[];
  languages: boolean;
  /** A choice of that row, and what the composer or the card says of it. */
  choice: [value: string, words: string, of: 'card' | 'form', kept: (post: Post) => boolean];

  /** Synced drafts, previews, and replies to everyone in a direct conversation. */
  ofPleroma: boolean;
}

const expiring: Tour['choice'] = [
  '1 hour',
  'Deletes itself in',
  'card',
  ({ expiresAt }) => expiresAt !== null,
];

const tours: Tour[] = [
  {
    family: 'pleroma',
    audiences: withLists,
    more: ['Delete after'],
    formats,
    // The embedded one is too old for them.
    languages: false,
    choice: expiring,

    ofPleroma: true,
  },
  {
    family: 'akkoma',
    audiences: withLists,
    more: ['Delete after'],
    formats: [...formats, 'MFM'],
    languages: true,
    choice: expiring,

    ofPleroma: true,
  },
  {
    family: 'mastodon',
    audiences: common,
    more: ['Who can quote'],
    formats: [],
    languages: true,
    choice: [
      'Only me',
      'Anyone can see this post. Nobody else can quote it.',
      'form',
      ({ quotePolicy }) => quotePolicy === 'nobody',
    ],

    ofPleroma: false,
  },
  {
    family: 'gotosocial',
    audiences: withLists.slice(0, -1),
    more: ['Who can reply', 'Who can favourite', 'Who can repeat'],
    formats: ['Plain text', 'Markdown'],
    languages: true,
    choice: [
      'Only people mentioned',
      'Anyone can see this post. Only people you mention can reply.',
      'form',
      ({ policy }) => policy !== undefined && policy !== null,
    ],

    ofPleroma: false,
  },
];

const FORM = 'form[aria-label="New post"]';

const picture = {
  name: 'hills.png',
  mimeType: 'image/png',
  buffer: Buffer.from(encodePng(landscape(7, 320, 240))),
};
const film = {
  name: 'pond.webm',
  mimeType: 'video/webm',
  buffer: readFileSync('src/demo/pictures/clip.webm'),
};

const textOf = (form: Locator) => form.getByRole('textbox', { name: 'Post text' });
const button = (within: Locator, name: string) => within.getByRole('button', { name, exact: true });

const isEmptied = (form: Locator) =>
  eventually(async () => expect(await textOf(form).inputValue()).toBe(''));

/** The choices show after a press of the chosen one. */
async function showTo(form: Locator, name: string): Promise<void> {
  await form.getByRole('radio', { checked: true }).click();
  await form.getByRole('radio', { name, exact: true }).click();
}

/** Reads the names of all that the form offers. */
const offeredIn = (form: Locator) =>
  form.evaluate((element) => {
    const wordsOf = (selector: string) =>
      [...element.querySelectorAll(selector)].map((one) => one.textContent ?? '');
    const selects = [...element.querySelectorAll<HTMLSelectElement>('select')];
    const named = (select: HTMLSelectElement) => select.labels[0]?.textContent ?? '';
    const format = selects.find((select) => named(select) === 'Format');
    return {
      audiences: wordsOf('[role="radiogroup"] label'),
      more: [
        ...element.querySelectorAll<HTMLSelectElement>('[aria-label="More options"] select'),
      ].map(named),
      formats: [...(format?.options ?? [])].map(({ label }) => label),
      languages: wordsOf('button').some((words) => /^(?:Language: |No language set)/.test(words)),
    };
  });

/** Finds the choices of selects that are longer than their field. */
const cutOffIn = (form: Locator) =>
  form.evaluate((element) => {
    const context = new OffscreenCanvas(1, 1).getContext('2d');
    return [...element.querySelectorAll('select')].flatMap((select) => {
      const { font, paddingInlineStart, paddingInlineEnd } = getComputedStyle(select);
      const room =
        select.clientWidth -
        Number.parseFloat(paddingInlineStart) -
        Number.parseFloat(paddingInlineEnd);
      if (context) context.font = font;
      return [...select.options]
        .map(({ label }) => label)
        .filter((label) => (context?.measureText(label).width ?? Infinity) > room + 1);
    });
  });

/** Types a name behind a slash and takes the first thing that is offered for it. */
async function byName(page: Page, name: string): Promise<void> {
  await page.keyboard.type(name);
  await page.getByRole('listbox').getByRole('option').first().waitFor();
  await page.keyboard.press('Enter');
}

describe.each(tours)('a member of $family', (tour) => {
  const site = useSite(
    stage,
    tour.family === 'pleroma' ? {} : { family: tour.family, policy: 'akkoma', indexPage: 'akkoma' },
  );
  const shared = useSharedPage(stage, () =>
    site.open('/main/friends', {
      as: 'alice',
      colorScheme: 'light',
      settings: {
        theme: 'pleroma-light',
        composerOptions: true,
        missingDescriptions: 'remind',
      },
    }),
  );
  let page: Page;
  let form: Locator;
  beforeAll(() => {
    page = shared();
    form = page.getByRole('form', { name: 'New post' });
  });

  const world = () => site.instance().world();
  const postSaying = (words: string) =>
    eventually(() => {
      const found = [...world().posts.values()].find(({ source }) => source.includes(words));
      if (!found) throw new Error(`nobody posted "${words}"`);
      return found;
    });
  const card = (words: string) =>
    page.getByRole('feed').getByRole('article').filter({ hasText: words }).first();
  const dialog = (name: string) => page.getByRole('dialog', { name });
  const submit = async () => {
    await button(form, 'Post').click();
    await isEmptied(form);
  };

  it('is offered what the server takes, and nothing else', async () => {
    await textOf(form).click();
    await form.getByRole('group', { name: 'More options' }).waitFor();
    const { audiences, more, languages } = tour;
    expect(await offeredIn(form)).toEqual({ audiences, more, languages, formats: tour.formats });
    expect(await cutOffIn(form)).toEqual([]);
    await button(form, 'Post later').waitFor();
    expect(await button(form, 'Preview').count()).toBe(tour.ofPleroma ? 1 : 0);
    if (tour.formats.length > 0) {
      await form.getByRole('combobox', { name: 'Format' }).selectOption('text/markdown');
      await button(form.getByRole('toolbar', { name: 'Formatting' }), 'Bold').waitFor();
    } else {
      expect(await form.getByRole('toolbar').count()).toBe(0);
    }
    expect(await findBarriers(page, { within: FORM })).toEqual([]);
  });

  it('sends several posts in order, with the language, format and rules that were chosen', async () => {
    const [value, words, of, kept] = tour.choice;
    const language = form.getByRole('button', { name: /^(?:Language: |No language set)/ });
    await textOf(form).fill('Lammella');
    if (tour.formats.length > 0) {
      await textOf(form).press('Control+a');
      await button(form, 'Bold').click();
    }
    if (tour.languages) {
      await language.click();
      await page.getByRole('combobox', { name: 'Search languages' }).fill('Finnish');
      await page.getByRole('option', { name: /Finnish/ }).click();
      await eventually(async () => expect(await textOf(form).getAttribute('lang')).toBe('fi'));
    }
    await form.getByRole('combobox', { name: tour.more[0]! }).selectOption(value);
    if (of === 'form') await form.getByText(words).waitFor();
    await button(form, 'Add post').click();
    await form.getByRole('textbox', { name: 'Post 2 of 2' }).fill('Toinen');
    await submit();
    const [first, second] = [await postSaying('Lammella'), await postSaying('Toinen')];
    expect(second.replyTo).toBe(first.id);
    const spoken = tour.languages ? 'fi' : null;
    expect([first, second].map((post) => post.language)).toEqual([spoken, spoken]);
    expect([first, second].map(kept)).toEqual([true, true]);
    expect(first.html.includes('<strong>Lammella')).toBe(tour.formats.length > 0);
    if (of === 'card') await card('Lammella').getByText(words).waitFor();
  });

  it('reaches the people of this server, and those of a list', async () => {
    if (tour.audiences.includes(onlyHere)) {
      await textOf(form).fill('Neighbours');
      await showTo(form, onlyHere);
      await form.getByText('Only people on this server can see this post.').waitFor();
      await submit();
      const { visibility, isLocalOnly } = await postSaying('Neighbours');
      expect(visibility === 'local' || isLocalOnly).toBe(true);
    }
    if (tour.audiences.includes('List members')) {
      await textOf(form).fill('Readers');
      await showTo(form, 'List members');
      await form.getByText(/can see this post/).waitFor();
      await submit();
      expect((await postSaying('Readers')).listId).not.toBeNull();
    }
    await textOf(form).click();
    if (tour.audiences.includes(onlyHere)) await showTo(form, 'Public');
  });

  it('answers everyone in a direct conversation, where the server can', async () => {
    const id = await site.post('@alice @carol over here', { as: 'bob', visibility: 'direct' });
    await goWithin(page, `/notice/${id}`);
    const answered = page.getByRole('main').locator(`article[data-status-id="${id}"]`);
    await button(answered, 'Reply').click();
    const reply = page.getByRole('main').getByRole('form', { name: 'Reply' });
    await button(reply, 'Post').waitFor();
    const readers = reply.getByRole('combobox', { name: 'Who can see it' });
    await textOf(reply).fill('To both');
    if (tour.ofPleroma) {
      await readers.selectOption('Everyone in this conversation');
      await reply.getByText(/^Only @bob and @carol can see this post/).waitFor();
      await button(reply, 'Post').click();
      const { mentions, visibility } = await postSaying('To both');
      expect([mentions.length, visibility]).toEqual([2, 'direct']);
    } else {
      expect(await readers.count()).toBe(0);
      await textOf(reply).fill('');
    }
    await goWithin(page, '/main/friends');
    // The next test types at once.
    await page.getByRole('feed', { name: 'Home timeline' }).getByRole('article').first().waitFor();
  });

  it('writes a poll by a slash, and lets the server post it later', async () => {
    await textOf(form).fill('Frog or toad ');
    await textOf(form).press('End');
    await byName(page, '/poll');
    const poll = form.getByRole('group', { name: 'New poll' });
    await poll.getByRole('textbox', { name: 'Option 1' }).fill('Frog');
    await poll.getByRole('textbox', { name: 'Option 2' }).fill('Toad');
    await button(form, 'Post later').click();
    await button(form, 'Tomorrow morning').click();
    await button(form, 'Schedule').click();
    await isEmptied(form);
    const waiting = world().scheduled.at(-1);
    expect(waiting?.params).toMatchObject({ poll: { options: ['Frog', 'Toad'] } });
    expect(new Date(waiting?.scheduledAt ?? 0).getMinutes()).toBe(0);
    await textOf(form).click();
    await button(form, 'Post later').click();
    await button(form, 'Scheduled posts').click();
    await dialog('Scheduled posts').getByRole('listitem').getByText('Frog or toad').waitFor();
    await page.keyboard.press('Escape');
    await dialog('Scheduled posts').waitFor({ state: 'detached' });
  });

  // The focus comes back to the text from a dialog, and the names are offered nevertheless.
  it('keeps a snippet, and inserts it by its name', async () => {
    await textOf(form).fill('Kind regards ');
    await textOf(form).press('End');
    await byName(page, '/template');
    await button(dialog('Drafts'), 'Save as template').click();
    await dialog('Drafts').getByRole('textbox', { name: 'Template name' }).fill('Regards');
    await page.keyboard.press('Enter');
    await dialog('Drafts').getByRole('heading', { name: 'Templates' }).waitFor();
    const sync = dialog('Drafts').getByRole('checkbox', { name: /^Sync drafts/ });
    await eventually(async () => expect(await sync.count()).toBe(tour.ofPleroma ? 1 : 0));
    await page.keyboard.press('Escape');
    await dialog('Drafts').waitFor({ state: 'detached' });
    await textOf(form).fill('Yours: ');
    await textOf(form).press('End');
    await byName(page, '/reg');
    await eventually(async () =>
      expect((await textOf(form).inputValue()).trim()).toBe('Yours: Kind regards'),
    );
    await textOf(form).fill('');
  });

  it('is reminded of a description, and changes of a video what the server lets one', async () => {
    await textOf(form).fill('A pond');
    const choosing = page.waitForEvent('filechooser');
    await button(form, 'Add media').click();
    await (await choosing).setFiles([film]);
    await eventually(() => expect([...world().media.values()].at(-1)?.mimeType).toBe('video/webm'));
    // The server takes its time with a video.
    for (const media of world().media.values()) media.readyAt = 0;
    await form.getByText('1 file uploaded').waitFor({ state: 'attached' });
    await button(form, 'Post').click();
    await button(form, 'Keep writing').click();
    await form.getByRole('textbox', { name: 'Media description' }).fill('Still water');
    await button(form, 'Describe and edit').click();
    const details = dialog('Describe and edit');
    await button(details, 'Replace file').waitFor();
    const thumbnail = details.getByRole('region', { name: 'Thumbnail' });
    const hasThumbnails = tour.family === 'mastodon';
    expect(await thumbnail.count()).toBe(hasThumbnails ? 1 : 0);
    if (hasThumbnails) {
      const choosingPicture = page.waitForEvent('filechooser');
      await button(thumbnail, 'Choose picture').click();
      await (await choosingPicture).setFiles([picture]);
      await button(thumbnail, 'Remove thumbnail').waitFor();
    }
    await page.keyboard.press('Escape');
    await details.waitFor({ state: 'detached' });
    await submit();
    const { mediaIds } = await postSaying('A pond');
    const sent = world().media.get(mediaIds[0] ?? '');
    expect(sent?.description).toBe('Still water');
    expect(sent?.poster !== null).toBe(hasThumbnails);
  });
});
