import { barEntries, defaultBarEntries, withBarEntry } from '@/domain/session/bottomBar';

describe('the entries of the bar at the bottom', () => {
  it.each([
    ['stay as they were chosen', defaultBarEntries, defaultBarEntries],
    ['always have the menu', ['home', 'chats'], ['home', 'chats', 'menu']],
    ['keep the menu where it is', ['menu', 'home'], ['menu', 'home']],
    ['are each there once', ['home', 'home', 'menu'], ['home', 'menu']],
    [
      'are five at most, with the menu',
      ['home', 'search', 'newPost', 'profile', 'lists', 'menu'],
      ['home', 'search', 'newPost', 'profile', 'menu'],
    ],
  ])('%s', (_rule, chosen, entries) => {
    expect(barEntries(chosen)).toEqual(entries);
  });

  it('grow before a menu at their end', () => {
    expect(withBarEntry(['home', 'menu'], 'chats')).toEqual(['home', 'chats', 'menu']);
    expect(withBarEntry(['menu', 'home'], 'chats')).toEqual(['menu', 'home', 'chats']);
  });
});
