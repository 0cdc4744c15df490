import { numberEntities } from '@/lib/markup/namedEntities';

describe('named entities', () => {
  it('become numeric ones, which are the same everywhere', () => {
    expect(numberEntities('caf&eacute; &hellip;&nbsp;&semi; &LT;b&GT; &Tab;x')).toBe(
      'caf&#233; &#8230;&#160;&#59; &#60;b&#62; &#9;x',
    );
    expect(numberEntities('&NotEqualTilde;')).toBe('&#8770;&#824;');
  });

  it.each([
    'plain',
    '&amp;eacute; &lt; &gt; &quot; &apos; &#39; &#x27;',
    '&unheard; &notit; &; & &x',
    '?a=1&copy=2',
  ])('do not change %s', (html) => {
    expect(numberEntities(html)).toBe(html);
  });

  it('are looked up all at once', () => {
    const html = Array.from({ length: 10_000 }, (_, at) => `&x${at};`).join('');
    const parse = jest.spyOn(DOMParser.prototype, 'parseFromString');
    expect(numberEntities(html)).toBe(html);
    expect(parse).toHaveBeenCalledTimes(1);
    parse.mockRestore();
  });
});
