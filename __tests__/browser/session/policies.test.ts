/**
 * The built client under the content security policies of both server families: every screen
 * renders without a violation, a console error or a failed request.
 */
import type { Page } from 'playwright-core';
import type { Policy } from '@/demo/options';
import { useBrowser } from '@support/engine/chromium/browser';
import { eventually } from '@support/eventually';
import { goWithin, heading, useSite, type VisitOptions } from '@support/engine/chromium/site';

const stage = useBrowser();

/** Records failed requests, except those that the page aborted itself. */
function watchRequests(page: Page, failed: string[]): void {
  page.on('response', (response) => {
    if (response.status() >= 400) failed.push(`${String(response.status())} ${response.url()}`);
  });
  page.on('requestfailed', (request) => {
    const why = request.failure()?.errorText ?? '';
    if (why !== 'net::ERR_ABORTED') failed.push(`${why} ${request.url()}`);
  });
}

/** Waits for the screen's heading, until nothing is loading and every picture has loaded. */
async function settled(page: Page, title: string): Promise<void> {
  await heading(page, title).waitFor();
  await eventually(async () => {
    expect(await page.locator('[aria-busy="true"]').count()).toBe(0);
    const missing = await page.evaluate(() =>
      [...document.images]
        .filter(({ loading, complete, naturalWidth }) =>
          loading === 'lazy' ? complete && naturalWidth === 0 : !complete || naturalWidth === 0,
        )
        .map(({ src }) => src),
    );
    expect(missing).toEqual([]);
  });
}

const policies = ['pleroma', 'akkoma'] as const satisfies readonly Policy[];

/** Each layout and theme occurs under one of the policies. */
const looksUnder = {
  pleroma: {
    visitor: { layout: 'wide', theme: 'pleroma-light' },
    member: { layout: 'phone', theme: 'ink' },
  },
  akkoma: {
    visitor: { layout: 'middle', theme: 'contrast' },
    member: { layout: 'wide', theme: 'pleroma-dark' },
  },
} as const;

/** The number of values that a theme other than that of the style sheet sets on the page. */
const paintedValues = (page: Page) => page.evaluate(() => document.documentElement.style.length);

describe.each(policies)('under the policy of %s', (policy) => {
  const looks = looksUnder[policy];
  const site = useSite(stage, { policy, indexPage: policy, family: policy });

  const statusPath = (): string => {
    const posts = [...site.instance().world().posts.values()];
    const post = posts.find(({ visibility, subject }) => visibility === 'public' && subject !== '');
    return `/notice/${post?.id ?? ''}`;
  };

  /** Visits the screens one after the other, by path and title. */
  async function walk(options: VisitOptions, screens: Record<string, string>): Promise<Page> {
    const failed: string[] = [];
    const [[first, title] = ['/', ''], ...others] = Object.entries(screens);
    const page = await site.open(first, {
      ...options,
      before: (opened) => Promise.resolve(watchRequests(opened, failed)),
    });
    await settled(page, title);
    for (const [path, there] of others) {
      await goWithin(page, path);
      await settled(page, there);
    }
    expect(failed).toEqual([]);
    return page;
  }

  it('the header is sent with the page', async () => {
    const answer = await fetch(`http://127.0.0.1:${String(site.instance().port)}/main/public`);
    const sent = answer.headers.get('content-security-policy') ?? '';
    expect(sent).toContain("default-src 'none'");
    const styles = {
      pleroma: "style-src 'self' 'unsafe-inline'",
      akkoma: "style-src 'self' 'nonce-",
    };
    expect(sent).toContain(styles[policy]);
  });

  it(`every screen works for a visitor, in the ${looks.visitor.layout} layout and the theme ${looks.visitor.theme}`, async () => {
    const { layout, theme } = looks.visitor;
    const page = await walk(
      { layout, settings: { theme } },
      {
        '/': 'Known network',
        '/main/public': 'Local timeline',
        [statusPath()]: 'Conversation',
        '/login': 'Log in',
        '/no/such/page': 'Page not found',
      },
    );
    expect(await paintedValues(page)).toBeGreaterThan(20);
  });

  it(`every screen works for a member, in the ${looks.member.layout} layout and the theme ${looks.member.theme}, and a deliberate violation is reported`, async () => {
    const { layout, theme } = looks.member;
    const page = await walk(
      { as: 'alice', layout, settings: { theme } },
      {
        '/': 'Home timeline',
        '/main/all': 'Known network',
        [statusPath()]: 'Conversation',
        '/nav-edit': 'Customise navigation',
        '/about': 'About',
      },
    );
    if (layout === 'phone') {
      await page.getByRole('button', { name: 'Menu' }).click();
      await page.getByRole('dialog').getByRole('link', { name: 'Local timeline' }).click();
      await page.getByRole('button', { name: 'New post' }).click();
      await page.getByRole('dialog', { name: 'New post' }).getByRole('form').waitFor();
    } else {
      await page.getByRole('button', { name: 'Settings', exact: true }).click();
      await page.getByRole('dialog', { name: 'Settings' }).waitFor();
    }
    if (theme !== 'pleroma-dark') expect(await paintedValues(page)).toBeGreaterThan(20);
    expect(stage.problems()).toEqual([]);

    stage.expectProblems(/^policy: script-src/, /Content.Security.Policy/);
    await page.evaluate(() => {
      const script = document.createElement('script');
      script.textContent = 'window.__broken = true';
      document.head.append(script);
    });
    await eventually(() => {
      expect(stage.problems().join('\n')).toMatch(/^policy: script-src/m);
    });
    expect(await page.evaluate(() => '__broken' in window)).toBe(false);
  });
});
