/** Votes, reactions and favourites in Chromium; two people in two browsers see what each other does. */
import type { Page } from 'playwright-core';
import { findBarriers } from '@support/engine/chromium/axe';
import { useBrowser, useSharedPage } from '@support/engine/chromium/browser';
import { ask } from '@support/engine/chromium/families';
import { eventually } from '@support/eventually';
import { goWithin, useSite } from '@support/engine/chromium/site';

const stage = useBrowser();
const site = useSite(stage);

interface PollFields {
  options: string[];
  multiple?: boolean;
}

/** Publishes a post by Bob with a poll and returns its id. */
async function postPoll(poll: PollFields): Promise<string> {
  const status = { status: 'What do you say?', poll: { expires_in: 86_400, ...poll } };
  return (await ask<{ id: string }>(site, 'bob', '/api/v1/statuses', status)).id;
}

const post = (page: Page, statusId: string) =>
  page.locator(`article[data-status-id="${statusId}"]`);
const poll = (page: Page) => page.getByRole('group', { name: 'Poll' });
const shares = (page: Page) => poll(page).getByRole('listitem').allTextContents();
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

const pageOfAlice = useSharedPage(stage, () =>
  site.open('/about', {
    as: 'alice',
    colorScheme: 'light',
    settings: { theme: 'pleroma-light' },
  }),
);

describe('a poll', () => {
  it('of one choice counts the vote and marks it', async () => {
    const alice = pageOfAlice();
    await goWithin(alice, `/notice/${await postPoll({ options: ['Tea', 'Coffee'] })}`);
    await poll(alice).getByRole('radio', { name: 'Coffee' }).check();
    await poll(alice).getByRole('button', { name: 'Vote' }).click();
    await eventually(async () => expect(await shares(alice)).toEqual(['0%Tea', '100%Coffee']));
    await poll(alice).getByRole('img', { name: 'Your vote' }).waitFor();
    await poll(alice).getByText('1 person voted').waitFor();
    expect(await findBarriers(alice)).toEqual([]);
  });

  it('with multiple choices is usable by keyboard, and keeps the focus', async () => {
    const alice = pageOfAlice();
    const options = ['Ash', 'Birch :leaf:', 'Cedar'];
    await goWithin(alice, `/notice/${await postPoll({ options, multiple: true })}`);
    await poll(alice).getByRole('checkbox', { name: 'Ash' }).focus();
    for (const key of ['Space', 'Tab', 'Tab', 'Space', 'Tab', 'Enter']) {
      await alice.keyboard.press(key);
    }
    await eventually(async () =>
      expect(await shares(alice)).toEqual(['100%Ash', '0%Birch ', '100%Cedar']),
    );
    expect(await poll(alice).evaluate((group) => group === document.activeElement)).toBe(true);
  });
});

describe('in real time', () => {
  const pageOfBob = useSharedPage(stage, () => site.open('/about', { as: 'bob' }));

  it('ACT-05 a reaction appears at once for the author, who joins it, and disappears when it is taken back', async () => {
    const [alice, bob] = [pageOfAlice(), pageOfBob()];
    const statusId = await site.post('React to me', { as: 'bob' });
    for (const page of [alice, bob]) await goWithin(page, `/notice/${statusId}`);
    await post(bob, statusId).waitFor();
    await site.listening(2);

    await post(alice, statusId).getByRole('button', { name: 'React', exact: true }).click();
    const choice = alice.getByRole('dialog', { name: 'React' });
    await choice.getByRole('button', { name: '🎉' }).waitFor();
    expect(await findBarriers(alice)).toEqual([]);
    await choice.getByRole('button', { name: '🎉' }).click();
    const own = alice.getByRole('button', { name: '🎉, 1 reaction', pressed: true });
    await own.waitFor();

    const joined = bob.getByRole('button', { name: '🎉, 1 reaction', pressed: false });
    await joined.click();
    await bob.getByRole('button', { name: '🎉, 2 reactions', pressed: true }).waitFor();

    await own.click();
    await eventually(async () =>
      expect(await button(alice, /🎉, \d/).getAttribute('aria-pressed')).toBe('false'),
    );
    await button(alice, '🎉, 1 reaction').hover();
    const people = alice.getByRole('group', { name: 'Reacted with 🎉' });
    await people.getByRole('link', { name: /@bob/ }).waitFor();
    expect(await people.getByRole('link').count()).toBe(1);
  });

  it('CARD-12 CARD-14 the focused status shows its author who favourited and repeated it', async () => {
    const [alice, bob] = [pageOfAlice(), pageOfBob()];
    const statusId = await site.post('Like me', { as: 'bob' });
    for (const page of [alice, bob]) await goWithin(page, `/notice/${statusId}`);
    await post(bob, statusId).waitFor();
    expect(await bob.getByRole('group', { name: 'Repeats and favourites' }).count()).toBe(0);

    await post(alice, statusId).getByRole('button', { name: 'Favourite', exact: true }).click();
    const panel = bob.getByRole('group', { name: 'Repeats and favourites' });
    await panel.getByRole('button', { name: '1 favourite' }).waitFor();
    await panel.getByRole('link', { name: '@alice' }).waitFor();

    await ask(site, 'carol', `/api/v1/statuses/${statusId}/reblog`, {});
    await panel.getByRole('button', { name: '1 repeat' }).click();
    const people = bob.getByRole('dialog', { name: 'Repeated by' });
    await people.getByRole('link', { name: /@carol/ }).waitFor();
    const barriers = await findBarriers(bob);
    // The row of buttons has tests of its own.
    expect(barriers.filter((text) => !text.includes('data-glyph'))).toEqual([]);
  });
});
