/**
 * The rules that show, collapse or hide a status: each one alone, and properties of all of them.
 */
import fc from 'fast-check';
import { filterContexts } from '@/domain/timelines/filter';
import {
  decideFiltering,
  type Decision,
  type Question,
  type ShownIn,
} from '@/domain/timelines/filtering';
import {
  someFilter,
  someQuestion,
  someRelationship,
  someRules,
  someStatus,
} from '../../support/timelines/filtering';
import { someUser } from '../../support/people';
import { wireMention } from '../../support/wire';

const asked = (changes: Partial<Question>): Decision => decideFiltering(someQuestion(changes));
const kindsOf = ({ reasons }: Decision) => reasons.map(({ kind }) => kind);
const contexts: ShownIn[] = ['timeline', 'conversation', 'profile', 'notification', 'collection'];

it('a status that matches no rule is shown', () => {
  expect(asked({})).toEqual({ show: 'full', reasons: [] });
});

describe('muted words', () => {
  const status = someStatus({}, { text: 'About football', summary: '' });
  const muteWords = ['Football'];

  it('collapse a status, and say which word matched', () => {
    expect(asked({ status, rules: someRules({ muteWords }) })).toEqual({
      show: 'collapsed',
      reasons: [{ kind: 'mutedWord', word: 'Football' }],
    });
  });

  it.each(['hideWordFilteredPosts', 'hideFilteredStatuses'] as const)('hide it with %s', (name) => {
    expect(asked({ status, rules: someRules({ muteWords, [name]: true }) }).show).toBe('hidden');
  });

  it.each(['hideMutedPosts', 'hideMutedThreads'] as const)('ignore %s', (name) => {
    const rules = someRules({ muteWords, [name]: true });
    expect(asked({ status, rules }).show).toBe('collapsed');
  });

  it("do not apply to the reader's own statuses", () => {
    expect(asked({ status, rules: someRules({ muteWords, ownId: 'u1' }) }).show).toBe('full');
  });
});

describe('muted people', () => {
  const relationships = { u1: someRelationship({ muting: true }) };

  it("are collapsed, by the server's flag or the reader's relationship", () => {
    const marked = someStatus({}, { muted: true });
    const decision = { show: 'collapsed', reasons: [{ kind: 'mutedPerson', userId: 'u1' }] };
    expect(asked({ status: marked })).toEqual(decision);
    expect(asked({ relationships })).toEqual(decision);
  });

  it("are shown again as soon as the reader unmutes them, whatever the status's flag", () => {
    const marked = someStatus({}, { muted: true });
    expect(asked({ status: marked, relationships: { u1: someRelationship() } }).show).toBe('full');
  });

  it.each(['hideMutedPosts', 'hideFilteredStatuses'] as const)('are hidden with %s', (name) => {
    expect(asked({ relationships, rules: someRules({ [name]: true }) }).show).toBe('hidden');
  });

  it('are shown on their own profile, but not when another repeats them there', () => {
    expect(asked({ relationships, context: 'profile' }).show).toBe('full');
    const repeater = someUser({ id: 'u3' });
    expect(asked({ relationships, context: 'profile', repeater }).show).toBe('collapsed');
  });

  it('do not make others visible by repeating them', () => {
    const decision = asked({
      repeater: someUser({ id: 'u3' }),
      relationships: { u3: someRelationship({ id: 'u3', muting: true }) },
    });
    expect(decision).toEqual({
      show: 'collapsed',
      reasons: [{ kind: 'mutedRepeater', userId: 'u3' }],
    });
  });
});

describe('muted threads', () => {
  const status = someStatus({}, { muted: true, threadMuted: true });

  it('are hidden by default, and collapsed when that is switched off', () => {
    const reasons = [{ kind: 'mutedThread' }];
    expect(asked({ status })).toEqual({ show: 'hidden', reasons });
    const rules = someRules({ hideMutedThreads: false });
    expect(asked({ status, rules })).toEqual({ show: 'collapsed', reasons });
  });

  it('are shown to a reader who opens them', () => {
    expect(asked({ status, context: 'conversation' }).show).toBe('full');
  });

  it('do not mute their authors', () => {
    expect(kindsOf(asked({ status }))).toEqual(['mutedThread']);
  });
});

describe('blocked people and servers', () => {
  it.each([
    [{ blocking: true }, 'blockedPerson'],
    [{ domainBlocking: true }, 'blockedServer'],
  ] as const)('are left out of timelines, and collapsed in threads: %o', (standing, kind) => {
    const relationships = { u1: someRelationship(standing) };
    const reasons = [{ kind, userId: 'u1' }];
    expect(asked({ relationships })).toEqual({ show: 'hidden', reasons });
    expect(asked({ relationships, context: 'conversation' })).toEqual({
      show: 'collapsed',
      reasons,
    });
  });
});

describe('bots', () => {
  const author = someUser({ isBot: true });
  const muteBotStatuses = true;

  it('are shown until the reader mutes them all', () => {
    expect(asked({ author }).show).toBe('full');
    expect(asked({ author, rules: someRules({ muteBotStatuses }) })).toEqual({
      show: 'collapsed',
      reasons: [{ kind: 'bot', userId: 'u1' }],
    });
  });

  it('are then treated like muted people', () => {
    const rules = someRules({ muteBotStatuses, hideMutedPosts: true });
    expect(asked({ author, rules }).show).toBe('hidden');
  });

  it('are muted as repeaters as well', () => {
    const repeater = someUser({ id: 'u3', isBot: true });
    expect(kindsOf(asked({ repeater, rules: someRules({ muteBotStatuses }) }))).toEqual([
      'botRepeater',
    ]);
  });
});

it('sensitive statuses are treated as muted if the reader wants that', () => {
  const status = someStatus({ sensitive: true });
  expect(asked({ status }).show).toBe('full');
  const rules = someRules({ muteSensitiveStatuses: true });
  expect(asked({ status, rules })).toEqual({
    show: 'collapsed',
    reasons: [{ kind: 'sensitive' }],
  });
});

describe('posts in a language that the reader does not read', () => {
  const read = (...readLanguages: string[]) => someRules({ readLanguages });
  const written = (language: string | null) => someStatus({ language });

  it('are collapsed in timelines, and nowhere else [readLanguages]', () => {
    const question = { status: written('cy'), rules: read('en', 'pt-BR') };
    expect(asked(question)).toEqual({
      show: 'collapsed',
      reasons: [{ kind: 'otherLanguage', language: 'cy' }],
    });
    for (const context of ['conversation', 'profile', 'notification', 'collection'] as const) {
      expect(asked({ ...question, context }).show).toBe('full');
    }
  });

  it('are hidden or shown if the reader wants that [otherLanguages]', () => {
    const rules = read('en');
    const status = written('cy');
    expect(asked({ status, rules: { ...rules, otherLanguages: 'hide' } }).show).toBe('hidden');
    expect(asked({ status, rules: { ...rules, otherLanguages: 'show' } }).show).toBe('full');
  });

  it('do not include those of unknown language, of a read one, or of the reader', () => {
    const rules = read('en', 'pt-BR');
    for (const language of [null, 'en', 'EN-gb', 'pt', 'pt_PT']) {
      expect(asked({ status: written(language), rules }).show).toBe('full');
    }
    expect(asked({ status: written('cy'), rules: read() }).show).toBe('full');
    expect(
      asked({ status: someStatus({ language: 'cy' }), rules: { ...rules, ownId: 'u1' } }).show,
    ).toBe('full');
  });
});

describe('repeats', () => {
  it('by followed people whose repeats are turned off are left out of timelines', () => {
    const repeater = someUser({ id: 'u3' });
    const standing = someRelationship({ id: 'u3', following: true, showingRepeats: false });
    const question = { repeater, relationships: { u3: standing } };
    expect(asked(question)).toEqual({
      show: 'hidden',
      reasons: [{ kind: 'unwantedRepeat', userId: 'u3' }],
    });
    expect(asked({ ...question, context: 'profile' }).show).toBe('full');
  });
});

describe('reply visibility', () => {
  const reply = (...mentioned: string[]) =>
    someStatus({
      in_reply_to_id: 's0',
      in_reply_to_account_id: 'u7',
      mentions: mentioned.map((id) => wireMention({ id })),
    });
  const following = someRules({ replyVisibility: 'following' });
  const self = someRules({ replyVisibility: 'self' });
  const stranger = { u7: someRelationship({ id: 'u7' }) };

  it('hides replies to people whom the reader does not follow', () => {
    expect(asked({ status: reply('u7'), rules: following, relationships: stranger })).toEqual({
      show: 'hidden',
      reasons: [{ kind: 'replyToStranger', userId: 'u7' }],
    });
  });

  it('keeps replies to followed people, to the reader, and by the reader', () => {
    const friend = { u7: someRelationship({ id: 'u7', following: true }) };
    const kept: Partial<Question>[] = [
      { status: reply('u7'), relationships: friend },
      { status: reply('u7', 'me'), relationships: stranger },
      { status: reply('u7'), relationships: stranger, rules: { ...following, ownId: 'u1' } },
      { status: someStatus() },
    ];
    for (const question of kept) {
      expect(asked({ rules: following, ...question }).show).toBe('full');
    }
  });

  it("uses the server's relationship flags until the reader’s own are loaded", () => {
    expect(asked({ status: reply('u7'), rules: following }).show).toBe('full');
  });

  it('hides all replies not addressed to the reader, if that is chosen', () => {
    const friend = { u7: someRelationship({ id: 'u7', following: true }) };
    expect(asked({ status: reply('u7'), rules: self, relationships: friend })).toEqual({
      show: 'hidden',
      reasons: [{ kind: 'replyToOther', userId: 'u7' }],
    });
    expect(asked({ status: reply('me'), rules: self }).show).toBe('full');
  });

  it('applies to timelines and members only', () => {
    const question = { status: reply('u7'), rules: self };
    for (const context of contexts.filter((name) => name !== 'timeline')) {
      expect(asked({ ...question, context }).show).toBe('full');
    }
    expect(asked({ ...question, rules: { ...self, ownId: null } }).show).toBe('full');
  });
});

describe('server filters', () => {
  const status = someStatus({}, { text: 'Down in the quarry' });
  const warning = { kind: 'serverFilter', filterId: '1', title: 'quarry', action: 'warn' };

  it('of version 1 warn, or hide when they are irreversible', () => {
    expect(asked({ status, filters: [someFilter()] })).toEqual({
      show: 'collapsed',
      reasons: [warning],
    });
    const filters = [someFilter({ action: 'hide' })];
    expect(asked({ status, filters }).show).toBe('hidden');
  });

  it('apply only in their contexts', () => {
    const filters = [someFilter({ contexts: ['thread'] })];
    expect(asked({ status, filters }).show).toBe('full');
    expect(asked({ status, filters, context: 'conversation' }).show).toBe('collapsed');
    expect(asked({ status, filters, filterContext: 'thread' }).show).toBe('collapsed');
    expect(asked({ status, filters: [someFilter()], filterContext: null }).show).toBe('full');
  });

  it('of version 2 are matched by the server, and override all others', () => {
    const match = (action: 'warn' | 'hide' | 'blur') =>
      someStatus(
        {
          filtered: [
            { filter: { id: '9', title: 'Spoilers', context: ['home'], filter_action: action } },
          ],
        },
        { text: 'Down in the quarry' },
      );
    const reason = (action: string) => ({
      kind: 'serverFilter',
      filterId: '9',
      title: 'Spoilers',
      action,
    });
    const filters = [someFilter()];
    expect(asked({ status: match('warn'), filters })).toEqual({
      show: 'collapsed',
      reasons: [reason('warn')],
    });
    expect(asked({ status: match('hide'), filters }).show).toBe('hidden');
    expect(asked({ status: match('blur'), filters })).toEqual({
      show: 'full',
      reasons: [reason('blur')],
    });
    expect(asked({ status: match('warn'), filters, filterContext: 'public' }).show).toBe('full');
    const found = someStatus({ filtered: [] }, { text: 'quarry' });
    expect(asked({ status: found, filters }).show).toBe('full');
  });
});

const anyQuestion: fc.Arbitrary<Question> = fc.record({
  status: fc
    .record({
      userId: fc.constantFrom('u1', 'me', 'u7', ''),
      text: fc.constantFrom('', 'football', 'quarry'),
      sensitive: fc.boolean(),
      muted: fc.boolean(),
      threadMuted: fc.boolean(),
      deleted: fc.boolean(),
      inReplyToUserId: fc.constantFrom(null, 'u7', 'me', 'u1'),
    })
    .map((changes) => someStatus({}, changes)),
  author: fc.option(
    fc.boolean().map((isBot) => someUser({ isBot })),
    { nil: undefined },
  ),
  repeater: fc.option(
    fc
      .record({ id: fc.constantFrom('u3', 'me', 'u1'), isBot: fc.boolean() })
      .map((changes) => someUser(changes)),
    { nil: undefined },
  ),
  rules: fc
    .record({
      hideFilteredStatuses: fc.boolean(),
      hideWordFilteredPosts: fc.boolean(),
      hideMutedThreads: fc.boolean(),
      hideMutedPosts: fc.boolean(),
      muteBotStatuses: fc.boolean(),
      muteSensitiveStatuses: fc.boolean(),
      muteWords: fc.constantFrom<string[]>([], ['Football']),
      readLanguages: fc.constantFrom<string[]>([], ['en']),
      otherLanguages: fc.constantFrom('show' as const, 'collapse' as const, 'hide' as const),
      replyVisibility: fc.constantFrom('all' as const, 'following' as const, 'self' as const),
      ownId: fc.constantFrom(null, 'me'),
    })
    .map(someRules),
  relationships: fc.dictionary(
    fc.constantFrom('u1', 'u3', 'u7'),
    fc
      .record({
        muting: fc.boolean(),
        blocking: fc.boolean(),
        domainBlocking: fc.boolean(),
        following: fc.boolean(),
        showingRepeats: fc.boolean(),
      })
      .map(someRelationship),
  ),
  filters: fc.array(
    fc
      .record({
        contexts: fc.subarray([...filterContexts]),
        action: fc.constantFrom('warn' as const, 'hide' as const, 'blur' as const),
        isNews: fc.boolean(),
      })
      .map(someFilter),
    { maxLength: 2 },
  ),
  context: fc.constantFrom(...contexts),
  sought: fc.boolean(),
});

describe('every filter result', () => {
  it('has a reason unless the status is shown in full', () => {
    fc.assert(
      fc.property(anyQuestion, (question) => {
        const { show, reasons } = decideFiltering(question);
        return show === 'full' || reasons.length > 0;
      }),
    );
  });

  it('never hides a status that was opened, one’s own or a deleted one', () => {
    fc.assert(
      fc.property(anyQuestion, (question) => {
        const { status, rules, repeater } = question;
        const own = rules.ownId !== null && status.userId === rules.ownId && !repeater;
        const free = question.sought === true || own || status.deleted;
        return !free || decideFiltering(question).show === 'full';
      }),
    );
  });

  it('with all filtered statuses hidden collapses none, and hides no others', () => {
    fc.assert(
      fc.property(anyQuestion, (question) => {
        const strict = {
          ...question,
          rules: { ...question.rules, hideFilteredStatuses: true },
        };
        const mild = { ...question, rules: { ...question.rules, hideFilteredStatuses: false } };
        const shown = decideFiltering(strict).show;
        return (
          shown !== 'collapsed' && (shown === 'full') === (decideFiltering(mild).show === 'full')
        );
      }),
    );
  });

  it('is the same for the same input, and leaves the input unmodified', () => {
    fc.assert(
      fc.property(anyQuestion, (question) => {
        const before = structuredClone(question);
        expect(decideFiltering(question)).toEqual(decideFiltering(structuredClone(question)));
        expect(question).toEqual(before);
      }),
      { numRuns: 50 },
    );
  });

  it('names the strongest reason, which alone has the same result', () => {
    const mildest = someRules({ hideMutedThreads: true, muteWords: ['Football'] });
    const status = someStatus({}, { text: 'football', threadMuted: true, muted: true });
    expect(kindsOf(asked({ status, rules: mildest }))).toEqual(['mutedThread', 'mutedWord']);
    const rules = { ...mildest, hideMutedThreads: false, hideWordFilteredPosts: true };
    expect(kindsOf(asked({ status, rules }))).toEqual(['mutedWord', 'mutedThread']);
  });
});
