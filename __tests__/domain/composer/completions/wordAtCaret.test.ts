import fc from 'fast-check';
import { wordAtCaret } from '@/domain/composer/completions/wordAtCaret';

/** Puts the caret where `text` has a bar. */
function at(text: string) {
  const caret = text.indexOf('|');
  return wordAtCaret(text.replace('|', ''), caret);
}

describe('the word at the caret', () => {
  it.each([
    ['@al|', '@', 'al'],
    ['Hello @al|', '@', 'al'],
    ['Hello (@al|)', '@', 'al'],
    ['@a|lice and bob', '@', 'alice'],
    ['@|alice', '@', 'alice'],
    [':ca|', ':', 'ca'],
    ['see :c|at: there', ':', 'cat'],
    [':cat::do|', ':', 'do'],
    ['猫:ca|', ':', 'ca'],
    ['#gar|den', '#', 'gar' + 'den'],
    ['مرحبا #حد|', '#', 'حد'],
    ['@|', '@', ''],
    ['"@al|"', '@', 'al'],
    [':+1|', ':', '+1'],
    ['/po|', '/', 'po'],
    ['Hello\n/|', '/', ''],
    ['Hello /co|de', '/', 'code'],
  ])('of %j is completed', (text, trigger, query) => {
    expect(at(text)).toMatchObject({ trigger, query });
  });

  it.each([
    'alice|',
    'mail me at alice@ho|',
    '12:30|',
    'https:|//home.example',
    'a:b|',
    'x#y|',
    'https://home.example/@al|',
    '@alice |',
    ':cat:|',
    '@alice@home.ex|',
    'and/or|',
    'and /|/ or',
    '/usr/bin|',
    '/us|r/bin',
    '1/2|',
    '(/po|',
    '/ |',
    '',
  ])('of %j is not completed', (text) => {
    expect(at(text)).toBeNull();
  });

  it('includes the host that follows it', () => {
    expect(at('@ali|ce@hill.example')?.query).toBe('alice@hill.example');
  });

  it('PROPERTY lies around the caret, begins with its sign and holds no space', () => {
    const letters = fc.constantFrom(
      '@',
      ':',
      '#',
      'a',
      'B',
      '1',
      ' ',
      '\n',
      'é',
      '猫',
      '_',
      '.',
      '(',
    );
    fc.assert(
      fc.property(fc.array(letters, { maxLength: 40 }), fc.nat(40), (parts, place) => {
        const text = parts.join('');
        const caret = Math.min(place, text.length);
        const word = wordAtCaret(text, caret);
        if (!word) return;
        expect(word.start).toBeLessThan(caret);
        expect(word.end).toBeGreaterThanOrEqual(caret);
        const whole = text.slice(word.start, word.end);
        expect(whole.startsWith(word.trigger + word.query)).toBe(true);
        expect(whole).not.toMatch(/\s/);
        expect(whole.length - word.query.length).toBeLessThanOrEqual(2);
      }),
    );
  });

  it('PROPERTY is the same wherever in it the caret stands', () => {
    const name = fc.stringMatching(/^[a-z0-9_]{1,20}$/);
    fc.assert(
      fc.property(name, fc.constantFrom('@', ':', '#'), fc.nat(), (query, sign, place) => {
        const caret = 4 + 1 + (place % (query.length + 1));
        expect(wordAtCaret(`Hey ${sign}${query} you`, caret)).toEqual({
          trigger: sign,
          query,
          start: 4,
          end: 5 + query.length,
        });
      }),
    );
  });
});
