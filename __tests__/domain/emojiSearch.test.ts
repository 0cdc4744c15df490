import type { InstanceEmoji } from '@/domain/emoji';
import { findEmoji, typedEmoji } from '@/domain/emojiSearch';

const emoji = (shortcode: string, ...tags: string[]): InstanceEmoji => ({
  shortcode,
  url: `/emoji/${shortcode}.png`,
  staticUrl: `/emoji/${shortcode}.png`,
  tags,
});
const all = [
  emoji('angry_cat'),
  emoji('blob', 'pack:cats'),
  emoji('Cat'),
  emoji('dog'),
  emoji('cat_sleeps'),
];
const names = (typed: string, most = 10) =>
  findEmoji(all, typed, most).map(({ shortcode }) => shortcode);

describe('finding emoji', () => {
  it('has first what begins so, then what holds it, then what is tagged so', () => {
    expect(names('cat')).toEqual(['Cat', 'cat_sleeps', 'angry_cat', 'blob']);
  });

  it.each([':cat', ' CAT ', ':cat:'])('does not mind how it is written: %j', (typed) => {
    expect(names(typed)).toHaveLength(4);
  });

  it('has all, in their order, as long as nothing is typed, and none that does not fit', () => {
    expect(names('')).toEqual(all.map(({ shortcode }) => shortcode));
    expect(names('zebra')).toEqual([]);
  });

  it('has as many as asked for at most', () => {
    expect(names('cat', 2)).toEqual(['Cat', 'cat_sleeps']);
    expect(names('', 3)).toHaveLength(3);
  });
});

describe('what somebody types', () => {
  it.each(['🔥', '❤️', '👩🏽‍🚀', '🇪🇺', '1️⃣', ' 🎉 '])('is an emoji: %s', (typed) => {
    expect(typedEmoji(typed)).toBe(typed.trim());
  });

  it.each(['cat', '', '12', '#', '🔥 fire', ':fire:'])('is none: %j', (typed) => {
    expect(typedEmoji(typed)).toBeNull();
  });
});
