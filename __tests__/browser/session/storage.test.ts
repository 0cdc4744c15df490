/** Browser storage in Chromium: full, hanging, written by another client, or left alone. */
import type { Page } from 'playwright-core';
import { keepRecord, ownRecord, type StoredRecord } from '@/tools/storedRecord';
import { useBrowser } from '@support/engine/chromium/browser';
import { passUntil } from '@support/engine/chromium/faultInjection';
import { eventually } from '@support/eventually';
import {
  fillLogin,
  heading,
  readStoredRecord,
  notices,
  useSite,
} from '@support/engine/chromium/site';

const stage = useBrowser();
const site = useSite(stage);

const UNAVAILABLE = 'This browser is blocking storage.';
const UNSAVED = 'Error saving settings';
const STORED = { database: 'linnet', table: 'kept', key: 'vuex-lz' };
const FOREIGN = { database: 'localforage', table: 'keyvaluepairs', key: 'vuex-lz' };

const account = (page: Page) => page.getByRole('region', { name: 'Your account' });

/** Opens a page whose storage was prepared in advance. */
const openWith = (path: string, records: readonly StoredRecord[]): Promise<Page> =>
  site.open(path, {
    layout: 'middle',
    before: async (page) => {
      for (const record of records) await keepRecord(page, site.instance().origin, record);
    },
  });

describe('broken storage', () => {
  const breakages: Record<string, { told: string; script: () => void }> = {
    'that never answers': {
      told: UNAVAILABLE,
      script: () => {
        IDBFactory.prototype.open = () => new EventTarget() as IDBOpenDBRequest;
      },
    },
    'that is full': {
      told: UNSAVED,
      script: () => {
        IDBObjectStore.prototype.put = () => {
          throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
        };
      },
    },
  };

  it.each(Object.keys(breakages))(
    '%s: the page starts, says so once and continues in memory',
    async (name) => {
      const { told, script } = breakages[name] ?? { told: '', script: () => undefined };
      stage.expectProblems(/^console: Couldn't (load|save) state/);
      const page = await site.open('/login', {
        layout: 'middle',
        before: async (fresh) => {
          await fresh.clock.install();
          await fresh.addInitScript(script);
        },
      });
      const notice = notices(page).getByText(told);
      await passUntil(page, () => notice.isVisible());
      await notices(page).getByRole('button', { name: 'Dismiss' }).click();
      await heading(page, 'Log in').waitFor();
      await fillLogin(page, 'alice');
      await account(page).getByText('@alice').waitFor();
      await page.getByRole('feed').getByRole('article').first().waitFor();
      await page.getByRole('link', { name: 'Local timeline' }).first().click();
      await heading(page, 'Local timeline').waitFor();
      await account(page).getByText('@alice').waitFor();
      expect(await notice.count()).toBe(0);
    },
  );
});

describe('the state that another client stored on this origin', () => {
  const foreign = (userToken: string, oauth: Record<string, unknown> = {}) => ({
    ...FOREIGN,
    value: {
      oauth: { ...oauth, appToken: false, userToken },
      users: { lastLoginName: 'alice' },
      config: { sidebarRight: true, theme: 'pleroma-light', unknownToUs: { deep: [1] } },
      statuses: { allStatuses: [{ id: 1 }] },
    },
  });

  /** Returns the credentials of a registered client. */
  async function registered(): Promise<Record<string, unknown>> {
    const { origin, port } = site.instance();
    const form = {
      client_name: 'Other',
      redirect_uris: `${origin}/oauth-callback`,
      scopes: 'read',
    };
    const address = `http://127.0.0.1:${String(port)}/api/v1/apps`;
    const answer = await fetch(address, { method: 'POST', body: new URLSearchParams(form) });
    const { client_id, client_secret } = (await answer.json()) as Record<string, unknown>;
    return { clientId: client_id, clientSecret: client_secret };
  }

  it('signs its member in, with their settings, and stays unchanged', async () => {
    const record = foreign(site.instance().tokenFor('alice'), await registered());
    const page = await openWith('/main/friends', [record]);
    await account(page).getByText('@alice').waitFor();
    const [side, main] = [
      await account(page).boundingBox(),
      await page.getByRole('main').boundingBox(),
    ];
    expect(side?.x).toBeGreaterThan(main?.x ?? Infinity);
    await eventually(async () => {
      expect(await readStoredRecord(page, STORED)).toMatchObject({
        session: { oauth: { userToken: record.value.oauth.userToken } },
      });
    });
    expect(await readStoredRecord(page, FOREIGN)).toEqual(record.value);
  });
});

describe('a safe start', () => {
  it('neither reads nor writes the persisted state, and the next normal start finds it', async () => {
    const record = ownRecord(site.instance().tokenFor('alice'), { sidebarRight: true });
    const page = await openWith('/main/public?safe=1', [record]);
    await heading(page, 'Local timeline').waitFor();
    await fillLogin(page, 'bob');
    await account(page).getByText('@bob').waitFor();
    expect(await readStoredRecord(page, STORED)).toEqual(record.value);

    await page.goto(`${site.instance().origin}/main/public`);
    await account(page).getByText('@alice').waitFor();
  });
});
