/**
 * Chats in Chromium: two people write to each other, scroll up through history, and use the message
 * form.
 */
import type { Page } from 'playwright-core';
import { chatWith, sendMessage } from '@/demo/state/chats';
import { findByAcct } from '@/demo/state/people';
import type { Chat, Person } from '@/demo/state/types';
import { useBrowser, useSharedPage } from '@support/engine/chromium/browser';
import { eventually } from '@support/eventually';
import { expectAccessible } from '@support/engine/chromium/families';
import { goWithin, heading, useSite } from '@support/engine/chromium/site';

const stage = useBrowser();
const site = useSite(stage);

function person(name: string): Person {
  const found = findByAcct(site.instance().world(), name);
  if (!found) throw new Error(`Nobody is called ${name}`);
  return found;
}

const chatOf = (owner: string, partner: string): Chat =>
  chatWith(site.instance().world(), person(owner), person(partner));

const say = (from: string, to: string, text: string) =>
  sendMessage(site.instance().world(), chatOf(from, to), {
    text,
    mediaId: null,
    idempotencyKey: null,
  });

const log = (page: Page) => page.getByRole('log');
const rows = (page: Page) => log(page).getByRole('article');
const row = (page: Page, text: string) => rows(page).filter({ hasText: text });
const field = (page: Page) => page.getByRole('textbox', { name: 'Message' });

const goToChat = (page: Page, owner: 'alice' | 'bob', partner: string) =>
  goWithin(page, `/users/${owner}/chats/${person(partner).id}`);

const isAtEnd = (page: Page) =>
  eventually(async () =>
    expect(await log(page).evaluate((element) => Math.abs(element.scrollTop))).toBeLessThan(1),
  );

/** Returns the distance of a message from the top of the window. */
const topOf = (page: Page, text: string): Promise<number> =>
  row(page, text).evaluate((element) => element.getBoundingClientRect().top);

const scrollTo = (page: Page, fromEnd: number) =>
  log(page).evaluate((element, pixels) => {
    element.scrollTop = -pixels;
  }, fromEnd);

describe('two people in a chat', () => {
  const wide = useSharedPage(stage, () =>
    site.open('/users/bob', {
      as: 'alice',
      settings: { theme: 'pleroma-dark' },
      before: (fresh) => fresh.clock.install(),
    }),
  );
  const phone = useSharedPage(stage, () =>
    site.open('/users/bob/chats', {
      as: 'bob',
      layout: 'phone',
      colorScheme: 'light',
      settings: { theme: 'pleroma-light' },
    }),
  );

  it('exchange messages, even over a broken connection, and see each message once', async () => {
    stage.expectProblems(/WebSocket/, /Failed to load resource/);
    const [alice, bob] = [wide(), phone()];
    await alice.getByRole('main').getByRole('button', { name: 'Message' }).click();
    await heading(alice, 'Bob').waitFor();
    await rows(alice).first().waitFor();
    await expectAccessible(alice, 'a chat on a wide window', { within: 'main' });

    await bob.getByRole('list', { name: 'Chats' }).getByRole('link').first().waitFor();
    await site.listening(2);

    await field(alice).fill('Are you there?');
    await alice.keyboard.press('Enter');
    await row(alice, 'Are you there?').waitFor();
    await eventually(async () => expect(await field(alice).inputValue()).toBe(''));
    const entry = bob.getByRole('link').filter({ hasText: 'Are you there?' });
    await entry.getByText(/\d unread/).waitFor();
    await entry.click();
    await row(bob, 'Are you there?').waitFor();
    await isAtEnd(bob);
    await expectAccessible(bob, 'a chat on a phone', { within: 'main' });

    await field(bob).fill('Yes, on the train');
    await bob.getByRole('button', { name: 'Send' }).click();
    await row(alice, 'Yes, on the train').waitFor();
    await isAtEnd(alice);

    await site.control('down');
    await field(alice).fill('Into the dark');
    await alice.keyboard.press('Enter');
    await row(alice, 'Not sent yet').waitFor();
    await site.control('down', { on: false });
    await eventually(async () => {
      await alice.clock.runFor(500);
      expect(await row(bob, 'Into the dark').isVisible()).toBe(true);
    });
    await eventually(async () =>
      expect(await row(alice, 'Into the dark').innerText()).not.toContain('Not sent yet'),
    );
    const { messages } = chatOf('bob', 'alice');
    const texts = messages.map(({ html }) => html).slice(-3);
    expect(texts).toEqual(['Are you there?', 'Yes, on the train', 'Into the dark']);
    for (const page of [alice, bob]) {
      for (const text of texts) expect(await row(page, text ?? '').count()).toBe(1);
    }
  });

  it('CHAT-06 have a message form without subject, visibility, poll, sensitivity, preview or notice, 160 px high at most', async () => {
    const page = wide();
    const form = page.getByRole('form', { name: 'New message' });
    expect(await form.getByRole('textbox').count()).toBe(1);
    expect(await form.getByRole('radiogroup').count()).toBe(0);
    expect(await form.getByRole('checkbox').count()).toBe(0);
    expect(await form.getByRole('combobox').count()).toBe(0);
    expect(
      await form
        .getByRole('button')
        .evaluateAll((all) => all.map((one) => one.getAttribute('title'))),
    ).toEqual(['Add media', 'Add emoji', 'Send']);
    const heightOf = async () => (await field(page).boundingBox())?.height ?? 0;
    const low = await heightOf();
    await field(page).fill(Array.from({ length: 4 }, () => 'line').join('\n'));
    await eventually(async () => expect(await heightOf()).toBeGreaterThan(low));
    await field(page).fill(Array.from({ length: 60 }, () => 'line').join('\n'));
    await eventually(async () => expect(await heightOf()).toBeGreaterThan(100));
    expect(await heightOf()).toBeLessThanOrEqual(160);
    await isAtEnd(page);
    await field(page).fill('');
  });

  it('send one file, which opens in the viewer', async () => {
    const page = wide();
    const form = page.getByRole('form', { name: 'New message' });
    await form.locator('input[type="file"]').setInputFiles({
      name: 'dot.png',
      mimeType: 'image/png',
      buffer: Buffer.from(
        'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
        'base64',
      ),
    });
    await form.getByRole('status').filter({ hasText: '1 file uploaded' }).waitFor();
    await page.getByRole('textbox', { name: 'Media description' }).fill('A dot');
    await page.getByRole('button', { name: 'Send' }).click();
    await rows(page).last().getByRole('button', { name: 'Open attachment 1: A dot' }).click();
    await page.getByRole('dialog', { name: 'Media viewer' }).waitFor();
    expect(chatOf('bob', 'alice').messages.at(-1)?.mediaId).not.toBeNull();
  });

  it('see the newest message and their form above the on-screen keyboard', async () => {
    const page = phone();
    const setHeight = (height: number) =>
      page.evaluate((value) => {
        Object.defineProperty(window.visualViewport, 'height', { value, configurable: true });
        window.visualViewport?.dispatchEvent(new Event('resize'));
      }, height);
    await setHeight(420);
    const bottomOf = async (of: ReturnType<typeof field>) => {
      const box = await of.boundingBox();
      return (box?.y ?? 0) + (box?.height ?? 0);
    };
    await eventually(async () => expect(await bottomOf(field(page))).toBeLessThanOrEqual(420));
    await isAtEnd(page);
    await eventually(async () => expect(await bottomOf(rows(page).last())).toBeLessThan(420));
    await field(page).fill('Kept for later');
    await page.getByRole('button', { name: 'Back' }).click();
    await page.getByRole('list', { name: 'Chats' }).waitFor();
    await page.goBack();
    await eventually(async () => expect(await field(page).inputValue()).toBe('Kept for later'));
    await setHeight(844);
  });

  it('start by searching for each other', async () => {
    const page = phone();
    await page.getByRole('button', { name: 'Back' }).click();
    await page.getByRole('button', { name: 'New', exact: true }).click();
    await page.getByRole('list', { name: 'People you chat with' }).waitFor();
    await page.getByRole('searchbox', { name: 'Search for people' }).fill('mod');
    await page.getByRole('link', { name: /@mod$/ }).waitFor();
    await expectAccessible(page, 'a search for somebody to chat with', { within: 'main' });
  });
});

describe('scrolling up in a chat', () => {
  const shared = useSharedPage(stage, () =>
    site.open('/about', { as: 'alice', before: (fresh) => fresh.clock.install() }),
  );

  it('keeps every line in place when messages load above and below, and ends with the newest fifty', async () => {
    for (let count = 1; count <= 130; count += 1) {
      say(
        count % 3 === 0 ? 'alice' : 'carol',
        count % 3 === 0 ? 'carol' : 'alice',
        `Line ${String(count)}.`,
      );
    }
    const page = shared();
    await goToChat(page, 'alice', 'carol');
    await row(page, 'Line 130.').waitFor();
    await isAtEnd(page);
    await scrollTo(page, 150);
    await eventually(async () => expect(await rows(page).count()).toBeGreaterThanOrEqual(40));
    const before = await topOf(page, 'Line 125.');
    const staysInPlace = () =>
      eventually(async () =>
        expect(Math.abs((await topOf(page, 'Line 125.')) - before)).toBeLessThan(1),
      );
    const held = await rows(page).count();
    // Reaching the beginning loads older messages above the visible ones.
    await log(page).evaluate((element) => {
      element.scrollTop = -element.scrollHeight;
    });
    await eventually(async () => expect(await rows(page).count()).toBeGreaterThan(held));
    await scrollTo(page, 150);
    await staysInPlace();

    say('carol', 'alice', 'Meanwhile');
    const jump = page.getByRole('button', { name: /^Jump to latest message/ });
    await jump.getByText('1 new message').waitFor();
    await row(page, 'Meanwhile').waitFor();
    await staysInPlace();

    await eventually(async () => {
      await log(page).evaluate((element) => {
        element.scrollTop = -element.scrollHeight;
      });
      expect(await row(page, 'Line 1.').count()).toBe(1);
    });
    await page.getByText('This is the start of your chat').waitFor();
    await jump.click();
    await isAtEnd(page);
    await eventually(async () => {
      await page.clock.runFor(1_000);
      expect(await rows(page).count()).toBe(50);
    });
    await isAtEnd(page);
    expect(await row(page, 'Meanwhile').isVisible()).toBe(true);
  });

  it('lets the reader scroll away, whatever is drawn before the browser reports that', async () => {
    const page = shared();
    await scrollTo(page, 400);
    await eventually(async () =>
      expect(await page.getByRole('button', { name: /^Jump/ }).count()).toBe(1),
    );
    const left = await log(page).evaluate(async (element) => {
      element.scrollTop = -150;
      // The focus chooses a line, which draws the log before the next frame.
      element.querySelector<HTMLElement>('[data-line]')?.focus({ preventScroll: true });
      for (let turns = 0; turns < 5; turns += 1) await Promise.resolve();
      return element.scrollTop;
    });
    expect(left).toBe(-150);
  });

  it('CHAT-17 counts as read what was within ten pixels of the end for 1,500 ms on a visible page', async () => {
    for (let count = 1; count <= 30; count += 1) say('bob', 'alice', `Talk ${String(count)}`);
    const page = shared();
    await goToChat(page, 'alice', 'bob');
    await row(page, 'Talk 30').waitFor();
    const { unread } = chatOf('alice', 'bob');
    const pass = (ms: number) => page.clock.runFor(ms);
    const isRead = () =>
      eventually(async () => {
        await pass(100);
        expect(unread.size).toBe(0);
      });
    const show = (state: 'visible' | 'hidden') =>
      page.evaluate((value) => {
        Object.defineProperty(document, 'visibilityState', {
          get: () => value,
          configurable: true,
        });
        Object.defineProperty(document, 'hidden', {
          get: () => value === 'hidden',
          configurable: true,
        });
        document.dispatchEvent(new Event('visibilitychange'));
      }, state);
    await isRead();

    // From here on only the test advances the clock.
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 10_000));
    await scrollTo(page, 11);
    await page.getByRole('button', { name: /^Jump/ }).waitFor();
    say('bob', 'alice', 'Above the end');
    await row(page, 'Above the end').waitFor();
    await pass(10_000);
    expect(unread.size).toBe(1);
    await show('hidden');
    await scrollTo(page, 9);
    await page.getByRole('button', { name: /^Jump/ }).waitFor({ state: 'detached' });
    await pass(10_000);
    expect(unread.size).toBe(1);
    await show('visible');
    await pass(1_400);
    expect(unread.size).toBe(1);
    await isRead();
  });
});
