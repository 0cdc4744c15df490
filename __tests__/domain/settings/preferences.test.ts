import fc from 'fast-check';
import {
  applyEdit,
  defaultPreferences,
  journalEntryOf,
  moved,
} from '@/domain/settings/preferences';

const collection = 'pinnedNavItems' as const;

describe('preferences', () => {
  it('move an item by a number of positions, stopping at the ends', () => {
    expect(moved(['a', 'b', 'c'], 'c', -1)).toEqual(['a', 'c', 'b']);
    expect(moved(['a', 'b', 'c'], 'a', 99)).toEqual(['b', 'c', 'a']);
    expect(moved(['a', 'b'], 'x', 1)).toEqual(['a', 'b']);
  });

  it('never lose or duplicate an item by moving it', () => {
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

  it('are journalled in the format that other clients know', () => {
    const entries = [
      journalEntryOf({ operation: 'set', name: 'collapseNav', value: true }, 12),
      journalEntryOf({ operation: 'add', collection, value: 'dms' }, 13),
      journalEntryOf({ operation: 'remove', collection, value: 'dms' }, 14),
      journalEntryOf({ operation: 'move', collection, value: 'dms', movement: -1 }, 15),
    ];
    const path = 'collections.pinnedNavItems';
    expect(entries).toEqual([
      { path: 'simple.collapseNav', operation: 'set', args: [true], timestamp: 12 },
      { path, operation: 'addToCollection', args: ['dms'], timestamp: 13 },
      { path, operation: 'removeFromCollection', args: ['dms'], timestamp: 14 },
      { path, operation: 'reorderCollection', args: ['dms', -1], timestamp: 15 },
    ]);
  });

  it('add an item once', () => {
    const edit = { operation: 'add', collection, value: 'home' } as const;
    expect(applyEdit(defaultPreferences, edit)).toEqual(defaultPreferences);
  });
});
