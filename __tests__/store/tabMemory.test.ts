/** What a tab remembers beyond a reload, and tabs that remember nothing. */
import { tabMemory } from '@/store/tabMemory';
import { someDraft } from '@support/drafts';

const place = { rows: [{ id: 'S1', offset: 12.5 }], before: ['S2'], depth: 1 };

function fakeTab(kept: Record<string, string> = {}) {
  const table = new Map(Object.entries(kept));
  const sessionStorage = {
    getItem: (key: string) => table.get(key) ?? null,
    setItem: (key: string, value: string) => void table.set(key, value),
  } as unknown as Storage;
  return { table, page: { sessionStorage } };
}

describe('the memory of a tab', () => {
  it('brings back what was kept', () => {
    const { page } = fakeTab();
    tabMemory(page).keepPlaces({ 'k1 friends': place, 'k2 public': null });
    expect(tabMemory(page).places()).toEqual({ 'k1 friends': place, 'k2 public': null });
    tabMemory(page).keepDives({ 'k1 thread S1': ['S2'] });
    expect(tabMemory(page).dives()).toEqual({ 'k1 thread S1': ['S2'] });
  });

  it('is empty at first, and where the browser keeps nothing', () => {
    expect(tabMemory(fakeTab().page).places()).toEqual({});
    expect(tabMemory(fakeTab().page).dives()).toEqual({});
    const blocked = {
      get sessionStorage(): Storage {
        throw new DOMException('Storage is blocked', 'SecurityError');
      },
    };
    const memory = tabMemory(blocked);
    expect(() => memory.keepPlaces({ a: place })).not.toThrow();
    expect(memory.places()).toEqual({});
    const none = tabMemory(null);
    none.keepPlaces({ a: place });
    expect(none.places()).toEqual({});
  });

  it.each(['nonsense', '7', 'null', '[1]', '{"a":{"rows":7}}', '{"a":"b","c":{"rows":[]}}'])(
    'drops what does not fit: %s',
    (text) => {
      expect(tabMemory(fakeTab({ 'linnet places': text }).page).places()).toEqual({});
    },
  );

  it('keeps the whole ones of a record that is damaged in part', () => {
    const text = JSON.stringify({ good: place, bad: { rows: null }, top: null });
    expect(tabMemory(fakeTab({ 'linnet places': text }).page).places()).toEqual({
      good: place,
      top: null,
    });
  });
});

describe('the last words of a tab', () => {
  const nothing = { screenName: null, drafts: {} };
  const words = { screenName: 'mia', drafts: { new: someDraft({ text: 'Frogs' }) } };

  it('come back until they are taken away', () => {
    const { page } = fakeTab();
    expect(tabMemory(page).words()).toEqual(nothing);
    tabMemory(page).keepWords(words);
    expect(tabMemory(page).words()).toEqual(words);
    tabMemory(page).keepWords(nothing);
    expect(tabMemory(page).words()).toEqual(nothing);
  });

  it.each(['nonsense', '7', 'null', '{"drafts":["mia"]}'])('are none in %s', (text) => {
    expect(tabMemory(fakeTab({ 'linnet words': text }).page).words()).toEqual(nothing);
  });

  it('lose no draft to a damaged one', () => {
    const damaged = { screenName: 7, drafts: { ...words.drafts, 'reply s1': { text: 7 } } };
    const { page } = fakeTab({ 'linnet words': JSON.stringify(damaged) });
    expect(tabMemory(page).words()).toEqual({ ...words, screenName: null });
  });
});
