import { isJournalEntry, readJournal } from '@/domain/settings/preferenceCopy';
import { joined, replayed, trimmed } from '@/domain/settings/preferenceJournal';
import { defaultPreferences, type JournalEntry } from '@/domain/settings/preferences';

const pins = 'collections.pinnedNavItems';
const entry = (
  timestamp: number,
  operation: string,
  args: unknown[],
  path = pins,
): JournalEntry => ({ path, operation, args, timestamp });
const set = (timestamp: number, value: unknown) =>
  entry(timestamp, 'set', [value], 'simple.collapseNav');
const pinsAfter = (...journal: JournalEntry[]) =>
  replayed(defaultPreferences, journal).values.collections.pinnedNavItems;

describe('the journal of preferences', () => {
  it('PREF-02 sets, adds, removes and moves items, the last under either of its names', () => {
    expect(replayed(defaultPreferences, [set(1, true)]).values.simple.collapseNav).toBe(true);
    expect(pinsAfter(entry(1, 'addToCollection', ['about']))).toEqual([
      'home',
      'dms',
      'chats',
      'about',
    ]);
    expect(pinsAfter(entry(1, 'removeFromCollection', ['dms']))).toEqual(['home', 'chats']);
    expect(pinsAfter(entry(1, 'reorderCollection', ['chats', -1]))).toEqual([
      'home',
      'chats',
      'dms',
    ]);
    expect(pinsAfter(entry(1, 'arrangeCollection', ['home', 1]))).toEqual(['dms', 'home', 'chats']);
    // Another client writes the entry without an index.
    expect(pinsAfter(entry(1, 'arrangeCollection', ['home']))).toEqual(['home', 'dms', 'chats']);
  });

  it.each([
    ['a path of the store itself', entry(1, 'set', [[]], '_journal')],
    ['a name of the store itself', entry(1, 'set', [1], 'simple._version')],
    ['the root of all objects', entry(1, 'set', [true], 'simple.__proto__')],
    ['a path that leads nowhere', entry(1, 'set', [true], 'simple')],
    ['a path that leads too far', entry(1, 'set', [true], 'simple.collapseNav.length')],
    ['a shelf that is not there', entry(1, 'set', [true], 'constructor.prototype')],
    ['an operation that is not known', entry(1, 'paintCollection', ['home'])],
    ['a change of nothing', entry(1, 'addToCollection', [])],
  ])('skips %s, and reports it', (_what, strange) => {
    expect(replayed(defaultPreferences, [strange])).toEqual({
      values: defaultPreferences,
      refused: [strange],
    });
  });

  it('drops entries that lack a part', () => {
    const whole = set(5, true);
    const parts = Object.keys(whole).map((name) => ({ ...whole, [name]: undefined }));
    expect(readJournal([...parts, null, 'x', [], whole])).toEqual([whole]);
    expect(readJournal({ 0: whole })).toEqual([]);
    expect(isJournalEntry({ ...whole, timestamp: Infinity })).toBe(false);
    expect(isJournalEntry({ ...whole, timestamp: '5' })).toBe(false);
  });

  it('is merged by time, each entry once', () => {
    const [first, second, third] = [set(1, true), set(2, false), set(3, true)];
    expect(joined([third, first], [{ ...first, args: [true] }, second])).toEqual([
      first,
      second,
      third,
    ]);
  });

  it('is ordered the same everywhere for entries with the same time', () => {
    const [one, other] = [set(1, true), set(1, false)];
    expect(joined([one], [other])).toEqual(joined([other], [one]));
  });

  it('is trimmed to the last change of a value, and of an item to its last addition or removal', () => {
    const kept = [
      set(9, false),
      entry(10, 'addToCollection', ['about']),
      entry(11, 'reorderCollection', ['about', -1]),
      entry(12, 'removeFromCollection', ['dms']),
      entry(13, 'growCollection', ['about']),
    ];
    const past = [
      set(1, true),
      entry(2, 'addToCollection', ['about']),
      entry(3, 'reorderCollection', ['about', -2]),
      entry(4, 'removeFromCollection', ['about']),
      entry(5, 'reorderCollection', ['dms', 1]),
    ];
    expect(trimmed([...kept, ...past])).toEqual(kept);
  });
});
