import { domainToUnicode } from 'node:url';
import { readableHost, readableName } from '@/lib/text/punycode';

describe('a host name', () => {
  it.each([
    'hill.example',
    'xn--mnchen-3ya.example',
    'xn--eckwd4c7c.example',
    'www.xn--bcher-kva.example',
    'xn--e1afmkfd.xn--p1ai',
    'xn--4dbrk0ce.example',
    'xn--mgbh0fb.xn--kgbechtv',
    'xn--fiqs8s',
    'xn--n3h.example',
  ])('is decoded from %s', (host) => {
    expect(readableHost(host)).toBe(domainToUnicode(host));
  });

  it('is decoded in handles', () => {
    expect(readableName('eva@xn--mnchen-3ya.example')).toBe('eva@münchen.example');
    expect(readableName('xn--eva')).toBe('xn--eva');
  });

  it.each(['xn--', 'xn--a-!', 'xn--999999999', 'xn--ü', 'xn--ab-m1t', 'no-xn--here.example', ''])(
    'that is invalid, or would be invisible, stays encoded (%s)',
    (host) => {
      expect(readableHost(host)).toBe(host);
    },
  );
});
