/** The entries that the palette shows: in groups, the best first, used ones before others. */
import fc from 'fast-check';
import {
  findEntries,
  paletteGroups,
  type Findable,
  type PaletteGroup,
} from '@/domain/discovery/palette';
import { searchable } from '@/lib/text/fuzzyMatch';

interface Named extends Findable {
  name: string;
}

const entry = (name: string, group: PaletteGroup = 'screens', id = `${group} ${name}`): Named => ({
  id,
  group,
  name,
  text: searchable(name),
});
const shown = (entries: Named[], typed: string, used: string[] = []) =>
  findEntries(entries, typed, used).map((found) => [
    found.group,
    ...found.entries.map(({ name }) => name),
  ]);

it('shows the group with the best fit first, and in it the best one', () => {
  const entries = [
    entry('Reposts', 'settings'),
    entry('Post format', 'settings'),
    entry('New post', 'actions'),
    entry('Posts', 'screens'),
    entry('Nothing of it'),
  ];
  expect(shown(entries, 'post')).toEqual([
    ['screens', 'Posts'],
    ['settings', 'Post format', 'Reposts'],
    ['actions', 'New post'],
  ]);
});

it('of equal fits, shows the action on the post first, and the help behind all of them', () => {
  const entries = [
    entry('Mute', 'help'),
    entry('Muted words', 'settings'),
    entry('Mute conversation', 'post'),
    entry('Mutter', 'people'),
  ];
  expect(shown(entries, 'mut').map(([group]) => group)).toEqual([
    'post',
    'people',
    'settings',
    'help',
  ]);
});

it('lifts what was used last, but not over a better fit', () => {
  const entries = [entry('Mute one'), entry('Mute two'), entry('Mute three'), entry('Unmute')];
  const used = ['screens Unmute', 'screens Mute three', 'screens Mute two'];
  expect(shown(entries, 'mute', used)).toEqual([
    ['screens', 'Mute three', 'Mute two', 'Mute one', 'Unmute'],
  ]);
});

it('shows a place once, wherever it fits best', () => {
  const entries = [
    entry('Bookmarks', 'recent', '/bookmarks'),
    entry('Bookmarks', 'screens', '/bookmarks'),
  ];
  expect(shown(entries, 'book')).toEqual([['screens', 'Bookmarks']]);
  expect(shown(entries, '')).toEqual([['recent', 'Bookmarks']]);
});

it('shows at once what one may want next, and neither people nor settings', () => {
  const entries = [
    entry('Language', 'settings'),
    entry('Eve', 'people'),
    entry('Home'),
    entry('Reply', 'post'),
    ...['a', 'b', 'c', 'd', 'e', 'f'].map((name) => entry(name, 'recent')),
  ];
  expect(shown(entries, ' ')).toEqual([
    ['post', 'Reply'],
    ['recent', 'a', 'b', 'c', 'd', 'e'],
    ['screens', 'Home'],
  ]);
});

it('never shows thousands, and more of one group where it is alone', () => {
  const many = (group: PaletteGroup) =>
    Array.from({ length: 2_000 }, (_, at) => entry(`Person ${at}`, group));
  const count = (entries: Named[]) =>
    findEntries(entries, 'person', []).map((group) => group.entries.length);
  expect(count(many('people'))).toEqual([24]);
  expect(count(paletteGroups.flatMap(many)).reduce((sum, each) => sum + each)).toBeLessThan(100);
});

describe('any entries and any text', () => {
  const someEntry = fc
    .tuple(fc.string({ unit: 'grapheme' }), fc.constantFrom(...paletteGroups))
    .map(([name, group]) => entry(name, group));
  const someEntries = fc.uniqueArray(someEntry, { selector: ({ id }) => id, maxLength: 40 });

  it('gives the same answer twice, each entry once, and the entry of this name', () => {
    fc.assert(
      fc.property(someEntries, fc.string({ unit: 'grapheme' }), fc.nat(), (entries, typed, at) => {
        const used = entries.slice(0, 5).map(({ id }) => id);
        const found = findEntries(entries, typed, used);
        expect(findEntries(entries, typed, used)).toEqual(found);
        const ids = found.flatMap((group) => group.entries.map(({ id }) => id));
        expect(new Set(ids).size).toBe(ids.length);
        const wanted = entries[at % (entries.length || 1)];
        if (!wanted?.name.trim()) return;
        const own = findEntries(entries, wanted.name, used).flatMap((group) => group.entries);
        expect(own.map(({ id }) => id)).toContain(wanted.id);
      }),
    );
  });

  it('keeps the order of equal ones', () => {
    const equal = ['one', 'two', 'three'].map((id) => entry('Same', 'lists', id));
    const ids = findEntries(equal, 'same', []).flatMap((group) =>
      group.entries.map(({ id }) => id),
    );
    expect(ids).toEqual(['one', 'two', 'three']);
  });
});

/** Counts the searches in texts, which is what comparing does: times would differ by the machine. */
function stepsOf(entries: readonly Findable[], typed: string): number {
  const spies = (['indexOf', 'includes', 'startsWith', 'charAt'] as const).map((name) =>
    jest.spyOn(String.prototype, name),
  );
  findEntries(entries, typed, []);
  const steps = spies.reduce((sum, spy) => sum + spy.mock.calls.length, 0);
  jest.restoreAllMocks();
  return steps;
}

it.each([
  ['what is nowhere', 'Bread and bridges', 'zzz'],
  ['one letter', 'Bread and bridges', 'b'],
  ['several words', 'Bread and bridges', 'bri bre and'],
  ['letters that begin every word', 'a '.repeat(20), 'aaaaab'],
  ['letters that are everywhere', 'a'.repeat(40), 'aaaaab'],
])('comparing %s costs as much for each of many names, and little', (_what, name, typed) => {
  const many = (count: number) =>
    Array.from({ length: count }, (_, at) => entry(`${name} ${String(at)}`, 'people'));
  const each = stepsOf(many(200), typed) / 200;
  expect(each).toBeLessThan(20 + 2 * name.length * typed.length);
  expect(stepsOf(many(400), typed) / 400 / each).toBeLessThan(1.1);
});
