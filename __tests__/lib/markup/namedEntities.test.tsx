import { namedCharacters, replaceNamedEntities } from '@/lib/markup/namedEntities';

/** The browser's answer; the table must agree with it. */
const inBrowser = (html: string) =>
  new DOMParser().parseFromString(`-${html}`, 'text/html').body.textContent.slice(1);

describe('named entities', () => {
  it('become characters', () => {
    expect(replaceNamedEntities('caf&eacute; &hellip;&nbsp;&euro; &there4;&Eacute;')).toBe(
      'café …\u00a0€ ∴É',
    );
  });

  it('are those of HTML 4, with the characters that browsers give them', () => {
    expect(namedCharacters.size).toBe(252 - ['quot', 'amp', 'lt', 'gt'].length);
    const differing = [...namedCharacters].filter(
      ([name, sign]) => inBrowser(`&${name};`) !== sign,
    );
    expect(differing).toEqual([]);
  });

  it.each(['plain', '&amp;eacute; &lt; &gt; &quot; &apos; &#39; &#x27; &#'])(
    'do not change %s',
    (html) => {
      expect(replaceNamedEntities(html)).toBe(html);
    },
  );

  it.each([
    [
      'unheard of',
      '&unheard; &constructor; &Agrav;',
      '&amp;unheard; &amp;constructor; &amp;Agrav;',
    ],
    ['later than HTML 4', '&NotEqualTilde;&AMP;', '&amp;NotEqualTilde;&amp;AMP;'],
    ['in an address', '?a=1&copy=2', '?a=1&amp;copy=2'],
    ['without a semicolon', '&eacute &lt', '&amp;eacute &amp;lt'],
    ['without a name', '& &; &&amp;', '&amp; &amp;; &amp;&amp;'],
  ])('stay text if %s', (_what, html, text) => {
    expect(replaceNamedEntities(html)).toBe(text);
  });
});
