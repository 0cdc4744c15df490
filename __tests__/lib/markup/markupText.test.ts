import { parseMarkup } from '@/lib/markup/markup';
import { textOf } from '@/lib/markup/markupText';

const text = (html: string) => textOf(parseMarkup(html));

describe('the text of a tree', () => {
  it.each([
    ['breaks are lines', 'a<br>b<br/><br>c', 'a\nb\n\nc'],
    ['paragraphs have air between them', '<p>a</p><p>b</p>c', 'a\n\nb\n\nc'],
    ['other blocks have none', '<div>a</div><div>b<div>c</div></div>d', 'a\nb\nc\nd'],
    ['items are lines', 'x<ul><li>a</li><li>b</li></ul>y', 'x\n\na\nb\n\ny'],
    ['spaces fold', ' a \n <b> b</b>  c <br> d', 'a b c\nd'],
    ['but not those that do not break', 'a\u00a0 \u00a0b', 'a\u00a0 \u00a0b'],
    ['nor those of preformatted text', '<pre>a\n  b\n</pre>c', 'a\n  b\n\nc'],
    [
      'cells keep apart',
      '<table><tr><td>a</td><td>b</td></tr><tr><td>c</td></tr></table>',
      'a b\nc',
    ],
    ['a break before a paragraph adds nothing', 'a<br><p>b</p>', 'a\n\nb'],
    ['breaks in front say nothing', '<br><p></p>a<p> </p>', 'a'],
    ['pictures say what they show', 'a <img alt="frog">', 'a frog'],
    ['scripts say nothing', 'a<script>b</script><style>c</style>', 'a'],
    ['entities are signs', '&lt;b&gt; &amp;amp; &eacute;&#33;', '<b> &amp; é!'],
    ['nothing', '', ''],
  ])('%s', (_rule, html, words) => {
    expect(text(html)).toBe(words);
  });
});
