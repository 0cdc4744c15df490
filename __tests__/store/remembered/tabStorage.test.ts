/** Storage of a tab that survives a reload, and tabs in which storage is blocked. */
import { tabStorage } from '@/store/remembered/tabStorage';
import { someDraft } from '@support/composer/drafts';

const place = { rows: [{ id: 'S1', offset: 12.5 }], before: ['S2'], depth: 1 };

function fakeTab(kept: Record<string, string> = {}) {
  const table = new Map(Object.entries(kept));
  const sessionStorage = {
    getItem: (key: string) => table.get(key) ?? null,
    setItem: (key: string, value: string) => void table.set(key, value),
  } as unknown as Storage;
  return { table, page: { sessionStorage } };
}

describe('the storage of a tab', () => {
  it('restores what was stored', () => {
    const { page } = fakeTab();
    tabStorage(page).saveScrollAnchors({ 'k1 friends': place, 'k2 public': null });
    expect(tabStorage(page).scrollAnchors()).toEqual({ 'k1 friends': place, 'k2 public': null });
    tabStorage(page).saveThreadFocus({ 'k1 thread S1': ['S2'] });
    expect(tabStorage(page).threadFocus()).toEqual({ 'k1 thread S1': ['S2'] });
  });

  it('is empty at first, and where the browser stores nothing', () => {
    expect(tabStorage(fakeTab().page).scrollAnchors()).toEqual({});
    expect(tabStorage(fakeTab().page).threadFocus()).toEqual({});
    const blocked = {
      get sessionStorage(): Storage {
        throw new DOMException('Storage is blocked', 'SecurityError');
      },
    };
    const memory = tabStorage(blocked);
    expect(() => memory.saveScrollAnchors({ a: place })).not.toThrow();
    expect(memory.scrollAnchors()).toEqual({});
    const none = tabStorage(null);
    none.saveScrollAnchors({ a: place });
    expect(none.scrollAnchors()).toEqual({});
  });

  it.each(['nonsense', '7', 'null', '[1]', '{"a":{"rows":7}}', '{"a":"b","c":{"rows":[]}}'])(
    'drops invalid values: %s',
    (text) => {
      expect(tabStorage(fakeTab({ 'linnet places': text }).page).scrollAnchors()).toEqual({});
    },
  );

  it('keeps the valid entries of a damaged record', () => {
    const text = JSON.stringify({ good: place, bad: { rows: null }, top: null });
    expect(tabStorage(fakeTab({ 'linnet places': text }).page).scrollAnchors()).toEqual({
      good: place,
      top: null,
    });
  });
});

describe('the flushed drafts of a tab', () => {
  const nothing = { screenName: null, drafts: {} };
  const words = { screenName: 'mia', drafts: { new: someDraft({ text: 'Frogs' }) } };

  it('are restored until they are removed', () => {
    const { page } = fakeTab();
    expect(tabStorage(page).flushedDrafts()).toEqual(nothing);
    tabStorage(page).flushDrafts(words);
    expect(tabStorage(page).flushedDrafts()).toEqual(words);
    tabStorage(page).flushDrafts(nothing);
    expect(tabStorage(page).flushedDrafts()).toEqual(nothing);
  });

  it.each(['nonsense', '7', 'null', '{"drafts":["mia"]}'])('are empty for %s', (text) => {
    expect(tabStorage(fakeTab({ 'linnet words': text }).page).flushedDrafts()).toEqual(nothing);
  });

  it('keep the valid drafts beside a damaged one', () => {
    const damaged = { screenName: 7, drafts: { ...words.drafts, 'reply s1': { text: 7 } } };
    const { page } = fakeTab({ 'linnet words': JSON.stringify(damaged) });
    expect(tabStorage(page).flushedDrafts()).toEqual({ ...words, screenName: null });
  });
});
