/** Stills of the last screen: which of them the next page begins with, and what is in them. */
import {
  holdsTimes,
  isStillAttribute,
  isStillTag,
  readStill,
  stillFor,
  withStill,
  type Still,
} from '@/domain/timelines/still';

const NOW = 1_000_000_000;

const still = (changes: Partial<Still> = {}): Still => ({
  build: 'b1',
  path: '/main/friends',
  isStart: true,
  entry: 'e1',
  width: 390,
  scrolledTo: 0,
  at: NOW,
  newest: 's9',
  rules: '',
  root: {},
  nodes: ['home'],
  ...changes,
});

const page = { build: 'b1', path: '/main/friends', entry: null, width: 390 };
const none = { top: null, place: null };

describe('a page begins with', () => {
  it('the top of its list, at a new visit and at a reload of that place', () => {
    const top = still();
    expect(stillFor({ ...none, top }, page, NOW)).toBe(top);
    expect(stillFor({ ...none, top }, { ...page, entry: 'e1' }, NOW)).toBe(top);
    expect(stillFor({ ...none, top }, { ...page, path: '/' }, NOW)).toBe(top);
  });

  it('the place that was read, at a reload only', () => {
    const place = still({ scrolledTo: 900 });
    expect(stillFor({ ...none, place }, { ...page, entry: 'e1' }, NOW)).toBe(place);
    expect(stillFor({ ...none, place }, page, NOW)).toBeNull();
    expect(stillFor({ ...none, place }, { ...page, entry: 'e2' }, NOW)).toBeNull();
  });

  it.each<[string, Partial<typeof page>]>([
    ['another build', { build: 'b2' }],
    ['another address', { path: '/main/public' }],
    ['another width', { width: 844 }],
  ])('nothing of %s', (_of, changes) => {
    expect(stillFor({ ...none, top: still() }, { ...page, ...changes }, NOW)).toBeNull();
  });

  it('nothing that is two weeks old, by either clock', () => {
    for (const at of [NOW - 15 * 86_400_000, NOW + 15 * 86_400_000]) {
      expect(stillFor({ ...none, top: still({ at }) }, page, NOW)).toBeNull();
    }
  });

  it('the root only if it leads there', () => {
    const top = still({ isStart: false });
    expect(stillFor({ ...none, top }, { ...page, path: '/' }, NOW)).toBeNull();
  });
});

describe('a new still', () => {
  it('of the top replaces that, and the place in the same entry', () => {
    const top = still({ at: NOW + 1 });
    const place = still({ scrolledTo: 900 });
    expect(withStill({ top: still(), place }, top)).toEqual({ top, place: null });
    const other = still({ entry: 'e2', scrolledTo: 900 });
    expect(withStill({ top: still(), place: other }, top)).toEqual({ top, place: other });
  });

  it('of a place leaves the top as long as the list begins with the same post', () => {
    const place = still({ scrolledTo: 900 });
    expect(withStill({ ...none, top: still() }, place)).toEqual({ top: still(), place });
    const outdated = still({ newest: 's8' });
    expect(withStill({ ...none, top: outdated }, place)).toEqual({ top: null, place });
    const elsewhere = still({ path: '/main/public', newest: 's8' });
    expect(withStill({ ...none, top: elsewhere }, place)).toEqual({ top: elsewhere, place });
  });
});

it('tells times for a minute', () => {
  expect(holdsTimes(still(), NOW + 59_000)).toBe(true);
  expect(holdsTimes(still(), NOW + 61_000)).toBe(false);
});

it('consists of nothing that loads, leads or runs', () => {
  for (const tag of ['script', 'style', 'iframe', 'object', 'embed', 'link', 'meta', 'base']) {
    expect(isStillTag(tag)).toBe(false);
  }
  const refused: [string, string, string][] = [
    ['a', 'href', 'https://a.example'],
    ['form', 'action', '/out'],
    ['button', 'onclick', 'go()'],
    ['video', 'src', 'https://a.example/film.mp4'],
    ['img', 'src', 'javascript:go()'],
    ['img', 'srcset', 'https://a.example/p.png 2x'],
    ['div', 'id', 'app'],
  ];
  for (const [tag, name, value] of refused) {
    expect([name, isStillAttribute(tag, name, value)]).toEqual([name, false]);
  }
  expect(isStillAttribute('img', 'src', 'https://a.example/p.png')).toBe(true);
  expect(isStillAttribute('div', 'class', 'x')).toBe(true);
});

it('is read only if it is whole', () => {
  expect(readStill(still())).toEqual(still());
  for (const record of [null, 'x', {}, { build: 'b1' }, { ...still(), nodes: null }]) {
    expect(readStill(record)).toBeNull();
  }
});
