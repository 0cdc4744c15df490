/**
 * Hostile HTML in Chromium, as statuses of a timeline: nothing runs, loads, applies styles or
 * opens, and no policy has to block anything.
 */
import type { Page, Route } from 'playwright-core';
import type { Policy } from '@/demo/options';
import { useBrowser, useSharedPage } from '@support/engine/chromium/browser';
import { eventually } from '@support/eventually';
import { useSite } from '@support/engine/chromium/site';
import {
  hostileEmoji,
  hostileMentions,
  violationsIn,
  xssPayloads,
} from '@support/statuses/xssPayloads';

const stage = useBrowser();

type Wire = Record<string, unknown>;

const emojis = hostileEmoji.map(({ shortcode, url, staticUrl }) => ({
  shortcode,
  url,
  static_url: staticUrl,
  visible_in_picker: true,
}));
const mentions = hostileMentions.map(({ userId, screenName, url }) => ({
  id: userId,
  acct: screenName,
  username: screenName,
  url,
}));

/**
 * Answers the public timeline with one status for each payload, which is its text, its subject and
 * the name of its author.
 */
async function answerWithPayloads(route: Route) {
  if (new URL(route.request().url()).searchParams.has('since_id')) {
    await route.fulfill({ json: [] });
    return;
  }
  const response = await route.fetch();
  const [model = {}] = (await response.json()) as Wire[];
  const statuses = xssPayloads.map((payload, at) => {
    const id = `X${String(xssPayloads.length - at).padStart(9, '0')}`;
    const named = { ...(model.account as Wire), display_name: payload };
    const account = { ...named, id: `account-of-${id}`, emojis };
    const plain = { ...model, id, account, emojis, mentions, reblog: null };
    return {
      ...plain,
      content: payload,
      spoiler_text: payload,
      media_attachments: [],
      pleroma: {},
    };
  });
  await route.fulfill({ json: statuses });
}

/** Returns the violations in each card, in the parts that hold the payload. */
const violationsOn = (page: Page): Promise<string[][]> =>
  page.evaluate(
    `[...document.querySelectorAll('article')].map((card) =>
      [...card.querySelectorAll('[id$="-text"], [id$="-author"]')]
        .flatMap(${violationsIn.toString()}))`,
  );

/** The name's own tooltip, which shows the handle. */
const OWN = 'attribute data-tip of bdi';

describe.each(['pleroma', 'akkoma'] as const satisfies Policy[])(
  'under the policy of %s',
  (policy) => {
    const site = useSite(stage, { policy, indexPage: policy, family: policy });
    const happened: string[] = [];
    const shared = useSharedPage(stage, () =>
      site.open('/main/public', {
        settings: { greentext: true, virtualScrolling: false },
        before: async (fresh) => {
          fresh.on('dialog', (dialog) => {
            happened.push(`dialog ${dialog.message()}`);
            void dialog.dismiss();
          });
          fresh.context().on('page', (other) => happened.push(`window ${other.url()}`));
          fresh.on('framenavigated', (frame) => happened.push(`at ${frame.url()}`));
          await fresh.route(
            (url) => url.origin !== site.instance().origin,
            (route) => route.abort(),
          );
          await fresh.route('**/api/v1/timelines/public?**', answerWithPayloads);
        },
      }),
    );
    const cards = () => shared().getByRole('feed').locator('> article');

    it('hostile HTML in texts, subjects and names has no effect', async () => {
      // No server here has the pictures that the sanitizer lets through.
      stage.expectProblems(/Failed to load resource/);
      const page = shared();
      await eventually(async () => expect(await cards().count()).toBe(xssPayloads.length));

      const wrongs = await violationsOn(page);
      expect(wrongs).toHaveLength(xssPayloads.length);
      const found = wrongs.flatMap((lines, at) =>
        lines.filter((line) => line !== OWN).map((line) => `${xssPayloads[at] ?? ''}: ${line}`),
      );
      expect(found).toEqual([]);
      expect(await page.evaluate(() => '__xss' in window)).toBe(false);
      // replaceState sets the entry's state without leaving the page.
      expect([...new Set(happened)]).toEqual([`at ${site.instance().origin}/main/public`]);
    });

    it('the check for hostile HTML reports deliberate violations', async () => {
      stage.expectProblems(
        /^policy: script-src-attr/,
        /Content Security Policy/,
        /Failed to load resource/,
      );
      await cards()
        .first()
        .locator('[id$="-text"]')
        .evaluate((part) => {
          const paragraph = document.createElement('p');
          paragraph.setAttribute('onclick', '1');
          part.append(document.createElement('iframe'), paragraph);
        });
      expect((await violationsOn(shared())).flat()).toEqual(
        expect.arrayContaining(['element iframe', 'attribute onclick of p']),
      );
    });
  },
);
