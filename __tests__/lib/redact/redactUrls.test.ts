/** Removes possible secrets from addresses. */
import { redactUrls } from '@/lib/redact/redactUrls';

it.each([
  ['https://home.example/a?token=x', 'https://home.example/a'],
  ['https://me:pass@home.example/a#x', 'https://home.example/a'],
  ['wss://home.example/api?access_token=x y', 'wss://home.example/api y'],
  ['/static/a.png?v=1', '/static/a.png'],
  ['"https://home.example/?x" and more?', '"https://home.example/" and more?'],
  ['cache-control: no-cache', 'cache-control: no-cache'],
  ['true | false', 'true | false'],
  ['/@somebody', '/@somebody'],
])('%s', (text, plain) => {
  expect(redactUrls(text)).toBe(plain);
});
