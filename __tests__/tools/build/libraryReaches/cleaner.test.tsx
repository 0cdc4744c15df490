/**
 * The sanitizer behaves the same with and without the parts that aliases cut from the bundle, and
 * with and without a DOM.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import vm from 'node:vm';
import fc from 'fast-check';
import * as whole from '@/api/decode/engine/html';
import { bundle } from '@support/engine/bundle';
import { xssPayloads } from '@support/statuses/xssPayloads';

const out = mkdtempSync(path.join(tmpdir(), 'linnet-aliases-'));

let slim: typeof whole;
beforeAll(() => {
  bundle({ cleaner: 'src/api/decode/engine/html.ts' }, out);
  slim = jest.requireActual<typeof whole>(path.join(out, 'cleaner.cjs'));
}, 120_000);
afterAll(() => rmSync(out, { recursive: true, force: true }));

const honest = [
  '<p>caf&eacute; &amp; &lt;b&gt; &hellip; &nbsp;x &#8364; &#x20ac; &unheard;</p>',
  '<a class="hashtag" data-tag="x" href="https://a.example/?a=1&amp;copy=2" rel="tag">#x</a>',
  '<p class="greentext modal">a</p><img class="emoji" src="x.png" srcset="y 2x" alt=":a:">',
  '<p style="color:red" lang="de">a</p><blockquote cite="https://a.example">b</blockquote>',
  '<ul><li>a<li>b</ul><table><tr><td colspan=2>c</table>',
];

describe('the bundled sanitizer', () => {
  it('differs from the complete one', () => {
    expect(slim.cleanHtml).not.toBe(whole.cleanHtml);
  });

  it.each(['cleanHtml', 'cleanOperatorHtml', 'htmlToText'] as const)(
    '%s like the complete one',
    (name) => {
      const differing = [...honest, ...xssPayloads].filter(
        (html) => slim[name](html) !== whole[name](html),
      );
      expect(differing).toEqual([]);
    },
  );

  it('reads references alike in every realm, whether it has a DOM or nothing at all', () => {
    // This realm has a DOM and the parser's whole table; that one has only what its bundle needs.
    const bare = vm.createContext({ module: { exports: {} }, exports: {}, atob });
    vm.runInContext(readFileSync(path.join(out, 'cleaner.cjs'), 'utf8'), bare);
    const there = (name: string, html: string): unknown =>
      vm.runInContext(`(module.exports.${name} ?? exports.${name})(${JSON.stringify(html)})`, bare);
    expect(typeof DOMParser).toBe('function');
    expect(vm.runInContext('typeof DOMParser + typeof URL', bare)).toBe('undefinedundefined');

    const names = [
      'eacute',
      'hellip',
      'notit',
      'not',
      'copy',
      'amp',
      'AMP',
      'lt',
      'NewLine',
      'semi',
    ];
    const reference = fc
      .tuple(
        fc.oneof(
          fc.constantFrom(...names, '#233', '#xe9', '#128', '#0', '#', '#x'),
          fc.stringMatching(/^[A-Za-z][A-Za-z0-9]{0,9}$/),
        ),
        fc.constantFrom(';', '', '=', ' ', 'x'),
      )
      .map(([name, end]) => `&${name}${end}`);
    const piece = fc.oneof(
      { weight: 3, arbitrary: reference },
      fc.constantFrom(
        '<p>',
        '</p>',
        '<a href="https://a.example/?x=1',
        '">',
        '<b title=',
        '&',
        '<',
      ),
      fc.constantFrom(...xssPayloads),
      fc.string({ maxLength: 6 }),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 15 }), (pieces) => {
        const html = pieces.join('');
        expect(there('cleanHtml', html)).toBe(whole.cleanHtml(html));
        expect(there('htmlToText', html)).toBe(whole.htmlToText(html));
      }),
      { numRuns: 300 },
    );
  });

  it.each([
    ['caf&eacute; au lait', 'café au lait'],
    ['caf&eacute au lait', 'caf&amp;eacute au lait'],
    ['&NotEqualTilde;', '&amp;NotEqualTilde;'],
  ])('reads only the names of HTML 4, with their semicolon: %s', (html, clean) => {
    expect([slim.cleanHtml(html), whole.cleanHtml(html)]).toEqual([clean, clean]);
  });
});
