import { firstLetter } from '@/lib/text/firstLetter';

describe('the first letter', () => {
  it.each([
    ['Cats', 'C'],
    ['  spaced', 's'],
    ['e\u0301te\u0301', 'e\u0301'],
    ['👩‍👩‍👧 family', '👩‍👩‍👧'],
    ['🇫🇷 France', '🇫🇷'],
    ['猫', '猫'],
    ['', ''],
  ])('of %p is %p', (name, letter) => {
    expect(firstLetter(name)).toBe(letter);
  });
});
