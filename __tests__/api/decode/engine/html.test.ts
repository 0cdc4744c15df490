import fc from 'fast-check';
import { cleanHtml, cleanOperatorHtml, htmlToText } from '@/api/decode/engine/html';
import { MAX_ELEMENTS } from '@/lib/markup/markup';
import { xssPayloads } from '@support/statuses/xssPayloads';

const REL = 'rel="nofollow noopener noreferrer"';

describe('sanitized HTML that is kept', () => {
  it.each([
    ['words', 'a &lt;b&gt; &amp; "c" \u{1f438}', 'a &lt;b&gt; &amp; "c" \u{1f438}'],
    ['lines', '<p>a<br/>b<br />c</p>', '<p>a<br />b<br />c</p>'],
    [
      'emphasis',
      '<strong>a</strong><b>b</b><em>c</em><i>d</i><u>e</u><s>f</s><del>g</del><sub>h</sub>',
      '<strong>a</strong><b>b</b><em>c</em><i>d</i><u>e</u><s>f</s><del>g</del><sub>h</sub>',
    ],
    ['code', '<pre><code class="js">a &lt; b\n</code></pre>', '<pre><code>a &lt; b\n</code></pre>'],
    ['lists', '<ol start="2"><li value="3">a</li></ol>', '<ol start="2"><li value="3">a</li></ol>'],
    ['ruby', '<ruby>日<rp>(</rp><rt>a</rt></ruby>', '<ruby>日<rp>(</rp><rt>a</rt></ruby>'],
    [
      'a person, as Pleroma writes it',
      '<span class="h-card"><a class="u-url mention" data-user="A1" href="https://a.example/users/x" rel="ugc">@<span>x</span></a></span>',
      `<span class="h-card"><a class="u-url mention" data-user="A1" href="https://a.example/users/x" ${REL}>@<span>x</span></a></span>`,
    ],
    [
      'a hashtag, as Pleroma writes it',
      '<a class="hashtag" data-tag="ponds" href="https://a.example/tag/ponds" rel="tag ugc">#Ponds</a>',
      '<a class="hashtag" data-tag="ponds" href="https://a.example/tag/ponds" rel="tag nofollow noopener noreferrer">#Ponds</a>',
    ],
    [
      'a long link, as Mastodon writes it',
      '<a href="https://a.example/b" target="_blank" rel="nofollow noopener" translate="no"><span class="invisible">https://</span><span class="ellipsis">a.example</span></a>',
      `<a href="https://a.example/b" translate="no" ${REL}><span class="invisible">https://</span><span class="ellipsis">a.example</span></a>`,
    ],
    [
      'a quote',
      '<span class="quote-inline"><br/><bdi>RT:</bdi> x</span>',
      '<span class="quote-inline"><br /><bdi>RT:</bdi> x</span>',
    ],
    [
      'parameters of styled text',
      '<span class="mfm-spin x" data-mfm-speed="2s" data-mfm-x=";}">a</span>',
      '<span class="mfm-spin" data-mfm-speed="2s">a</span>',
    ],
    [
      'language and direction',
      '<p lang="de-AT" dir="RTL">a</p>',
      '<p lang="de-AT" dir="rtl">a</p>',
    ],
    ['mail', '<a href="mailto:a@b.example">a</a>', `<a href="mailto:a@b.example" ${REL}>a</a>`],
    [
      'verified links',
      '<a href="https://a.example" rel="me">a</a>',
      '<a href="https://a.example" rel="me nofollow noopener noreferrer">a</a>',
    ],
  ])('%s', (_what, html, clean) => {
    expect(cleanHtml(html)).toBe(clean);
  });
});

describe('sanitized HTML that becomes text', () => {
  it.each([
    [
      'elements without a meaning here',
      '<blink>a</blink><x-y>b</x-y><span>c</span>',
      '<span>a</span><span>b</span><span>c</span>',
      'abc',
    ],
    [
      'links to nowhere',
      '<a href="javascript:1">a</a><a>b</a><a href="/c" class="mention">c</a>',
      '<span>a</span><span>b</span><span>c</span>',
      'abc',
    ],
    [
      'pictures',
      '<p>a <img src="https://a.example/x.png" alt="<:frog:>"> b<img src="x">c</p>',
      '<p>a <span>&lt;:frog:&gt;</span> b<span></span>c</p>',
      'a <:frog:> bc',
    ],
    [
      'blocks keep their lines',
      '<section id="x">a</section><center>b</center>',
      '<section>a</section><center>b</center>',
      'a\nb',
    ],
    [
      'older words for the same',
      '<strike>a</strike><tt>b</tt>',
      '<strike>a</strike><tt>b</tt>',
      'ab',
    ],
  ])('%s', (_what, html, clean, text) => {
    expect(cleanHtml(html)).toBe(clean);
    expect(htmlToText(cleanHtml(html))).toBe(text);
  });

  it.each([
    ['scripts and styles are gone', 'a<script>b</script><style>c</style><title>d</title>e', 'ae'],
    [
      'ids, styles and handlers are gone',
      '<p id="a" style="b" onclick="c" name="d">e</p>',
      '<p>e</p>',
    ],
    [
      'classes of nobody are gone',
      '<p class="modal greentext">a</p>',
      '<p class="greentext">a</p>',
    ],
    ['attributes with odd values are gone', '<p lang="&quot;x" dir="up">a</p>', '<p>a</p>'],
  ])('%s', (_what, html, clean) => {
    expect(cleanHtml(html)).toBe(clean);
  });

  it.each([null, undefined, 7, {}, ['<b>x</b>'], ''])('%j leaves no text at all', (value) => {
    expect(cleanHtml(value)).toBe('');
    expect(htmlToText(value)).toBe('');
  });
});

describe('HTML of the operator', () => {
  it('may contain pictures and links within the server', () => {
    expect(
      cleanOperatorHtml('<a href="/about"><img src="/a.png" alt="b" width="9" onload="c"></a>'),
    ).toBe(`<a href="/about" ${REL}><img src="/a.png" alt="b" width="9" /></a>`);
  });

  it('loses styles, ids, scripts and `data:` pictures like all other HTML', () => {
    expect(
      cleanOperatorHtml('<p style="a" id="b">c</p><img src="data:x" alt="d"><script>e</script>'),
    ).toBe('<p>c</p><span>d</span>');
  });
});

describe('sanitizing twice', () => {
  const anything = fc
    .array(
      fc.oneof(
        fc.constantFrom(...xssPayloads),
        fc.constantFrom(
          '<a href="https://a.example">',
          '</a>',
          '<p>',
          '</p>',
          '<b>',
          '</b>',
          '<li>',
        ),
        fc.constantFrom(
          '<x>',
          '</x>',
          '<center>',
          '<dd>',
          '<h1>',
          '<a>',
          '<img alt="x">',
          '<span>',
          '</span>',
          '<td>',
          '<tr>',
          '<table>',
          '<section>',
          '</div>',
          '&eacute;',
        ),
        fc.string({ maxLength: 8 }),
      ),
      { maxLength: 12 },
    )
    .map((parts) => parts.join(''));

  it.each([
    ['of anyone', cleanHtml],
    ['of the operator', cleanOperatorHtml],
  ])('changes nothing: text %s', (_whose, clean) => {
    fc.assert(
      fc.property(anything, (html) => {
        const once = clean(html);
        expect(clean(once)).toBe(once);
      }),
      { numRuns: 500 },
    );
  });

  it.each(['<b>x</p></i>', '<p>x', 'x</p>', '<b></p>'])(
    'changes nothing after truncation either: %s',
    (piece) => {
      const once = cleanHtml(piece.repeat(MAX_ELEMENTS + 500));
      expect(cleanHtml(once)).toBe(once);
    },
  );
});

describe('text without any markup', () => {
  const bareText = fc
    .array(
      fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom('\r\n', '>', '"', '\0', '\u0007')),
    )
    .map((parts) => parts.join('').replace(/[<&]/g, ''));

  it.each([
    ['of anyone', cleanHtml],
    ['of the operator', cleanOperatorHtml],
  ])('gives the same as text with markup: %s', (_whose, clean) => {
    fc.assert(
      fc.property(bareText, (text) => {
        expect(clean(text)).toBe(clean(`${text}<script></script>`));
        expect(htmlToText(text)).toBe(htmlToText(`${text}<!-- -->`));
      }),
      { numRuns: 500 },
    );
  });

  const paragraphs = fc
    .array(
      fc.oneof(
        bareText,
        bareText.map((text) => `<p>${text}</p>`),
        fc.tuple(bareText, bareText).map(([first, next]) => `<p>${first}<br>${next}<br /></p>`),
        fc.constantFrom('<br>', '<br/>', '<br />', '<p></p>', '<p>', '</p>', '<br', ' '),
      ),
    )
    .map((parts) => parts.join(''));

  it.each([
    ['of anyone', cleanHtml],
    ['of the operator', cleanOperatorHtml],
  ])('and so do paragraphs and line breaks: %s', (_whose, clean) => {
    fc.assert(
      fc.property(paragraphs, (html) => {
        expect(clean(html)).toBe(clean(`<script></script>${html}`));
      }),
      { numRuns: 1_000 },
    );
  });
});

describe('oversized inputs', () => {
  const SIZE = 100_000;
  const filled = (piece: string) => piece.repeat(Math.ceil(SIZE / piece.length));
  const pieces = [
    ...[
      '<b>',
      '</b>',
      '<b></b>',
      '<p>',
      '</p>',
      '<li>',
      '<ul><li>',
      '<svg>',
      '<x>',
      '<table><tr><td>',
    ],
    ...[
      '<',
      '</',
      '<!--',
      '<![CDATA[',
      '&',
      '&lt;',
      '&#',
      '&a',
      '&ampx;',
      '"',
      "<a '",
      '<a x ',
      ' ',
      '\n',
    ],
    ...['<a href="https://a.example">x</a>', '<span class="mention">', '<img alt=x>', '<script>'],
  ];
  const timeOf = (html: string) => {
    const start = performance.now();
    cleanHtml(html);
    return performance.now() - start;
  };
  /**
   * Returns how much longer the whole takes than its quarter, each in its fastest round; four times
   * is linear. The ratio is used because absolute times mean nothing on a busy machine, and it
   * takes some rounds until neither was disturbed.
   */
  const growthOf = (html: string) => {
    let [whole, quarter] = [Infinity, Infinity];
    for (let round = 0; round < 12; round += 1) {
      whole = Math.min(whole, timeOf(html));
      if (whole <= 50) return 0;
      quarter = Math.min(quarter, timeOf(html.slice(0, SIZE / 4)));
      if (round > 2 && whole / quarter < 10) break;
    }
    return whole / quarter;
  };
  const inputs: [string, string][] = [
    ...pieces.map((piece) => [piece, filled(piece)] as [string, string]),
    ['one tag of attributes', `<a ${filled('x ')}>`],
    [
      'one tag of different attributes',
      `<a ${Array.from({ length: 14_000 }, (_, at) => `x${at}`).join(' ')}>`,
    ],
    ['one class', `<a class="${filled('x ')}">`],
    ['one address', `<a href="${filled(' ')}x">`],
    ['deep, then closed by others', '<b>'.repeat(20_000) + '</i>'.repeat(10_000)],
  ];

  it.each(inputs)('are sanitized in linear time: %s', (_what, html) => {
    expect(growthOf(html)).toBeLessThan(10);
  });

  it('keep their text', () => {
    const html = '<b>'.repeat(30_000) + 'needle';
    expect(htmlToText(cleanHtml(html))).toContain('needle');
  });
});

describe('htmlToText', () => {
  it('keeps line breaks and special characters', () => {
    expect(htmlToText('<p>a &amp; b<br>c</p><p>&lt;d&gt;</p>')).toBe('a & b\nc\n\n<d>');
  });

  it('drops everything but text, whether the HTML was sanitized or not', () => {
    const html = '<div>a</div><p onclick="x">b <a href="javascript:1">c</a></p><script>d</script>';
    expect(htmlToText(html)).toBe('a\n\nb c');
    expect(htmlToText(cleanHtml(html))).toBe('a\n\nb c');
  });
});
