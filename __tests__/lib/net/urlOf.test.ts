/** Parses addresses. */
import { urlOf } from '@/lib/net/urlOf';

it.each([
  ['https://home.example/a', undefined, 'https://home.example/a'],
  ['/a', 'https://home.example', 'https://home.example/a'],
  ['/a', undefined, undefined],
  ['https://[', undefined, undefined],
  ['', undefined, undefined],
])('%s at %s is %s', (text, base, href) => {
  expect(urlOf(text, base)?.href).toBe(href);
});
