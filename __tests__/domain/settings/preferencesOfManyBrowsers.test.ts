/** Browsers change the same preferences, sync with a delay, and overwrite each other's copy. */
import fc from 'fast-check';
import { replayed } from '@/domain/settings/preferenceJournal';
import { freshCopy, readStored, storedForm, synced } from '@/domain/settings/preferenceSync';
import {
  applyEdit,
  defaultPreferences,
  journalEntryOf,
  type PreferenceEdit,
  type PreferencesCopy,
} from '@/domain/settings/preferences';

const BROWSERS = 3;
const pins = ['home', 'dms', 'about', 'list-1'];

type Event =
  | { kind: 'edit'; browser: number; edit: PreferenceEdit }
  | { kind: 'load' | 'push'; browser: number };

const collection = 'pinnedNavItems' as const;
const edits: fc.Arbitrary<PreferenceEdit> = fc.oneof(
  fc.record({
    operation: fc.constant('set' as const),
    name: fc.constantFrom('collapseNav' as const, 'dontShowUpdateNotifs' as const),
    value: fc.boolean(),
  }),
  fc.record({
    operation: fc.constantFrom('add' as const, 'remove' as const),
    collection: fc.constant(collection),
    value: fc.constantFrom(...pins),
  }),
  fc.record({
    operation: fc.constant('move' as const),
    collection: fc.constant(collection),
    value: fc.constantFrom(...pins),
    movement: fc.integer({ min: -3, max: 3 }),
  }),
);
const browser = fc.nat(BROWSERS - 1);
const events: fc.Arbitrary<Event> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('edit' as const), browser, edit: edits }) },
  {
    weight: 3,
    arbitrary: fc.record({ kind: fc.constantFrom('load' as const, 'push' as const), browser }),
  },
);

/** Returns the preferences in which each flag and each pin has its latest change. */
function expected(told: readonly Event[]) {
  const edits = told.flatMap((event) => (event.kind === 'edit' ? [event.edit] : []));
  const flag = (name: string) =>
    edits.findLast((edit) => edit.operation === 'set' && edit.name === name);
  const there = pins.filter((pin) => {
    const last = edits.findLast(
      (edit) => edit.operation !== 'set' && edit.operation !== 'move' && edit.value === pin,
    );
    return last
      ? last.operation === 'add'
      : defaultPreferences.collections[collection].includes(pin);
  });
  return {
    collapseNav: flag('collapseNav')?.value ?? false,
    dontShowUpdateNotifs: flag('dontShowUpdateNotifs')?.value ?? false,
    pins: there.sort(),
  };
}

function play(told: readonly Event[]) {
  let now = 1_000;
  let store: unknown;
  const fresh = () => freshCopy({ now, createdAt: '2020-01-01T00:00:00Z', settingsStore: {} });
  const copies: (PreferencesCopy | null)[] = Array<null>(BROWSERS).fill(null);
  const load = (at: number) => {
    const { copy, dirty } = synced(copies[at]!, readStored(store), fresh);
    copies[at] = copy;
    return dirty;
  };
  const push = (at: number) => {
    store = JSON.parse(JSON.stringify(storedForm(copies[at]!, 'mia@home.example', now)));
    load(at);
  };
  const touch = (event: Event) => {
    now += 10;
    if (copies[event.browser] === null || event.kind === 'load') load(event.browser);
    const copy = copies[event.browser]!;
    if (event.kind === 'push') push(event.browser);
    if (event.kind !== 'edit') return;
    copies[event.browser] = {
      ...copy,
      values: applyEdit(copy.values, event.edit),
      journal: [...copy.journal, journalEntryOf(event.edit, now)],
    };
  };
  told.forEach(touch);
  // All browsers sync until none of them has news.
  let rounds = 0;
  for (let quiet = false; !quiet; rounds += 1) {
    if (rounds > 5) throw new Error('They never agree');
    quiet = true;
    for (let at = 0; at < BROWSERS; at += 1) {
      now += 10;
      if (!load(at)) continue;
      quiet = false;
      push(at);
    }
  }
  return { copies: copies.map((copy) => copy!), store };
}

const settings = { numRuns: 400 };

describe('preferences in several browsers', () => {
  it('converge to the newest change of each, whoever made or saw it', () => {
    fc.assert(
      fc.property(fc.array(events, { maxLength: 30 }), (told) => {
        const { copies } = play(told);
        const [first] = copies;
        for (const { values } of copies) {
          expect({
            ...values.simple,
            pins: values.collections.pinnedNavItems.filter((pin) => pins.includes(pin)).sort(),
          }).toEqual(expected(told));
          expect(values).toEqual(first?.values);
        }
      }),
      settings,
    );
  });

  it('are unchanged by merging them again', () => {
    fc.assert(
      fc.property(fc.array(events, { maxLength: 20 }), (told) => {
        const { copies, store } = play(told);
        for (const copy of copies) {
          const again = synced(copy, readStored(store), () => copy);
          expect(again).toMatchObject({ dirty: false, copy: { values: copy.values } });
        }
      }),
      settings,
    );
  });

  it('are unchanged by replaying a journal that they contain', () => {
    const changes = fc.array(edits.filter(({ operation }) => operation !== 'move'));
    fc.assert(
      fc.property(changes, (told) => {
        const journal = told.map((edit, at) => journalEntryOf(edit, at + 1));
        const once = replayed(defaultPreferences, journal).values;
        // The order is compared as well, except for pins that come and go within the journal.
        const twice = replayed(once, journal).values;
        expect(twice.simple).toEqual(once.simple);
        expect([...twice.collections.pinnedNavItems].sort()).toEqual(
          [...once.collections.pinnedNavItems].sort(),
        );
      }),
      settings,
    );
  });
});
