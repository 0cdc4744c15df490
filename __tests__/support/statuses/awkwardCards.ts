/**
 * Statuses that are hard to lay out: long names and words, text directions and quotes of every
 * kind. Derived from a real answer of the embedded instance, so that their pictures exist.
 */
import type { Page, Route } from 'playwright-core';

export type Wire = Record<string, unknown>;

const WORD = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft';
const LONG_NAME =
  'Maximiliane Wilhelmina Alexandrina von und zu Hohenstein-Schwarzenfels the Third';

const person = (model: Wire, changes: Wire): Wire => ({
  ...(model.account as Wire),
  emojis: [],
  ...changes,
});

const people = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    id: `friend${String(at)}`,
    acct: `friend${String(at)}@hill.example`,
    username: `friend${String(at)}`,
    url: `https://hill.example/users/friend${String(at)}`,
  }));

const paragraphs = (length: number): string => {
  const sentence = 'The marsh lies still in the morning, and the frogs have gone to sleep. ';
  const text = sentence.repeat(Math.ceil(length / sentence.length)).slice(0, length);
  return (text.match(/.{1,400}/gs) ?? []).map((part) => `<p>${part}</p>`).join('');
};

const QUOTE = 'https://hill.example/objects/q1';
const inline = `<span class="quote-inline"><br><br>RT: <a href="${QUOTE}">${QUOTE}</a></span>`;

/** The changes that make each status, by subject. */
export function awkwardCards(model: Wire): Record<string, Wire> {
  const quoted: Wire = {
    ...model,
    id: 'Q1',
    account: person(model, { id: 'quoted', acct: 'ben@hill.example', display_name: 'Ben' }),
    content: `<p>${'What Ben had to say about the bridges. '.repeat(9)}</p>`,
    reblog: null,
    pleroma: {},
  };
  const pleromaQuote = (more: Wire): Wire => ({
    content: `<p>So true</p>${inline}`,
    pleroma: { quote: null, quote_id: null, quote_url: QUOTE, quote_visible: false, ...more },
  });
  const mastodonQuote = (state: string, more: Wire = {}): Wire => ({
    content: `<p>Quoting: ${state}</p>`,
    quote: { state, quoted_status: null, ...more },
  });
  return {
    'a long name': {
      account: person(model, {
        id: 'long',
        display_name: LONG_NAME,
        acct: `${WORD.toLowerCase().replace('ä', 'ae')}@a-server-with-a-long-name.example`,
        bot: true,
      }),
    },
    'right to left': {
      account: person(model, { id: 'rtl', acct: 'layla', display_name: 'ليلى الشاعرة' }),
      spoiler_text: 'عن الضفادع',
      content: '<p>مرحبا بالعالم، هذا نص من اليمين إلى اليسار with some English 123.</p>',
      language: 'ar',
    },
    Japanese: { content: `<p>${'蛙は静かな池に飛び込む。'.repeat(30)}</p>`, language: 'ja' },
    'a long word': { content: `<p>${WORD.repeat(5)} https://example.com/${WORD}</p>` },
    'twelve mentions': { mentions: people(12), content: '<p>Hello to all of you</p>' },
    'five thousand characters': { content: paragraphs(5_000) },
    'a subject of 400 characters': {
      spoiler_text: 'A subject that goes on and on, '.repeat(13),
      content: '<p>And the text behind it</p>',
    },
    'lists, code and quotes': {
      content:
        `<p>&gt;a green line</p><ul><li>one</li><li>two<ol><li>three</li></ol></li></ul>` +
        `<blockquote>said before</blockquote><pre><code>const a = ${'1 + '.repeat(60)}1;</code></pre>` +
        `<p><span class="mfm-spin">turning</span> <a href="https://example.com/a/long/path">` +
        `<span class="invisible">https://</span><span class="ellipsis">example.com/a/long</span>` +
        `<span class="invisible">/path</span></a></p>`,
    },
    'a reply, pinned and edited': {
      in_reply_to_id: 'GONE',
      in_reply_to_account_id: 'gone',
      pinned: true,
      edited_at: '2026-01-01T10:00:00.000Z',
      pleroma: { in_reply_to_account_acct: 'ben@hill.example', parent_visible: false },
    },
    'a link preview': {
      card: {
        type: 'link',
        url: 'https://example.com/article',
        title: `${'A headline that needs more than two lines to be told '.repeat(4)}${WORD}`,
        description: 'And what it is about, in a few more words than fit into one line of a phone',
        image: (model.account as Wire).avatar,
        provider_name: 'example.com',
      },
    },
    'a quote of Pleroma': pleromaQuote({ quote: quoted, quote_id: 'Q1', quote_visible: true }),
    'a quote of Akkoma': { content: '<p>So true</p>', pleroma: {}, quote: quoted, quote_id: 'Q1' },
    'a quote of Mastodon': mastodonQuote('accepted', { quoted_status: quoted }),
    'a quote that is not available': pleromaQuote({}),
    'a quote that waits': mastodonQuote('pending'),
    'a quote that was refused': mastodonQuote('rejected'),
    'a quote that was deleted': mastodonQuote('deleted'),
    'a quote of somebody muted': mastodonQuote('muted_account', { quoted_status: quoted }),
  };
}

/** Answers the public timeline with only these, in this order. */
export async function answerWithAwkward(page: Page): Promise<void> {
  await page.route('**/api/v1/timelines/public?**', async (route: Route) => {
    const { searchParams } = new URL(route.request().url());
    if (searchParams.has('since_id') || searchParams.has('max_id')) {
      await route.fulfill({ json: [] });
      return;
    }
    const rows = (await (await route.fetch()).json()) as Wire[];
    const model = rows.find(({ reblog, poll }) => !reblog && !poll) ?? {};
    const cards = Object.values(awkwardCards(model));
    const plain = { media_attachments: [], mentions: [], card: null, quote: null, pleroma: {} };
    const json = cards.map((changes, at) => ({
      ...model,
      ...plain,
      id: `X${String(cards.length - at).padStart(9, '0')}`,
      spoiler_text: '',
      sensitive: false,
      in_reply_to_id: null,
      ...changes,
    }));
    await route.fulfill({ json });
  });
}
