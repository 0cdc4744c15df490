/** The recent places of an account: how many are kept, and what is read of a stored record. */
import fc from 'fast-check';
import {
  noRecents,
  pathOfPlace,
  readRecents,
  withPlace,
  withUsed,
  type Place,
} from '@/domain/discovery/recentPlaces';

const tag = (name: string): Place => ({
  route: 'tag-timeline',
  params: { tag: name },
  label: `#${name}`,
});

it('keeps the last ones, each once, the last one first', () => {
  const visits = [tag('a'), tag('b'), tag('a')];
  const { places } = visits.reduce(withPlace, noRecents);
  expect(places.map(pathOfPlace)).toEqual(['/tag/a', '/tag/b']);
  const many = Array.from({ length: 100 }, (_, at) => tag(String(at)));
  expect(many.reduce(withPlace, noRecents).places).toHaveLength(20);
  const used = many.reduce((recents, { label }) => withUsed(recents, label ?? ''), noRecents);
  expect(used.used).toHaveLength(30);
  expect(used.used[0]).toBe('#99');
});

it('reads its own record, and nothing of another account', () => {
  const kept = { owner: 'u1', places: [tag('a')], used: ['action newPost'] };
  const stored = JSON.parse(JSON.stringify(kept)) as unknown;
  expect(readRecents(stored, 'u1')).toEqual({ places: [tag('a')], used: ['action newPost'] });
  expect(readRecents(stored, 'u2')).toEqual(noRecents);
  expect(readRecents(stored, null)).toEqual(noRecents);
  expect(readRecents({ ...kept, owner: null }, null)).toEqual(noRecents);
});

it('leaves out what is no place, such as the login, or a person without a name', () => {
  const places = [
    { route: 'login', params: {}, label: null },
    { route: 'gone', params: {}, label: null },
    { route: 'user-profile', params: { name: 'eve' }, label: null },
    { route: 'bookmarks', params: { page: 3 }, label: 4 },
  ];
  expect(readRecents({ owner: 'u1', places, used: [7] }, 'u1')).toEqual({
    places: [{ route: 'bookmarks', params: {}, label: null }],
    used: [],
  });
});

it('reads whatever is stored', () => {
  fc.assert(
    fc.property(fc.anything(), fc.anything(), fc.anything(), (places, used, all) => {
      for (const kept of [all, { owner: 'u1', places, used }]) {
        for (const place of readRecents(kept, 'u1').places)
          expect(pathOfPlace(place)).toMatch(/^\//);
      }
    }),
  );
});
