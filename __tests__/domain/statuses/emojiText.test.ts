import fc from 'fast-check';
import { emojiTable, splitEmoji } from '@/domain/statuses/emojiText';

const named = (shortcode: string) => ({ shortcode, url: `/${shortcode}.png`, staticUrl: '' });
const table = emojiTable(['frog', 'a', 'b-2', 'toString'].map(named));

const split = (text: string) =>
  splitEmoji(text, table).map((part) => (typeof part === 'string' ? part : [part.shortcode]));

describe('splitting text at custom emoji', () => {
  it.each([
    ['hi :frog:!', ['hi ', ['frog'], '!']],
    [':a::b-2:', [['a'], ['b-2']]],
    ['12:30:frog:', ['12:30', ['frog']]],
    [':a:frog:', [['a'], 'frog:']],
    [':x:frog:', [':x', ['frog']]],
    ['::frog::', [':', ['frog'], ':']],
    [':toad: : :', [':toad: : :']],
    [':constructor: :toString:', [':constructor: ', ['toString']]],
    ['', []],
  ])('%s', (text, parts) => {
    expect(split(text)).toEqual(parts);
  });

  it('loses nothing', () => {
    const texts = fc.string({ unit: fc.constantFrom(':', 'a', 'frog', ' ', 'x'), maxLength: 30 });
    fc.assert(
      fc.property(texts, (text) => {
        const parts = splitEmoji(text, table);
        const whole = parts.map((one) => (typeof one === 'string' ? one : `:${one.shortcode}:`));
        expect(whole.join('')).toBe(text);
      }),
    );
  });

  it('is not slowed down by a text full of colons', () => {
    const text = ':frog'.repeat(40_000);
    const start = performance.now();
    splitEmoji(text, table);
    expect(performance.now() - start).toBeLessThan(500);
  });
});
