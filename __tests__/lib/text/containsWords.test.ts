import { containsWords } from '@/lib/text/containsWords';

it.each([
  ['Größe des Textes', 'text GROSSE', true],
  ['Größe des Textes', 'text Grösse', true],
  ['Größe des Textes', 'text große', true],
  ['Größe des Textes', '  ', true],
  ['Touch and hold', 'hold touch', true],
  ['Touch and hold', 'hold zoom', false],
])('in “%s”, “%s” is found: %s', (text, query, found) => {
  expect(containsWords(text, query)).toBe(found);
});
