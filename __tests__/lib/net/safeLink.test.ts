import { safeLink, safePageLink, safePictureLink } from '@/lib/net/safeLink';

describe('safe link addresses', () => {
  it.each([
    'https://a.example',
    'HTTP://a.example/x?y#z',
    'https://пример.example/ü',
    'mailto:mia@pond.example?subject=x',
  ])('%s', (address) => {
    expect(safeLink(address)).toBe(address);
  });

  it('are parsed like browsers do', () => {
    expect(safeLink(' \u0000https://a.exa\nmple/\tx\r ')).toBe('https://a.example/x');
  });

  it.each([
    'javascript:1',
    'java\nscript:1',
    '\u00a0javascript:1',
    'data:text/html,x',
    'https:a.example',
    'https://',
    'https:///a.example',
    'https:\\\\a.example',
    'mailto:',
    '//a.example',
    '/x',
    'x',
    '#x',
    '',
    'ftp://a.example',
    null,
    undefined,
    7,
    `https://a.example/${'x'.repeat(8_000)}`,
  ])('do not include %j', (address) => {
    expect(safeLink(address)).toBeNull();
  });

  it('may be paths in pages of the operator, but not of another server', () => {
    expect(safePageLink('/about')).toBe('/about');
    expect(safePageLink(' /a\nbout')).toBe('/about');
    expect(safePageLink('https://a.example')).toBe('https://a.example');
    expect(safePageLink('//a.example')).toBeNull();
    expect(safePageLink('/\\a.example')).toBeNull();
    expect(safePageLink('/\t/a.example')).toBeNull();
    expect(safePageLink('about')).toBeNull();
  });

  it('allow pictures only from the web or the own server', () => {
    expect(safePictureLink('/a.png')).toBe('/a.png');
    expect(safePictureLink('https://a.example/a.png')).toBe('https://a.example/a.png');
    expect(safePictureLink('mailto:x@a.example')).toBeNull();
    expect(safePictureLink('data:image/svg+xml,x')).toBeNull();
  });
});
