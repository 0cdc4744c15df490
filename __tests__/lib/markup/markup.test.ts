import fc from 'fast-check';
import {
  escapeText,
  MAX_DEPTH,
  MAX_ELEMENTS,
  parseMarkup,
  parseWholeMarkup,
  splitMarkup,
  writeMarkup,
} from '@/lib/markup/markup';

const again = (html: string) => writeMarkup(parseMarkup(html));

describe('reading markup', () => {
  it('builds a tree of elements and text', () => {
    expect(parseMarkup('a &amp; <B Title="&quot;">b<br/></b>')).toEqual([
      'a & ',
      {
        name: 'b',
        attributes: { title: '"' },
        children: ['b', { name: 'br', attributes: {}, children: [] }],
      },
    ]);
  });

  it.each([
    ['paragraphs do not nest', '<p>a<b><p>c</b></p>', '<p>a<b>c</b></p>'],
    [
      'blocks end paragraphs, whatever the parser sees between them',
      '<p>a<center>b</center>c</p><p>d<span><h1>e</h1></span></p>',
      '<p>a</p><div>b</div>c<p>d</p><h1>e</h1>',
    ],
    ['nor do links', '<a x="1">a<i><a>b</a></i></a>', '<a x="1">a<i>b</i></a>'],
    ['nor do headings', '<h1>a<i><h2>b</h2></i></h1>', '<h1>a<i>b</i></h1>'],
    ['items stand in lists', '<li>a<ul><li>b<li>c</ul>', 'a<ul><li>b</li><li>c</li></ul>'],
    [
      'rows get the section that they lack',
      '<table><tr><td>a<td>b<tr><td>c<tfoot><tr><td>d</table>',
      '<table><tbody><tr><td>a</td><td>b</td></tr><tr><td>c</td></tr></tbody>' +
        '<tfoot><tr><td>d</td></tr></tfoot></table>',
    ],
    [
      'what is no part of a table goes behind it',
      '<table> x<tr>y<td>a</td><b>z</b></tr> </table>',
      '<table><tbody><tr><td>a</td></tr></tbody></table> xy<b>z</b>',
    ],
    ['cells stand in rows', '<td>a</td><ruby>b<rt>c</ruby><rt>d', 'a<ruby>b<rt>c</rt></ruby>d'],
    ['comments say nothing', 'a<!-- b -->c<!doctype d><?e?>', 'ac'],
    [
      'controls hide nothing',
      'a\u0000&#1;<b title="\u0007x">\u007f</b>',
      'a\ufffd<b title="x"></b>',
    ],
    [
      'spans without attributes are unwrapped',
      'a<span>b<i>c</i></span><span x="1">d</span>',
      'ab<i>c</i><span x="1">d</span>',
    ],
    [
      'older elements become newer ones',
      '<center>a</center><tt>b</tt>',
      '<div>a</div><code>b</code>',
    ],
    ['line ends are one', 'a\r\nb&#13;c', 'a\n\nb\nc'],
  ])('%s', (_rule, html, read) => {
    expect(again(html).replaceAll('\ufffd', '')).toBe(read.replaceAll('\ufffd', ''));
  });

  it('reads its own output as the same tree', () => {
    const names = [
      'a',
      'b',
      'p',
      'li',
      'ul',
      'tr',
      'td',
      'table',
      'tbody',
      'h1',
      'rt',
      'ruby',
      'br',
    ];
    const piece = fc.oneof(
      ...names.flatMap((name) => [fc.constant(`<${name}>`), fc.constant(`</${name}>`)]),
      fc.constantFrom(
        'x',
        ' ',
        '&lt;',
        '&amp;amp;',
        '<',
        '>',
        '"',
        '<!--',
        '-->',
        '<a href="&quot;">',
      ),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
        const once = again(pieces.join(''));
        expect(again(once)).toBe(once);
      }),
      { numRuns: 1_000 },
    );
  });

  it('keeps all elements and their names, if asked', () => {
    const html = '<center>a</center><span>b<tt>c</tt></span>';
    expect(writeMarkup(parseWholeMarkup(html))).toBe(html);
  });

  it('drops elements that are nested too deep, and keeps their text', () => {
    const html = '<b>'.repeat(500) + 'x';
    expect(again(html)).toBe('<b>'.repeat(MAX_DEPTH) + 'x' + '</b>'.repeat(MAX_DEPTH));
  });

  it('treats excessively long tags as text', () => {
    const html = '<i>x</i>'.repeat(MAX_ELEMENTS + 1);
    expect(splitMarkup(html)).toEqual({
      markup: '<i>x</i>'.repeat(MAX_ELEMENTS),
      rest: '<i>x</i>',
    });
    expect(parseMarkup(html).at(-1)).toBe('<i>x</i>');
  });

  it('truncates excessively long input', () => {
    expect(splitMarkup('x'.repeat(1_000_001)).markup).toHaveLength(1_000_000);
  });
});

describe('escapeText', () => {
  it('escapes a text so that it is read back the same, also in attributes', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom('<', '>', '&', '"', "'", ';', 'lt', 'x') }),
        (text) => {
          expect(parseMarkup(`<b title="${escapeText(text)}">${escapeText(text)}</b>`)).toEqual([
            { name: 'b', attributes: { title: text }, children: text === '' ? [] : [text] },
          ]);
        },
      ),
    );
  });
});
