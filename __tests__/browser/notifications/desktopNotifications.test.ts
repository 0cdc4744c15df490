/** Notifications outside of the page, in Chromium: the badge on the icon, and web push. */
import type { BrowserContext, Page } from 'playwright-core';
import { useBrowser, useSharedPage } from '@support/engine/chromium/browser';
import { eventually } from '@support/eventually';
import { heading, useSite } from '@support/engine/chromium/site';

const stage = useBrowser({ whole: true });
const site = useSite(stage, { policy: 'akkoma' });

const iconOf = (page: Page): Promise<string> =>
  page
    .locator('link[rel~="icon"]')
    .first()
    .evaluate((link: HTMLLinkElement) => link.href);

const subscription = {
  endpoint: 'https://push.example/1',
  keys: { p256dh: 'P', auth: 'A' },
};

/** Stubs the push subscription, as the browser vendor's service cannot be reached from here. */
const withoutMaker = (context: BrowserContext) =>
  context.addInitScript((made) => {
    PushManager.prototype.subscribe = async () =>
      ({ toJSON: () => made }) as unknown as PushSubscription;
  }, subscription);

describe('desktop notifications under the policy of akkoma', () => {
  const shared = useSharedPage(stage, async () => {
    site.instance().world().announcements = [];
    const context = await stage.newContext({ worker: true });
    await context.grantPermissions(['notifications'], { origin: site.instance().origin });
    await withoutMaker(context);
    const settings = { webPushNotifications: true, webPushAlwaysShowNotifications: true };
    return site.open('/main/all', { as: 'newbie', context, settings });
  });

  it('PUSH-08 PUSH-09 the title and the icon show the unseen count, and are cleared at 0', async () => {
    const page = shared();
    await heading(page, 'Known network').waitFor();
    await site.listening();
    const plain = await iconOf(page);
    expect(plain).toMatch(/\/favicon\.png$/);
    const { ids } = await site.control('notify', { as: 'newbie', type: 'follow', count: 2 });
    await eventually(async () => {
      expect(await page.title()).toBe('(2) Known network · Reedbank');
      expect(await iconOf(page)).toMatch(/^data:image\/png;base64,/);
    });
    const size = await page.evaluate(
      async (href) => {
        const picture = new Image();
        picture.src = href;
        await picture.decode();
        return [picture.naturalWidth, picture.naturalHeight];
      },
      await iconOf(page),
    );
    expect(size).toEqual([128, 128]);
    const token = site.instance().tokenFor('newbie');
    await page.evaluate(
      async ([bearer, id]) => {
        await fetch('/api/v1/pleroma/notifications/read', {
          method: 'POST',
          headers: {
            Authorization: `Bearer ${bearer ?? ''}`,
            'Content-Type': 'application/json',
          },
          body: JSON.stringify({ max_id: id }),
        });
      },
      [token, String((ids as string[]).at(-1))],
    );
    await eventually(async () => {
      expect(await page.title()).toBe('Known network · Reedbank');
      expect(await iconOf(page)).toBe(plain);
    });
  });

  it('a web push is subscribed to, shown by the service worker, and opens the right screen', async () => {
    const page = shared();
    const context = page.context();
    const subscriptions = site.instance().world().pushSubscriptions;
    await eventually(async () => {
      expect([...subscriptions.values()].map(({ endpoint }) => endpoint)).toEqual([
        subscription.endpoint,
      ]);
    });
    const [token] = [...subscriptions.keys()];
    const devtools = await context.newCDPSession(page);
    const registration = new Promise<string>((resolve) => {
      devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
        const [first] = registrations;
        if (first) resolve(first.registrationId);
      });
    });
    await devtools.send('ServiceWorker.enable');
    const push = async (type: string) => {
      const { ids } = await site.control('notify', { as: 'newbie', type });
      const [id] = ids as string[];
      await devtools.send('ServiceWorker.deliverPushMessage', {
        origin: new URL(page.url()).origin,
        registrationId: await registration,
        data: JSON.stringify({
          access_token: token,
          notification_id: id,
          notification_type: type,
          title: 'New notification',
          body: 'from the payload',
        }),
      });
      return id;
    };
    const id = await push('mention');
    await eventually(async () => {
      expect(await page.title()).toMatch(/^\(\d+\) /);
      expect(await iconOf(page)).toMatch(/^data:image\/png;base64,/);
    });

    // The page asks, as the browser ends the worker after half a minute without events.
    const shown = () =>
      page.evaluate(async () => {
        const found = await (await navigator.serviceWorker.ready).getNotifications();
        return found.map(({ tag, body, data }) => ({ tag, body, data: data as { path: string } }));
      });
    await eventually(async () => {
      expect(await shown()).toMatchObject([
        { tag: id, body: '@newbie number 0', data: { path: expect.stringMatching(/^\/notice\//) } },
      ]);
    });
    const [entry] = await shown();
    const [worker] = context.serviceWorkers();
    await worker?.evaluate(async () => {
      const scope = globalThis as unknown as { registration: ServiceWorkerRegistration };
      const [notification] = await scope.registration.getNotifications();
      const press = Object.assign(new Event('notificationclick'), {
        notification,
        waitUntil: () => undefined,
      });
      dispatchEvent(press);
    });
    await page.waitForURL((url) => url.pathname === entry?.data.path);
    await heading(page, 'Conversation').waitFor();
    await eventually(async () => {
      expect(await shown()).toEqual([]);
    });

    // Reading it on the page removes the next notification.
    await push('follow');
    await eventually(async () => expect(await shown()).toHaveLength(1));
    await page.getByRole('button', { name: 'Mark all as read' }).click();
    await eventually(async () => expect(await shown()).toEqual([]));
  });
});
