import fc from 'fast-check';
import { cleanHtml } from '@/api/decode/engine/html';
import { linesOf } from '@/domain/statuses/textCollapse';
import { truncateMarkup } from '@/domain/statuses/truncateMarkup';
import { parseMarkup, writeMarkup } from '@/lib/markup/markup';
import { textOf } from '@/lib/markup/markupText';

const cut = (html: string) => writeMarkup(truncateMarkup(parseMarkup(html)));
const words = (count: number) => Array.from({ length: count }, () => 'four').join(' ');

describe('the beginning of a long text', () => {
  it('is the whole of a short one, untouched', () => {
    const nodes = parseMarkup('<p>one</p><p>two</p>');
    expect(truncateMarkup(nodes)).toBe(nodes);
  });

  it('ends after ten lines, at a word, with an ellipsis', () => {
    expect(cut(words(400))).toBe(`${words(160)}…`);
    expect(cut('<p>x</p>'.repeat(30))).toBe(`${'<p>x</p>'.repeat(8)}<p>x…</p>`);
    expect(cut('x<br>'.repeat(30))).toBe(`${'x<br>'.repeat(9)}x…`);
  });

  it('puts a space between the end of a sentence and the ellipsis', () => {
    expect(cut('<p>Yes.</p>'.repeat(30))).toMatch(/<p>Yes\. …<\/p>$/);
  });

  it('counts the lines of code', () => {
    const code = cut(`<pre><code>${'x\n'.repeat(50)}</code></pre>`);
    expect(code.split('\n').length).toBeLessThan(12);
    expect(code).toMatch(/…<\/code><\/pre>$/);
  });

  it('puts the ellipsis neither into a link nor between the rows of a table', () => {
    const link = `<a href="https://a.example" rel="nofollow noopener noreferrer">x</a>`;
    expect(cut(`${words(150)} ${link}${'<br>'.repeat(30)}`)).toMatch(/<\/a>…$/);
    expect(cut(`<table><tbody>${'<tr><td>x</td></tr>'.repeat(30)}</tbody></table>`)).toMatch(
      /<\/table>…$/,
    );
  });

  it('is a prefix of the text and much shorter, whatever the markup', () => {
    const part = fc.constantFrom(
      '<p>',
      '</p>',
      '<br>',
      '<b>',
      '</b>',
      '<ul><li>',
      '</ul>',
      'word ',
    );
    fc.assert(
      fc.property(fc.array(part, { maxLength: 400 }), (parts) => {
        const nodes = parseMarkup(cleanHtml(parts.join('')));
        const kept = truncateMarkup(nodes);
        const text = textOf(kept);
        expect(linesOf({ html: writeMarkup(kept), text })).toBeLessThan(14);
        const beginning = text.replace(/\s*…$/, '').replaceAll(/\s+/g, ' ');
        expect(textOf(nodes).replaceAll(/\s+/g, ' ').startsWith(beginning)).toBe(true);
      }),
    );
  });
});
