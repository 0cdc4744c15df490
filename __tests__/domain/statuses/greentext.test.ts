import { colourQuoteLines } from '@/domain/statuses/greentext';
import { parseMarkup, writeMarkup } from '@/lib/markup/markup';

const mark = (html: string) => writeMarkup(colourQuoteLines(parseMarkup(html)));
const green = (html: string) => `<span class="greentext">${html}</span>`;
const cyan = (html: string) => `<span class="cyantext">${html}</span>`;
const mention = '<span class="h-card"><a class="mention" href="https://a.example">@x</a></span>';

describe('lines that begin with > or <', () => {
  it.each([
    ['a whole text', '&gt;so', green('&gt;so')],
    ['after blanks', '  &gt; so', green('  &gt; so')],
    ['of several', 'a<br>&gt;b<br>&lt;c', `a<br>${green('&gt;b')}<br>${cyan('&lt;c')}`],
    ['with markup in it', '&gt;<b>b</b> c', green('&gt;<b>b</b> c')],
    ['whose sign is in markup', '<i>&gt;b</i> c', green('<i>&gt;b</i> c')],
    ['in paragraphs', '<p>&gt;a</p><p>b</p>', `<p>${green('&gt;a')}</p><p>b</p>`],
    ['in lists', '<ul><li>&lt;a</li></ul>', `<ul><li>${cyan('&lt;a')}</li></ul>`],
    ['within one element', '<b>a<br>&gt;b</b>', `<b>a<br>${green('&gt;b')}</b>`],
    ['behind people', `${mention} ${mention} &gt;a`, green(`${mention} ${mention} &gt;a`)],
    ['not in the middle', 'a &gt; b &lt; c', 'a &gt; b &lt; c'],
    ['not in code', '<pre>&gt;a</pre><code>&lt;b</code>', '<pre>&gt;a</pre><code>&lt;b</code>'],
    ['nothing but people', mention, mention],
    ['nothing', '', ''],
  ])('%s', (_what, html, marked) => {
    expect(mark(html)).toBe(marked);
  });

  it('do not include a line that begins with a hashtag', () => {
    const tag = '<a class="mention hashtag" href="https://a.example">#x</a> &gt;a';
    expect(mark(tag)).toBe(tag);
  });
});
