/** The store of a real page uses the storage of the account that its first script has found. */
import { SLOT_KEY } from '@/lib/accountSlot';
import { createBrowserStore } from '@/store/browser';
import type { StoreOptions } from '@/store/createStore';
import { STORAGE_KEY } from '@/store/persistedStateVersion';
import { fakeStorage } from '@support/context';

const mockTables: Record<string, ReturnType<typeof fakeStorage>> = {};
let mockOptions: StoreOptions | null = null;

jest.mock('@/store/createStore', () => ({
  createAppStore: (options: StoreOptions) => {
    mockOptions = options;
    return {};
  },
}));
jest.mock('@/store/storage', () => ({
  databaseStorage: (slot: string) => mockTables[slot]?.storage,
}));

beforeEach(() => {
  for (const slot of ['', 'b2', 'c3'])
    mockTables[slot] = fakeStorage({ [STORAGE_KEY]: `of ${slot}` });
  Object.assign(window, { linnetPrefetched: undefined });
  window.fetch = () => Promise.reject(new TypeError('there is no network'));
});

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const runFirstScript = () =>
  jest.isolateModulesAsync(async () => void (await import('@/prefetch')));

/** Returns the tables with what a page finds in its own one, which it marks. */
async function loadPage(): Promise<Record<string, unknown>> {
  createBrowserStore();
  const { storage } = mockOptions as StoreOptions;
  await storage.set('found', await storage.get(STORAGE_KEY));
  return Object.fromEntries(
    Object.entries(mockTables).map(([slot, { table }]) => [slot, table.get('found')]),
  );
}

it.each([
  // A new tab begins as the account of the tab that was looked at last, which may be another one next.
  ['a tab of another account is looked at', localStorage],
  ['the reader goes to another account', sessionStorage],
])('reads and writes as one account when %s before the program is loaded', async (_what, kept) => {
  kept.setItem(SLOT_KEY, 'b2');
  await runFirstScript();
  kept.setItem(SLOT_KEY, 'c3');
  expect(await loadPage()).toEqual({ '': undefined, b2: 'of b2', c3: undefined });
});

it('reads and writes as the account of the tab where the first script did not run', async () => {
  sessionStorage.setItem(SLOT_KEY, 'c3');
  expect(await loadPage()).toEqual({ '': undefined, b2: undefined, c3: 'of c3' });
});
