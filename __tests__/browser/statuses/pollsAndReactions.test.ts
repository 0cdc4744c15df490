/** Two people in two browsers: votes, reactions and favourites of one appear for the other. */
import type { Page } from 'playwright-core';
import type { DemoUsername } from '@/demo/seed/demoAccounts';
import { findBarriers } from '@support/engine/chromium/axe';
import { useBrowser } from '@support/engine/chromium/browser';
import { eventually } from '@support/eventually';
import { useSite, type Site, type VisitOptions } from '@support/engine/chromium/site';

const stage = useBrowser();
const site = useSite(stage);
const mastodon = useSite(stage, { family: 'mastodon', policy: 'akkoma', indexPage: 'akkoma' });

interface PollFields {
  options: string[];
  multiple?: boolean;
}

/** Publishes a post with a poll and returns its id. */
async function postPoll(at: Site, as: DemoUsername, poll: PollFields): Promise<string> {
  const answer = await fetch(`http://127.0.0.1:${String(at.instance().port)}/api/v1/statuses`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${at.instance().tokenFor(as)}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify({ status: 'What do you say?', poll: { expires_in: 86_400, ...poll } }),
  });
  return ((await answer.json()) as { id: string }).id;
}

const openPost = (statusId: string, options: VisitOptions, at = site): Promise<Page> =>
  at.open(`/notice/${statusId}`, options);

const post = (page: Page, statusId: string) =>
  page.locator(`article[data-status-id="${statusId}"]`);
const poll = (page: Page) => page.getByRole('group', { name: 'Poll' });
const shares = (page: Page) => poll(page).getByRole('listitem').allTextContents();
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

describe('a poll', () => {
  it('POLL-08 POLL-09 shows votes of one reader to the other within half a minute', async () => {
    const statusId = await postPoll(site, 'bob', { options: ['Tea', 'Coffee'] });
    const bob = await openPost(statusId, { as: 'bob', before: (page) => page.clock.install() });
    await eventually(async () => expect(await shares(bob)).toEqual(['0%Tea', '0%Coffee']));
    await bob.evaluate(() => document.fonts.ready);

    const alice = await openPost(statusId, { as: 'alice' });
    await poll(alice).getByRole('radio', { name: 'Coffee' }).check();
    await poll(alice).getByRole('button', { name: 'Vote' }).click();
    await eventually(async () => expect(await shares(alice)).toEqual(['0%Tea', '100%Coffee']));
    await poll(alice).getByRole('img', { name: 'Your vote' }).waitFor();
    await poll(alice).getByText('1 person voted').waitFor();
    expect(await findBarriers(alice)).toEqual([]);

    for (let second = 0; second < 31; second += 1) await bob.clock.runFor(1_000);
    await eventually(async () => expect(await shares(bob)).toEqual(['0%Tea', '100%Coffee']));
  });

  it('with multiple choices is usable by keyboard, and keeps the focus', async () => {
    const options = ['Ash', 'Birch :leaf:', 'Cedar'];
    const statusId = await postPoll(site, 'bob', { options, multiple: true });
    const alice = await openPost(statusId, { as: 'alice', colorScheme: 'light' });
    await poll(alice).getByRole('checkbox', { name: 'Ash' }).focus();
    expect(await findBarriers(alice)).toEqual([]);
    for (const key of ['Space', 'Tab', 'Tab', 'Space', 'Tab', 'Enter']) {
      await alice.keyboard.press(key);
    }
    await eventually(async () =>
      expect(await shares(alice)).toEqual(['100%Ash', '0%Birch ', '100%Cedar']),
    );
    expect(await poll(alice).evaluate((group) => group === document.activeElement)).toBe(true);
  });

  it('that rejects a vote shows the reason, and accepts the next attempt', async () => {
    stage.expectProblems(/Failed to load resource/);
    const statusId = await postPoll(site, 'bob', { options: ['Tea', 'Coffee'] });
    const alice = await openPost(statusId, { as: 'alice' });
    await poll(alice).getByRole('radio', { name: 'Tea' }).check();
    await site.control('next', { path: '/api/v1/polls/', method: 'POST', answer: '500' });
    await poll(alice).getByRole('button', { name: 'Vote' }).click();
    await poll(alice).getByRole('alert').getByText('Your vote was not counted').waitFor();
    await poll(alice).getByRole('button', { name: 'Vote' }).click();
    await eventually(async () => expect(await shares(alice)).toEqual(['100%Tea', '0%Coffee']));
    expect(await poll(alice).getByRole('alert').count()).toBe(0);
  });

  it('POLL-05 shows visitors its results, on any server', async () => {
    const statusId = await postPoll(mastodon, 'bob', { options: ['Tea', 'Coffee'] });
    const visitor = await openPost(statusId, {}, mastodon);
    await eventually(async () => expect(await shares(visitor)).toEqual(['0%Tea', '0%Coffee']));
    expect(await poll(visitor).getByRole('radio').count()).toBe(0);
    expect(await button(visitor, 'React').count()).toBe(0);
  });
});

describe('a reaction', () => {
  it('ACT-05 appears at once for the author, who joins it, and disappears when it is taken back', async () => {
    const statusId = await site.post('React to me', { as: 'bob' });
    const bob = await openPost(statusId, { as: 'bob' });
    await site.listening(1);
    const alice = await openPost(statusId, { as: 'alice' });
    await site.listening(2);

    await post(alice, statusId).getByRole('button', { name: 'React', exact: true }).click();
    const choice = alice.getByRole('dialog', { name: 'React' });
    await choice.getByRole('button', { name: '🎉' }).waitFor();
    expect(await findBarriers(alice)).toEqual([]);
    await choice.getByRole('button', { name: '🎉' }).click();
    const own = alice.getByRole('button', { name: '🎉, 1 reactions', pressed: true });
    await own.waitFor();

    const joined = bob.getByRole('button', { name: '🎉, 1 reactions', pressed: false });
    await joined.click();
    await bob.getByRole('button', { name: '🎉, 2 reactions', pressed: true }).waitFor();
    expect(await findBarriers(bob)).toEqual([]);

    await own.click();
    await eventually(async () =>
      expect(await button(alice, /🎉, \d/).getAttribute('aria-pressed')).toBe('false'),
    );
    await button(alice, '🎉, 1 reactions').hover();
    const people = alice.getByRole('group', { name: 'Reacted with 🎉' });
    await people.getByRole('link', { name: /@bob/ }).waitFor();
    expect(await people.getByRole('link').count()).toBe(1);
  });

  it('can be a custom emoji, found by typing', async () => {
    const statusId = await site.post('React to me too', { as: 'bob' });
    const alice = await openPost(statusId, { as: 'alice', layout: 'phone' });
    await post(alice, statusId).getByRole('button', { name: 'React', exact: true }).click();
    await alice.getByRole('searchbox', { name: 'Search emoji' }).fill('leaf');
    await alice.keyboard.press('Enter');
    await alice.getByRole('button', { name: ':leaf:, 1 reactions', pressed: true }).waitFor();
    await alice.reload();
    await alice.getByRole('button', { name: ':leaf:, 1 reactions', pressed: true }).waitFor();
  });

  it('that the server refuses disappears again, with a message', async () => {
    stage.expectProblems(/Failed to load resource/);
    const statusId = await site.post('Do not react to me', { as: 'bob' });
    const alice = await openPost(statusId, { as: 'alice' });
    await post(alice, statusId).getByRole('button', { name: 'React', exact: true }).click();
    await site.control('next', {
      path: `/api/v1/pleroma/statuses/${statusId}/reactions/`,
      answer: '500',
      times: 3,
    });
    await alice.getByRole('dialog', { name: 'React' }).getByRole('button', { name: '🔥' }).click();
    await alice.getByRole('alert').getByText('An error occured').waitFor();
    await eventually(async () => expect(await button(alice, /🔥, /).count()).toBe(0));
  });
});

describe('the focused status of a page', () => {
  it('CARD-12 CARD-14 shows its author who favourited and repeated it, in real time', async () => {
    const statusId = await site.post('Like me', { as: 'bob' });
    const bob = await openPost(statusId, { as: 'bob' });
    await site.listening(1);
    await post(bob, statusId).waitFor();
    expect(await bob.getByRole('group', { name: 'Repeats and favourites' }).count()).toBe(0);

    const alice = await openPost(statusId, { as: 'alice' });
    await post(alice, statusId).getByRole('button', { name: 'Favourite', exact: true }).click();
    const panel = bob.getByRole('group', { name: 'Repeats and favourites' });
    await panel.getByRole('button', { name: '1 favourite' }).waitFor();
    await panel.getByRole('link', { name: '@alice' }).waitFor();

    const carol = await openPost(statusId, { as: 'carol' });
    await post(carol, statusId).getByRole('button', { name: 'Repeat', exact: true }).click();
    await panel.getByRole('button', { name: '1 repeat' }).click();
    const people = bob.getByRole('dialog', { name: 'Repeated by' });
    await people.getByRole('link', { name: /@carol/ }).waitFor();
    const barriers = await findBarriers(bob);
    // The row of buttons has tests of its own.
    expect(barriers.filter((text) => !text.includes('data-glyph'))).toEqual([]);
  });
});
