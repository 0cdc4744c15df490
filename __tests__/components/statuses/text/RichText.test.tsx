import { fireEvent, screen, within } from '@testing-library/react';
import { cleanHtml, cleanOperatorHtml } from '@/api/decode/engine/html';
import { RichText } from '@/components/statuses/text/RichText';
import type { CustomEmoji } from '@/domain/people/user';
import { allowedElements, replacedElements } from '@/lib/markup/markupElements';
import { instanceConfigured } from '@/slices/session/config';
import { renderInStore } from '@support/renderInStore';

const frog: CustomEmoji = {
  shortcode: 'frog',
  url: 'https://pond.example/frog.gif',
  staticUrl: 'https://pond.example/frog.png',
};

const ben = { userId: 'A2', screenName: 'ben@hill.example', url: 'https://hill.example/users/ben' };

type Options = Omit<Parameters<typeof RichText>[0], 'html'>;

const show = (html: string, options: Options = {}) =>
  renderInStore(<RichText html={cleanHtml(html)} {...options} />);

describe('RichText', () => {
  it('TEXT-01 keeps only the classes that colour lines, and neutralises scripts and styles', () => {
    const { container } = show(
      '<p class="greentext app">one</p><p class="cyantext modal">two</p>' +
        '<p class="h-card quote-inline mfm-spin">three</p>' +
        '<script>window.__xss=1</script><style>p{display:none}</style>' +
        '<p style="display:none">four</p>',
    );
    const classes = [...container.querySelectorAll('p')].map((p) => p.getAttribute('class'));
    expect(classes).toEqual(['greentext', 'cyantext', null, null]);
    expect(container).toHaveTextContent('onetwothreefour');
    expect(container.querySelector('script, style, [style]')).toBeNull();
    expect('__xss' in window).toBe(false);
  });

  it('TEXT-02 colours lines that begin with > green and lines that begin with < cyan', () => {
    show('first<br>&gt; second<br/>&lt; <b>third</b><p>&gt;fourth</p>fifth > &lt;', {
      greentext: true,
    });
    const colourOf = (words: string) =>
      screen.getByText(words).closest('.greentext, .cyantext')?.className ?? null;
    expect(colourOf('> second')).toBe('greentext');
    expect(colourOf('third')).toBe('cyantext');
    expect(colourOf('>fourth')).toBe('greentext');
    expect(screen.getByText(/first/).closest('.greentext, .cyantext')).toBeNull();
    expect(screen.getByText(/fifth/).closest('.greentext, .cyantext')).toBeNull();
  });

  it('leaves lines uncoloured unless asked', () => {
    const { container } = show('&gt; so');
    expect(container.querySelector('.greentext')).toBeNull();
  });

  it('TEXT-03 links a hashtag to its timeline, and one without a tag to its page in a new window', () => {
    const { address } = show(
      '<a class="hashtag" data-tag="ponds" href="https://pond.example/tag/ponds">#Ponds</a> ' +
        '<a class="mention hashtag" href="https://hill.example/tags/%C3%A9t%C3%A9" rel="tag">#<span>été</span></a> ' +
        '<a class="hashtag" href="https://hill.example/">#</a>',
    );
    const away = screen.getByRole('link', { name: '#' });
    expect(away).toHaveAttribute('href', 'https://hill.example/');
    expect(away).toHaveAttribute('target', '_blank');
    expect(screen.getByRole('link', { name: '#Ponds' })).toHaveAttribute('href', '/tag/ponds');
    fireEvent.click(screen.getByRole('link', { name: '#été' }));
    expect(decodeURIComponent(address())).toBe('/tag/été');
  });

  it('links a mention to the profile, by the name that the server knows', () => {
    const { address } = show(
      '<span class="h-card"><a class="u-url mention" href="https://hill.example/@ben">@<span>admin</span></a></span>',
      { mentions: [ben] },
    );
    const link = screen.getByRole('link', { name: '@ben' });
    expect(link).toHaveAttribute('title', '@ben@hill.example');
    fireEvent.click(link);
    expect(address()).toBe('/users/$A2');
  });

  it('opens other links in a new window without a referrer', () => {
    show('<a href="https://a.example/x?y=1&amp;z" rel="opener" target="_self">there</a>');
    const link = screen.getByRole('link', { name: 'there' });
    expect(link).toHaveAttribute('href', 'https://a.example/x?y=1&z');
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'nofollow noopener noreferrer');
  });

  it('keeps links to screens of the own server within the client', () => {
    const { address } = renderInStore(
      <RichText html={cleanHtml('<a href="https://pond.example/notice/S1">it</a>')} />,
      { before: [instanceConfigured({ instance: { server: 'https://pond.example' } })] },
    );
    const link = screen.getByRole('link', { name: 'it' });
    expect(link).not.toHaveAttribute('target');
    fireEvent.click(link);
    expect(address()).toBe('/notice/S1');
  });

  it('shows custom emoji, also in links, but not in code', () => {
    const { container } = show(
      '<p>a :frog: <a href="https://a.example">:frog:</a> <code>:frog:</code> :toad:</p>',
      { emoji: [frog] },
    );
    const pictures = screen.getAllByRole('img', { name: ':frog:' });
    expect(pictures).toHaveLength(2);
    expect(pictures[0]).toHaveAttribute('src', frog.url);
    expect(pictures[0]).toHaveAttribute('loading', 'lazy');
    expect(within(screen.getByRole('link')).getByRole('img')).toBe(pictures[1]);
    expect(container.querySelector('code')).toHaveTextContent(':frog:');
    expect(container).toHaveTextContent(':toad:');
  });

  it('shows the shortcode of an emoji whose picture cannot be loaded', () => {
    const { container } = show('a :frog:', { emoji: [frog] });
    fireEvent.error(screen.getByRole('img'));
    expect(screen.queryByRole('img')).toBeNull();
    expect(container).toHaveTextContent('a :frog:');
  });

  it('shows static emoji until hovered, if asked', () => {
    const { container } = show(':frog:', { emoji: [frog], stillEmoji: true });
    const picture = screen.getByRole('img');
    expect(picture).toHaveAttribute('src', frog.staticUrl);
    fireEvent.pointerEnter(container.querySelector('.emoji > span')!);
    expect(picture).toHaveAttribute('src', frog.url);
  });

  it("leaves out the quote's fallback line only if the quote is shown", () => {
    const html =
      'so<span class="quote-inline"><br/><br/>RT: <a href="https://a.example/o/1">o</a></span>';
    expect(show(html).container).toHaveTextContent('soRT: o');
    expect(show(html, { hideQuoteLink: true }).container).toHaveTextContent(/^so$/);
  });

  it('shortens long addresses, and hides no other words', () => {
    const { container } = show(
      '<a href="https://a.example/long"><span class="invisible">https://</span><span class="ellipsis">a.example</span><span class="invisible">/long</span></a>' +
        '<span class="invisible">small print</span>',
    );
    expect(container.querySelectorAll('.invisible')).toHaveLength(2);
    expect(container.querySelectorAll('.ellipsis')).toHaveLength(1);
    expect(screen.getByText('small print')).not.toHaveClass('invisible');
  });

  it('renders no elements, attributes or addresses that the sanitizer drops, though they be stored', () => {
    const stored =
      '<p style="color:red" onclick="1" id="x">a</p><script>b</script><style>c</style>' +
      '<iframe src="https://a.example">d</iframe><form action="/x"><button>e</button></form>' +
      '<a href="javascript:1">f</a><a href="https://a.example">g<a href="https://b.example">h</a></a>' +
      '<img src="data:x" alt="i" onerror="1"><svg onload="1"><x-y class="modal">j</x-y></svg>';
    const { container } = renderInStore(<RichText html={stored} />);
    const root = container.querySelector('.text');
    const names = [...(root?.querySelectorAll('*') ?? [])].map(({ localName }) => localName);
    expect(names).toEqual(['p', 'div', 'a']);
    expect(root?.querySelectorAll('[style], [onclick], [onerror], [id]')).toHaveLength(0);
    expect(root).toHaveTextContent('abcdefghij');
  });

  it('sets the direction of each paragraph automatically, and the language', () => {
    const { container } = show('<p>مرحبا</p><p dir="rtl">x</p><blockquote>y</blockquote>', {
      lang: 'ar',
    });
    expect(container.firstElementChild).toHaveAttribute('lang', 'ar');
    const directions = [...container.querySelectorAll('p, blockquote')].map((one) =>
      one.getAttribute('dir'),
    );
    expect(directions).toEqual(['auto', 'rtl', 'auto']);
  });

  it('isolates mentions, so that a leading one does not change the direction of the text', () => {
    show('<a class="mention" href="https://hill.example/users/ben">@ben</a> مرحبا', {
      mentions: [ben],
    });
    expect(screen.getByRole('link').closest('bdi')).not.toBeNull();
  });

  it("puts headings below the screen's heading, without skipping levels", () => {
    show('<h4>small</h4><h1>big</h1><h1>big too</h1>');
    const levels = screen.getAllByRole('heading').map((heading) => heading.localName);
    expect(levels).toEqual(['h3', 'h2', 'h2']);
  });

  it('keeps the numbers of lists and the spans of table cells', () => {
    const { container } = show(
      '<ol start="5"><li value="7">x</li></ol><table><tr><td colspan="2" rowspan="x">y</td></tr></table>',
    );
    expect(container.querySelector('ol')).toHaveAttribute('start', '5');
    expect(container.querySelector('li')).toHaveAttribute('value', '7');
    expect(container.querySelector('td')).toHaveAttribute('colspan', '2');
    expect(container.querySelector('td')).not.toHaveAttribute('rowspan');
  });

  it("shows pictures in the operator's pages", () => {
    renderInStore(<RichText html={cleanOperatorHtml('<img src="/banner.png" alt="A pond">')} />);
    expect(screen.getByRole('img', { name: 'A pond' })).toHaveAttribute('src', '/banner.png');
  });

  it('renders every element that the sanitizer lets through', () => {
    const made = (name: string): Element | null => {
      const inside: Record<string, [string, string]> = {
        li: ['<ul>', '</ul>'],
        rt: ['<ruby>', '</ruby>'],
        rp: ['<ruby>', '</ruby>'],
        tr: ['<table>', '</table>'],
        td: ['<table><tr>', '</tr></table>'],
        th: ['<table><tr>', '</tr></table>'],
        thead: ['<table>', '</table>'],
        tbody: ['<table>', '</table>'],
        tfoot: ['<table>', '</table>'],
      };
      const [before, behind] = inside[name] ?? ['', ''];
      const attributes = 'lang="de" href="https://a.example" src="/x.png"';
      const html = cleanOperatorHtml(`${before}<${name} ${attributes}>x</${name}>${behind}`);
      const { container } = renderInStore(<RichText html={html} />);
      const shown = replacedElements.get(name) ?? name;
      return container.querySelector(/^h\d$/.test(shown) ? 'h2' : `.text ${shown}`);
    };
    const all = [...allowedElements, ...replacedElements.keys()];
    expect(all.filter((name) => made(name) === null)).toEqual([]);
  });
});
