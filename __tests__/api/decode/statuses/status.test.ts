import { decodeStatus, decodeStatuses, decodeStatusList } from '@/api/decode/statuses/status';
import { isRefusal } from '@/api/decode/engine/refusal';
import type { Status } from '@/domain/statuses/status';
import type { WireStatus } from '@/api/wire/status';
import { fixtureBody } from '@support/fixtures';
import {
  wireAttachment,
  wireCard,
  wireEmoji,
  wireMention,
  wirePoll,
  wireReaction,
  wireRepeat,
  wireStatus,
  wireUser,
} from '@support/wire';

function statusOf(wire: unknown): Status {
  const answer = decodeStatus(wire);
  if (isRefusal(answer)) throw new Error(answer.why);
  const status = answer.entities.statuses.find(({ id }) => id === answer.statusId);
  if (!status) throw new Error('no row');
  return status;
}

const pleroma = (changes: WireStatus['pleroma']) => ({
  pleroma: { ...wireStatus().pleroma, ...changes },
});

const plain = (changes: Partial<WireStatus> = {}): WireStatus => {
  const { pleroma: _left, ...rest } = wireStatus(changes);
  return { ...rest, ...(changes.pleroma ? { pleroma: changes.pleroma } : {}) };
};

describe('a status', () => {
  it('becomes a row with sanitized HTML, plain text, and the ids of related entities', () => {
    const status = statusOf(
      wireStatus({
        content: 'Hi <script>x()</script><b>you</b>',
        spoiler_text: 'a & b',
        in_reply_to_id: 's0',
        in_reply_to_account_id: 'u2',
        mentions: [wireMention()],
        tags: [{ name: 'pond' }, { name: '' }],
        ...pleroma({
          content: { 'text/plain': 'Hi you' },
          spoiler_text: { 'text/plain': 'a & b' },
        }),
      }),
    );
    expect(status).toMatchObject({
      userId: 'u1',
      text: 'Hi you',
      summary: 'a & b',
      inReplyToId: 's0',
      inReplyToScreenName: 'ben@hill.example',
      hashtags: ['pond'],
      conversationId: '123456789',
      repeatOfId: null,
    });
    expect(status.html).toContain('<b>you</b>');
    expect(status.html).not.toContain('script');
  });

  it('derives its plain text if the server sends none', () => {
    expect(statusOf(plain({ content: '<p>one</p><p>two &lt;3</p>' })).text).toMatch(/one\s+two <3/);
  });

  it('has the person it replies to, even if that is its own author', () => {
    const status = statusOf(plain({ in_reply_to_id: 's0', in_reply_to_account_id: 'u1' }));
    expect(status.inReplyToScreenName).toBe('mia');
  });

  it('has no author when the server withholds the account', () => {
    const { statuses, users } = decodeStatuses([fixtureBody('statuses/get-author-deactivated')]);
    expect(statuses).toMatchObject([{ userId: '' }]);
    expect(users).toEqual([]);
  });

  it.each([
    ['pt-BR', 'pt-BR'],
    ['und', null],
    [null, null],
  ])('has the language %j as %j', (language, told) => {
    expect(statusOf(wireStatus({ language })).language).toBe(told);
  });

  it('treats unknown visibilities as unlisted', () => {
    expect(statusOf(wireStatus({ visibility: 'followers_of_followers' })).visibility).toBe(
      'unlisted',
    );
    expect(statusOf(wireStatus({ visibility: 'local' })).visibility).toBe('local');
  });

  it("is local by the server's flag, else by its author", () => {
    const remote = wireUser({ acct: 'ben@hill.example' });
    expect(statusOf(wireStatus({ account: remote })).isLocal).toBe(true);
    expect(statusOf(plain({ account: remote })).isLocal).toBe(false);
    expect(statusOf(plain()).isLocal).toBe(true);
  });

  it('distinguishes a muted thread from a muted author only if the server does', () => {
    expect(statusOf(wireStatus({ muted: true }))).toMatchObject({
      muted: true,
      threadMuted: false,
    });
    expect(statusOf(plain({ muted: true }))).toMatchObject({ muted: true, threadMuted: true });
  });

  it.each(['javascript:alert(1)', 'data:text/html,x', '//evil.example', 'not an address'])(
    'has no link to %s',
    (url) => {
      const status = statusOf(wireStatus({ url, uri: url, card: wireCard({ url }) }));
      expect(status).toMatchObject({ url: null, card: null });
    },
  );

  it('keeps large ids exactly', () => {
    const id = '112000000000000001';
    expect(statusOf(wireStatus({ id, in_reply_to_id: id })).inReplyToId).toBe(id);
  });
});

describe('repeats', () => {
  it('are rows of their own besides the original and both authors', () => {
    const { ids, entities } = decodeStatusList([wireRepeat()]);
    expect(ids).toEqual(['r1']);
    expect(entities.statuses.map(({ id, repeatOfId }) => [id, repeatOfId])).toEqual([
      ['s1', null],
      ['r1', 's1'],
    ]);
    expect(entities.users.map(({ id }) => id).sort()).toEqual(['u1', 'u3']);
  });

  it('of withheld statuses are left out, and counted as refused', () => {
    const hollow = { ...wireRepeat(), reblog: null, content: '' };
    const { ids, refusals } = decodeStatusList([hollow, wireStatus()]);
    expect(ids).toEqual(['s1']);
    expect(refusals).toEqual([{ refused: 'status', why: expect.stringContaining('withheld') }]);
  });

  it('are not detected in posts that are only a picture, a poll, a subject or a quote', () => {
    const bare = { content: '', reblog: null };
    const posts = [
      plain({ ...bare, id: 'a', media_attachments: [wireAttachment()] }),
      plain({ ...bare, id: 'b', poll: wirePoll() }),
      plain({ ...bare, id: 'c', spoiler_text: 'subject' }),
      plain({ ...bare, id: 'd', quote_id: 's9' }),
    ];
    expect(decodeStatusList(posts).ids).toEqual(['a', 'b', 'c', 'd']);
  });

  it('of themselves, or of repeats, do not cause loops', () => {
    const circle = wireRepeat(wireStatus({ id: 'r1' }));
    expect(decodeStatusList([circle]).refusals).toHaveLength(1);
    const twofold = wireRepeat(wireRepeat(wireStatus(), { id: 'r2' }), { id: 'r3' });
    expect(statusOf(twofold).repeatOfId).toBe('r2');
    const inner = decodeStatuses([twofold]).statuses.find(({ id }) => id === 'r2');
    expect(inner?.repeatOfId).toBeNull();
  });
});

describe('quotes', () => {
  const quoted = wireStatus({ id: 'q1', account: wireUser({ id: 'u7' }) });
  const rowIds = (wire: unknown) => decodeStatuses([wire]).statuses.map(({ id }) => id);

  it('of Pleroma include the quoted status', () => {
    const wire = wireStatus(
      pleroma({
        quote: quoted,
        quote_id: 'q1',
        quote_url: 'https://home.example/objects/q1',
        quote_visible: true,
      }),
    );
    expect(rowIds(wire)).toEqual(['q1', 's1']);
    expect(statusOf(wire)).toMatchObject({
      quoteId: 'q1',
      quoteUrl: 'https://home.example/objects/q1',
      quoteVisible: true,
    });
  });

  it('keep the address of a deleted quoted post, which Pleroma still sends', () => {
    const wire = wireStatus(
      pleroma({
        quote: null,
        quote_id: null,
        quote_url: 'https://a.example/1',
        quote_visible: false,
      }),
    );
    expect(statusOf(wire)).toMatchObject({
      quoteId: null,
      quoteUrl: 'https://a.example/1',
      quoteVisible: false,
      quoteState: 'unavailable',
    });
    expect(statusOf(wireStatus())).toMatchObject({ quoteState: 'none' });
  });

  it('of Akkoma are in a separate field', () => {
    const wire = wireStatus({
      quote: quoted,
      quote_id: 'q1',
      akkoma: { quote_apid: 'https://home.example/objects/q1' },
    });
    expect(rowIds(wire)).toEqual(['q1', 's1']);
    expect(statusOf(wire)).toMatchObject({
      quoteId: 'q1',
      quoteUrl: 'https://home.example/objects/q1',
      quoteVisible: true,
    });
  });

  it('of Mastodon have a state that says if they may be shown', () => {
    const accepted = plain({ quote: { state: 'accepted', quoted_status: quoted } });
    expect(rowIds(accepted)).toEqual(['q1', 's1']);
    expect(statusOf(accepted)).toMatchObject({ quoteId: 'q1', quoteVisible: true });
    const shallow = plain({ quote: { state: 'accepted', quoted_status_id: 'q1' } });
    expect(statusOf(shallow)).toMatchObject({ quoteId: 'q1', quoteVisible: true });
    for (const [state, quoteState] of [
      ['pending', 'pending'],
      ['rejected', 'refused'],
      ['revoked', 'revoked'],
      ['deleted', 'deleted'],
      ['unauthorized', 'forbidden'],
      ['blocked_account', 'muted'],
      ['blocked_domain', 'muted'],
      ['muted_account', 'muted'],
      ['muted_domain', 'muted'],
      ['new', 'unavailable'],
    ] as const) {
      const wire = plain({ quote: { state, quoted_status: null } });
      expect(statusOf(wire)).toMatchObject({ quoteId: null, quoteVisible: false, quoteState });
    }
    const wordless = plain({ content: '', quote: { state: 'pending', quoted_status: null } });
    expect(statusOf(wordless)).toMatchObject({ quoteState: 'pending' });
  });

  it.each([
    [['public', 'followers'], 'public'],
    [['followers'], 'followers'],
    [['following'], 'nobody'],
    [[], 'nobody'],
    ['everybody', null],
    [undefined, null],
  ] as const)('may be made without asking by %p: %s', (automatic, quotePolicy) => {
    const wire = { ...wireStatus(), quote_approval: automatic && { automatic } } as never;
    expect(statusOf(wire)).toMatchObject({ quotePolicy });
  });

  it('never replace the full row of the same status', () => {
    const full = wireStatus({ ...quoted, favourites_count: 9 });
    const quoting = wireStatus(
      pleroma({ quote: { ...quoted, favourites_count: 1 }, quote_id: 'q1', quote_visible: true }),
    );
    for (const page of [
      [full, quoting],
      [quoting, full],
    ]) {
      const row = decodeStatuses(page).statuses.find(({ id }) => id === 'q1');
      expect(row?.favouriteCount).toBe(9);
    }
  });

  it('of themselves are ignored', () => {
    const wire = wireStatus(pleroma({ quote_id: 's1', quote: wireStatus(), quote_visible: true }));
    expect(statusOf(wire)).toMatchObject({ quoteId: null, quoteState: 'none' });
  });

  it('are decoded from recordings', () => {
    const answer = statusOf(fixtureBody('statuses/get-quote'));
    expect(answer).toMatchObject({ quoteId: 'BCdelY4Ca0i0VaWS0m', quoteVisible: true });
  });
});

describe('the parts of a status', () => {
  it.each<[string, string | undefined, string]>([
    ['image', 'image/webp', 'image'],
    ['unknown', 'application/x-shockwave-flash', 'flash'],
    ['image', 'text/plain', 'unknown'],
    ['unknown', 'video/x-matroska', 'video'],
    ['gifv', undefined, 'video'],
    ['audio', undefined, 'audio'],
    ['hologram', undefined, 'unknown'],
  ])('include a file called %s of type %s as %s', (type, mime_type, kind) => {
    const file = wireAttachment({ type, pleroma: mime_type === undefined ? {} : { mime_type } });
    expect(statusOf(wireStatus({ media_attachments: [file] })).media).toMatchObject([{ kind }]);
  });

  it('include a file without an address while it is processed', () => {
    const file = wireAttachment({ url: null, preview_url: null });
    expect(statusOf(wireStatus({ media_attachments: [file] })).media).toMatchObject([
      { url: null, thumbUrl: null, largeThumbUrl: null },
    ]);
  });

  it('leave out votes for removed options, and keep an unknown number of voters as null', () => {
    const poll = wirePoll({ own_votes: [0, null, 7, 1], voters_count: 0 });
    expect(statusOf(wireStatus({ poll })).poll).toMatchObject({
      ownVotes: [0, 1],
      votersCount: null,
    });
  });

  it('include reactions without colons, from either field', () => {
    const reactions = [wireReaction({ name: ':frog:', url: wireEmoji().url }), wireReaction()];
    const names = (wire: WireStatus) => statusOf(wire).reactions.map(({ name }) => name);
    expect(names(wireStatus(pleroma({ emoji_reactions: reactions })))).toEqual(['frog', '👍']);
    expect(names(plain({ emoji_reactions: reactions }))).toEqual(['frog', '👍']);
  });

  it('include emoji with spaces in their address, encoded', () => {
    const emoji = wireEmoji({ url: 'https://home.example/emoji/dino walking.gif' });
    expect(statusOf(wireStatus({ emojis: [emoji] })).emoji).toMatchObject([
      { url: 'https://home.example/emoji/dino%20walking.gif' },
    ]);
  });
});
