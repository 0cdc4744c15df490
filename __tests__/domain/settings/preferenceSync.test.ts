import {
  afterReset,
  CURRENT_UPDATE,
  freshCopy,
  readStored,
  storedForm,
  synced,
} from '@/domain/settings/preferenceSync';
import {
  defaultActions,
  defaultPreferences,
  emptyCopy,
  type JournalEntry,
  type PreferencesCopy,
} from '@/domain/settings/preferences';
import { fixtureBody } from '@support/fixtures';

const copy = (changes: Partial<PreferencesCopy>): PreferencesCopy => ({
  ...emptyCopy,
  timestamp: 100,
  ...changes,
});
const collapsed = (timestamp: number, value: unknown): JournalEntry => ({
  path: 'simple.collapseNav',
  operation: 'set',
  args: [value],
  timestamp,
});
const values = (collapseNav: boolean, pinnedNavItems = ['home']) => ({
  simple: { dontShowUpdateNotifs: false, collapseNav },
  collections: { pinnedNavItems, pinnedStatusActions: defaultActions },
});
const fresh = copy({ timestamp: 7, flags: { updateCounter: 1, reset: 0 } });
const sync = (cache: PreferencesCopy | null, server: PreferencesCopy | null) =>
  synced(cache, server, () => fresh);

describe('a copy of the preferences', () => {
  it('PREF-01 holds flags, simple values, collections, the journal, its time, version and owner', () => {
    const here = copy({
      flags: { updateCounter: 3, reset: 0 },
      values: values(true, ['dms']),
      journal: [collapsed(50, true)],
    });
    const stored = storedForm(here, 'mia@home.example', 200);
    expect(stored).toEqual({
      _user: 'mia@home.example',
      _timestamp: 200,
      _version: 1,
      flagStorage: { updateCounter: 3, reset: 0 },
      prefsStorage: {
        _journal: [collapsed(50, true)],
        simple: { dontShowUpdateNotifs: false, collapseNav: true },
        collections: { pinnedNavItems: ['dms'], pinnedStatusActions: defaultActions },
      },
    });
    // The cache is restored from the stored copy; `dirty` says if the server lacks a part of it.
    const back = readStored(JSON.parse(JSON.stringify(stored)));
    expect(back).toEqual({ ...here, timestamp: 200 });
    expect(sync(here, back)).toMatchObject({ dirty: false });
    expect(sync(copy({ ...here, journal: [collapsed(60, false)] }), back).dirty).toBe(true);
  });

  it('is never older than the one it replaces, whatever the clock shows', () => {
    expect(storedForm(copy({ timestamp: 900 }), 'mia@home.example', 200)._timestamp).toBe(901);
  });

  it('can be read in the form that another client writes', () => {
    const { pleroma } = fixtureBody('people/update-settings-store') as {
      pleroma: { settings_store: Record<string, unknown> };
    };
    expect(readStored(pleroma.settings_store['pleroma-fe'])).toEqual({
      timestamp: 1795171000000,
      version: 1,
      flags: { updateCounter: 5, reset: 0 },
      values: {
        simple: { dontShowUpdateNotifs: false, collapseNav: true },
        collections: {
          pinnedNavItems: ['home', 'dms', 'chats'],
          pinnedStatusActions: defaultActions,
        },
      },
      journal: [],
    });
  });

  it.each([
    ['nothing', undefined],
    ['a list', []],
    ['a text', 'prefs'],
    ['one without a time', { _version: 1 }],
    ['one without a version', { _timestamp: 5 }],
    ['one from the end of time', { _timestamp: Number.MAX_VALUE, _version: 1 }],
    ['one of texts', { _timestamp: '5', _version: '1' }],
  ])('is null when the store holds %s', (_what, stored) => {
    expect(readStored(stored)).toBeNull();
  });

  it('PREF-07 has defaults for simple values and collections of the wrong kind', () => {
    const wrong = [null, 'yes', [true], { on: true }];
    for (const value of wrong) {
      const read = readStored({
        _timestamp: 5,
        _version: 1,
        prefsStorage: { simple: { collapseNav: value }, collections: { pinnedNavItems: true } },
      });
      expect(read?.values).toEqual(defaultPreferences);
    }
    const journal = [
      collapsed(9, 'yes'),
      { ...collapsed(8, 3), path: 'collections.pinnedNavItems' },
    ];
    const merged = sync(copy({ values: values(true) }), copy({ timestamp: 200, journal }));
    expect(merged.copy.values).toEqual(defaultPreferences);
  });

  it('keeps data of a newer version of this client, and nothing hostile', () => {
    const stored: unknown = JSON.parse(`{
      "_timestamp": 5, "_version": 2,
      "flagStorage": { "updateCounter": "9", "later": 4, "__proto__": 1, "bad": -1 },
      "prefsStorage": {
        "_journal": [{ "path": "_user", "operation": "set", "args": ["eve"], "timestamp": 3 }],
        "simple": { "collapseNav": 1, "later": 8, "text": "x", "__proto__": { "evil": true } },
        "collections": { "pinnedNavItems": ["dms", 7, "dms", null], "later": [{ "a": 1 }], "bad": 2 }
      }
    }`);
    const read = readStored(stored);
    expect(read).toEqual({
      timestamp: 5,
      version: 2,
      flags: { updateCounter: 0, reset: 0, later: 4 },
      values: {
        simple: { dontShowUpdateNotifs: false, collapseNav: true, later: 8 },
        collections: {
          pinnedNavItems: ['dms'],
          pinnedStatusActions: defaultActions,
          later: [{ a: 1 }],
        },
      },
      journal: [{ path: '_user', operation: 'set', args: ['eve'], timestamp: 3 }],
    });
    const { copy: after, refused } = sync(copy({}), read);
    expect(after).toMatchObject({ version: 2, journal: [] });
    expect(refused).toHaveLength(1);
  });
});

describe("syncing this browser's copy with the server's", () => {
  const here = copy({ values: values(true) });
  const there = copy({ values: values(false, ['dms']) });

  it.each([
    ['only here', here, null, here, true],
    ['only there', null, there, there, false],
    ['nowhere', null, null, fresh, true],
    ['the same', here, { ...here }, here, false],
  ] as const)('%s', (_case, cache, server, expected, dirty) => {
    expect(sync(cache, server)).toEqual({ copy: expected, dirty, refused: [] });
  });

  it('PREF-04 uses the newer one when they differ', () => {
    const newer = { ...there, timestamp: 200 };
    expect(sync(here, newer).copy.values).toEqual(there.values);
    expect(sync({ ...here, timestamp: 200 }, there).copy.values).toEqual(here.values);
    // With equal timestamps this browser's copy wins; with another version, the server's.
    expect(sync(here, there).copy.values).toEqual(here.values);
    expect(sync(here, { ...there, version: 2 }).copy.values).toEqual(there.values);
  });

  it('sends the server only what it lacks', () => {
    const server = copy({ timestamp: 200, values: values(true), journal: [collapsed(150, true)] });
    const cache = copy({ values: values(false) });
    expect(sync(cache, server)).toMatchObject({ dirty: false, copy: { timestamp: 100 } });
    const edited = { ...cache, journal: [collapsed(160, false)] };
    expect(sync(edited, server)).toMatchObject({
      dirty: true,
      copy: { timestamp: 200, values: { simple: { collapseNav: false } } },
    });
  });

  it('PREF-06 merges journals by time, without entries that lack a part', () => {
    const lacking = ['path', 'operation', 'args', 'timestamp'].map((part) => ({
      ...collapsed(999, true),
      [part]: undefined,
    }));
    const stored = (timestamp: number, journal: unknown[]) =>
      readStored({ _timestamp: timestamp, _version: 1, prefsStorage: { _journal: journal } });
    const pin = { path: 'collections.pinnedNavItems', operation: 'addToCollection' };
    const early = { ...pin, args: ['about'], timestamp: 20 };
    const cache = stored(100, [collapsed(30, true), early, ...lacking]);
    const server = stored(200, [...lacking, { ...collapsed(10, false) }]);
    const { copy: after } = sync(cache, server);
    expect(after.journal).toEqual([early, collapsed(30, true)]);
    expect(after.values.simple.collapseNav).toBe(true);
    expect(after.values.collections.pinnedNavItems).toContain('about');
  });

  it('never decreases a flag', () => {
    const flags = { updateCounter: 2, reset: 0, later: 1 };
    const { copy: after } = sync(
      copy({ flags }),
      copy({ timestamp: 200, flags: { updateCounter: 1, reset: 0, other: 5 } }),
    );
    expect(after.flags).toEqual({ updateCounter: 2, reset: 0, later: 1, other: 5 });
  });
});

describe('flags', () => {
  const from = (createdAt: string, settingsStore = {}) =>
    freshCopy({ now: 7, createdAt, settingsStore });

  it('PREF-08 of accounts from after the 4th of August 2022 begin with the current update', () => {
    expect(from('2022-08-03T23:59:59.000Z').flags.updateCounter).toBe(0);
    expect(from('2022-08-04T00:00:01.000Z').flags.updateCounter).toBe(CURRENT_UPDATE);
    expect(from('no date').flags.updateCounter).toBe(0);
  });

  it('PREF-09 are reset when a repair asks for it, all of them at 1001, none from 9000 on, as other clients of the store do', () => {
    const flags = (reset: number) => afterReset({ updateCounter: 4, later: 2, reset });
    const all = { updateCounter: 0, later: 0, reset: 0 };
    expect(flags(0)).toEqual({ updateCounter: 4, later: 2, reset: 0 });
    expect(flags(1)).toEqual(all);
    expect(flags(999)).toEqual(all);
    expect(flags(8_999)).toEqual(all);
    // A reset keeps the known flags only; 1001 also sets them to 0.
    expect(flags(1_000)).toEqual({ updateCounter: 4, reset: 0 });
    expect(flags(1_001)).toEqual({ updateCounter: 0, reset: 0 });
    expect(flags(9_000)).toEqual({ updateCounter: 4, later: 2, reset: 0 });
    const server = copy({ flags: { updateCounter: 4, reset: 1 } });
    expect(sync(null, server)).toMatchObject({
      dirty: true,
      copy: { flags: { updateCounter: 0, reset: 0 } },
    });
  });
});

describe('a reader who comes from another client', () => {
  it('keeps the choices made there, and nothing else', () => {
    const theirs = {
      _timestamp: 5,
      _version: 1,
      flagStorage: { updateCounter: 9, reset: 1 },
      prefsStorage: {
        _journal: [collapsed(4, true)],
        simple: { collapseNav: true, someOther: 3 },
        collections: {
          pinnedNavItems: ['dms', 'about'],
          pinnedStatusActions: ['reply'],
          someOthers: ['x'],
        },
      },
    };
    const store = { 'pleroma-fe': theirs };
    expect(freshCopy({ now: 7, createdAt: '2020-01-01T00:00:00Z', settingsStore: store })).toEqual({
      ...emptyCopy,
      timestamp: 7,
      values: {
        simple: { dontShowUpdateNotifs: false, collapseNav: true },
        collections: { pinnedNavItems: ['dms', 'about'], pinnedStatusActions: ['reply'] },
      },
    });
    store['pleroma-fe'] = { ...theirs, _timestamp: 0 };
    expect(
      freshCopy({ now: 7, createdAt: '2020-01-01T00:00:00Z', settingsStore: store }).values,
    ).toEqual(defaultPreferences);
  });
});
