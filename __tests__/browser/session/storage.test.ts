/**
 * Browser storage in Chromium: blocked, full, hanging, outdated, damaged, or written by another
 * client.
 */
import type { Page } from 'playwright-core';
import { keepRecord, ownRecord, type StoredRecord } from '@/tools/storedRecord';
import { useBrowser } from '@support/engine/chromium/browser';
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
const loginForm = (page: Page) => page.getByRole('form', { name: 'Log in' });

/** Opens a page whose storage was prepared in advance. */
const openWith = (path: string, records: readonly StoredRecord[]): Promise<Page> =>
  site.open(path, {
    before: async (page) => {
      for (const record of records) await keepRecord(page, site.instance().origin, record);
    },
  });

describe('broken storage', () => {
  const breakages: Record<string, { told: string; script: () => void }> = {
    'that is forbidden': {
      told: UNAVAILABLE,
      script: () => {
        IDBFactory.prototype.open = () => {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        };
      },
    },
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
      const page = await site.open('/login', { before: (fresh) => fresh.addInitScript(script) });
      const notice = notices(page).getByText(told);
      await notice.waitFor();
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

describe('the persisted state', () => {
  it('of the wrong shapes does not prevent the start', async () => {
    const value = {
      session: 'none',
      config: { chosen: { theme: { a: 1 }, sidebarRight: 'yes', muteWords: 5 } },
      drafts: { new: { text: 4 } },
      preferences: [],
      users: { list: [{ id: 1 }, null] },
      _persist: { version: 1, rehydrated: true },
    };
    const page = await openWith('/main/public', [{ ...STORED, value }]);
    await heading(page, 'Local timeline').waitFor();
    await loginForm(page).waitFor();
    await page.getByRole('feed').getByRole('article').first().waitFor();
    expect(await notices(page).getByRole('alert').count()).toBe(0);
    await eventually(async () => {
      expect(await readStoredRecord(page, STORED)).toMatchObject({
        _persist: { version: 1 },
        session: { oauth: {} },
      });
    });
  });

  it('is alone in its database, and contains nothing of an account after logging out', async () => {
    const page = await site.open('/login');
    await heading(page, 'Log in').waitFor();
    await eventually(async () => expect(await readStoredRecord(page, STORED)).not.toBeNull());
    // The database of another client is looked for without being created.
    const names = await page.evaluate(async () =>
      (await indexedDB.databases()).map(({ name }) => name),
    );
    expect(names).toEqual(['linnet']);
    await fillLogin(page, 'alice');
    await account(page).waitFor();
    const secrets = await eventually(async () => {
      const record = await readStoredRecord(page, STORED);
      const { userToken } = (record as { session: { oauth: { userToken: string } } }).session.oauth;
      expect(userToken).toBeTruthy();
      return [userToken, 'alice'];
    });
    await page.getByRole('button', { name: 'Log out' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Log out' }).click();
    await loginForm(page).waitFor();
    await eventually(async () => {
      const text = JSON.stringify(await readStoredRecord(page, STORED));
      for (const secret of secrets) expect(text).not.toContain(secret);
    });
  });
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

  it('does not prevent the start with a dead token', async () => {
    stage.expectProblems(/status of 40[13]/);
    const record = foreign('no-such-token');
    const page = await openWith('/main/public', [record]);
    await heading(page, 'Local timeline').waitFor();
    await loginForm(page).waitFor();
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
