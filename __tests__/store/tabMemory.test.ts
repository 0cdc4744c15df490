/** What a tab remembers beyond a reload, and tabs that remember nothing. */
import { tabMemory } from '@/store/tabMemory';

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
  });

  it('is empty at first, and where the browser keeps nothing', () => {
    expect(tabMemory(fakeTab().page).places()).toEqual({});
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
