/** Converts the text of a post to HTML, as the recorded server did. */
import type { LinkContext } from '@/demo/text/linkify';
import { escapeHtml, plainText, unescapeHtml } from '@/demo/text/escape';
import { formatText } from '@/demo/text/format';
import { scrub } from '@/demo/text/scrub';
import { fixture } from '@support/fixtures';
import fc from 'fast-check';

const origin = 'https://home.example';
const context: LinkContext = {
  family: 'pleroma',
  origin,
  find: (nickname, host) =>
    nickname === 'bob' && (host === null || host === 'home.example')
      ? { id: 'BCdWEznj5gBWvsk0Zs', nickname, url: `${origin}/users/bob` }
      : null,
};

interface Written {
  status: string;
  content_type?: 'text/plain' | 'text/html' | 'text/markdown' | 'text/bbcode';
}

const html = (text: string): string => formatText(text, 'text/plain', context).html;

describe('text formats', () => {
  it.each([
    'post-plain',
    'post-plain-lines',
    'post-markdown',
    'post-html',
    'post-bbcode',
    'post-image',
    'post-direct',
    'post-custom-emoji',
  ])('%s', (name) => {
    const { request, response } = fixture(`statuses/${name}`);
    const { status, content_type: type } = request.body as Written;
    const { content } = response.body as { content: string };
    expect(formatText(status, type ?? 'text/plain', context).html).toBe(content);
  });

  it('turn mentions and hashtags into links, once each', () => {
    const found = formatText('@bob #Tea @bob@home.example #tea @nobody', 'text/plain', context);
    expect(found.mentions).toEqual(['BCdWEznj5gBWvsk0Zs']);
    expect(found.hashtags).toEqual(['tea']);
    expect(found.html).toContain('@nobody');
    expect(found.html).not.toContain('@<span>nobody');
  });

  it.each([
    ['a full stop after an address', 'See https://a.example/b.', '>https://a.example/b</a>.'],
    ['an address in brackets', '(https://a.example/b)', '>https://a.example/b</a>)'],
    ['an e-mail address', 'bob@home.example', 'bob@home.example'],
    ['a number sign', 'Number #1', 'Number #1'],
    ['a hashtag in another script', '#猫', 'data-tag="猫"'],
  ])('include %s', (_what, text, part) => {
    expect(html(text)).toContain(part);
  });

  it('do not change code and links', () => {
    const { html: made, mentions } = formatText('`@bob #tag`', 'text/markdown', context);
    expect(made).toBe('<p><code class="inline">@bob #tag</code></p>');
    expect(mentions).toEqual([]);
  });

  it('escape markup in plain text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (text) => {
        const tags = html(text).match(/<\/?[a-z][^>]*>/gi) ?? [];
        expect(tags.every((tag) => /^<(?:br\/|\/?(?:a|span)(?: [^>]*)?)>$/.test(tag))).toBe(true);
        expect(unescapeHtml(escapeHtml(text)).replaceAll('\u00a0', ' ')).toBe(
          text.replaceAll('\u00a0', ' '),
        );
      }),
    );
  });
});

describe('scrubbing', () => {
  it.each([
    ['<script>alert(1)</script>', 'alert(1)'],
    ['<a href="javascript:x()" onclick="y()">z</a>', '<a>z</a>'],
    ['<b>open', '<b>open</b>'],
    ['closed</b>', 'closed'],
    ['<i><b>crossed</i></b>', '<i><b>crossed</b></i>'],
    ['<img src=x onerror=alert(1)>', ''],
    ['1 < 2 > 0', '1 &lt; 2 &gt; 0'],
  ])('%s', (given, clean) => {
    expect(scrub(given)).toBe(clean);
  });
});

describe('plain text', () => {
  it('keeps line breaks and special characters', () => {
    expect(plainText('one<br/>two &lt;b&gt;<p>three</p><p>four</p>')).toBe(
      'one\ntwo <b>three\nfour',
    );
  });
});

it('Markdown is formatted where GoToSocial speaks like Mastodon, which is never given any', () => {
  const { html } = formatText('**Bold**', 'text/markdown', { ...context, family: 'mastodon' });
  expect(html).toContain('<strong>Bold</strong>');
});
