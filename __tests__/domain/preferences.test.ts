import fc from 'fast-check';
import {
  applyEdit,
  defaultPreferences,
  isJournalEntry,
  journalEntryOf,
  moved,
} from '@/domain/preferences';

describe('preferences', () => {
  it('move an item by so many places, stopping at the ends', () => {
    expect(moved(['a', 'b', 'c'], 'c', -1)).toEqual(['a', 'c', 'b']);
    expect(moved(['a', 'b', 'c'], 'a', 99)).toEqual(['b', 'c', 'a']);
    expect(moved(['a', 'b'], 'x', 1)).toEqual(['a', 'b']);
  });

  it('never lose or double an item by moving it', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.string(), { minLength: 1 }),
        fc.integer(),
        (items, movement) => {
          const after = moved(items, items[0]!, movement);
          expect([...after].sort()).toEqual([...items].sort());
        },
      ),
    );
  });

  it('are journalled in the words that other clients know', () => {
    const at = 12;
    expect(journalEntryOf({ operation: 'set', name: 'collapseNav', value: true }, at)).toEqual({
      path: 'simple.collapseNav',
      operation: 'set',
      args: [true],
      timestamp: at,
    });
    const collection = 'pinnedNavItems' as const;
    expect(
      journalEntryOf({ operation: 'move', collection, value: 'dms', movement: -1 }, at),
    ).toEqual({
      path: 'collections.pinnedNavItems',
      operation: 'reorderCollection',
      args: ['dms', -1],
      timestamp: at,
    });
  });

  it('add an item once', () => {
    const edit = { operation: 'add', collection: 'pinnedNavItems', value: 'home' } as const;
    expect(applyEdit(defaultPreferences, edit)).toEqual(defaultPreferences);
  });

  it('know a journal entry when they see one', () => {
    expect(isJournalEntry({ path: 'a', operation: 'set', args: [], timestamp: 1 })).toBe(true);
    expect(isJournalEntry({ path: 'a', operation: 'set', args: [] })).toBe(false);
    expect(isJournalEntry(null)).toBe(false);
  });
});
