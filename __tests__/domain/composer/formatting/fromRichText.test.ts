/** Rich text that is pasted into a draft with a format. */
import { fromRichText } from '@/domain/composer/formatting/fromRichText';
import { syntaxOf } from '@/domain/composer/formatting/syntax';

const paste = (html: string, format = 'text/markdown') => fromRichText(html, syntaxOf(format)!);

it.each([
  ['<h2>Ponds</h2><p>Of <b>frogs </b>and <i>toads</i></p>', '## Ponds\n\nOf **frogs** and *toads*'],
  ['<ul><li>one<ul><li>deep</li></ul></li><li>two</li></ul>', '- one\n  - deep\n- two'],
  ['<ol><li>one</li><li><p>two</p></li></ol>', '1. one\n2. two'],
  ['<a href="https://a.example/b">words</a>', '[words](https://a.example/b)'],
  ['<a href="https://a.example/b_(c)">words</a>', '[words](https://a.example/b_%28c%29)'],
  ['<b>x</b> <a href="https://a.example/">https://a.example</a>', '**x** https://a.example/'],
  ['<a href="javascript:alert(1)">words</a> <em>x</em>', 'words *x*'],
  ['<blockquote><p>one</p><p>two</p></blockquote>', '> one\n>\n> two'],
  ['<p>Use <code>a*b</code></p><pre>x\n  y\n</pre>', 'Use `a*b`\n\n```\nx\n  y\n```'],
  ['<div>one</div><div><b>two</b></div>', 'one\n**two**'],
  ['<p>2*3 and snake_case _so_ <b>x</b></p>', String.raw`2\*3 and snake_case \_so\_ **x**`],
  ['<b>a<b>b</b></b>', '**ab**'],
  ['<p>x</p><script>alert(1)</script><style>p{}</style><hr>', 'x\n\n---'],
  [
    '<table><tr><td><b>a</b></td><td>b</td></tr><tr><td>c</td><td>d</td></tr></table>',
    '**a** | b\nc | d',
  ],
  // As Google Docs writes it: bold around everything, and styles for what is meant.
  [
    '<b style="font-weight:normal"><p><span style="font-weight:700">a</span> <span style="font-style:italic">b</span></p></b>',
    '**a** *b*',
  ],
  ['<strong>a<br>b</strong>', '**a**\n**b**'],
])('Markdown: %s', (html, text) => {
  expect(paste(html)).toBe(text);
});

it.each([
  [
    'text/html',
    '<h1>A</h1><p><b>x &lt; y</b></p><ul><li>z</li></ul>',
    '<h1>A</h1>\n\n<strong>x &lt; y</strong>\n\n<ul>\n<li>z</li>\n</ul>',
  ],
  ['text/html', '<b>x</b><img src=x onerror=alert(1) alt="<i>">', '<strong>x</strong>&lt;i&gt;'],
  [
    'text/html',
    '<a href="https://a.example/&quot;onclick=&quot;x">y</a>',
    '<a href="https://a.example/%22onclick=%22x">y</a>',
  ],
  [
    'text/bbcode',
    '<b>x</b> <a href="https://a.example/b">y</a>',
    '[b]x[/b] [url=https://a.example/b]y[/url]',
  ],
  ['text/x.misskeymarkdown', '<h1>A</h1><p><i>x</i></p>', '**A**\n\n<i>x</i>'],
])('%s: %s', (format, html, text) => {
  expect(paste(html, format)).toBe(text);
});

it.each(['just words', '<p>one</p><p>two</p>', '<div><span style="color:red">x</span></div>', ''])(
  'text without a format is pasted as it is: %s',
  (html) => {
    expect(paste(html)).toBeNull();
  },
);
