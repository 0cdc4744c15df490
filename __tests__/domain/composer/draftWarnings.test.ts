import fc from 'fast-check';
import {
  warningKey,
  draftWarningsOf,
  severityOf,
  type DraftWarning,
  type WarningInput,
} from '@/domain/composer/draftWarnings';
import type { DraftFile } from '@/domain/composer/draft';
import type { Visibility } from '@/domain/statuses/status';

const mentioned = (...names: string[]) =>
  names.map((screenName) => ({ userId: screenName, screenName, url: '' }));
const file = (type: string, description = ''): DraftFile => ({
  id: type,
  name: 'pond',
  type,
  size: 1,
  description,
  attachment: null,
});

interface Circumstances extends Partial<Omit<WarningInput, 'draft' | 'parent'>> {
  text?: string;
  visibility?: Visibility;
  files?: DraftFile[];
  conversationId?: string | null;
  /** The visibility of the status that is replied to. */
  answers?: Visibility | null;
  among?: string[];
}

function sending({
  text = 'Hello',
  visibility = 'public',
  files = [],
  conversationId = null,
  answers = null,
  among = [],
  ...more
}: Circumstances): WarningInput {
  return {
    draft: { text, visibility, files, quoting: false, conversationId },
    parent: answers === null ? null : { visibility: answers, mentions: mentioned(...among) },
    parentAuthor: answers === null ? null : 'eve',
    own: 'mia',
    locked: false,
    server: 'https://pond.example',
    addsParentAuthor: true,
    missingDescriptions: 'off',
    ...more,
  };
}
const concerns = (given: Circumstances) => draftWarningsOf(sending(given));
const asks = (found: DraftWarning[]) => found.filter(({ kind }) => severityOf[kind] === 'ask');

describe('a reply', () => {
  it.each<[Visibility, Visibility]>([
    ['private', 'public'],
    ['private', 'unlisted'],
    ['direct', 'public'],
    ['direct', 'private'],
    ['local', 'public'],
  ])('to a %s post that is %s warns of a wider audience', (answers, visibility) => {
    expect(concerns({ answers, visibility })).toContainEqual({ kind: 'wider', parent: answers });
  });

  it.each<[Visibility, Visibility]>([
    ['public', 'public'],
    ['unlisted', 'public'],
    ['public', 'unlisted'],
    ['private', 'private'],
    ['public', 'private'],
  ])('to a %s post that is %s has no warning', (answers, visibility) => {
    expect(asks(concerns({ answers, visibility }))).toEqual([]);
  });
});

describe('a direct post', () => {
  it('that mentions nobody but its author warns that it reaches nobody', () => {
    expect(concerns({ visibility: 'direct' })).toEqual([{ kind: 'nobody' }]);
    expect(concerns({ visibility: 'direct', text: 'Note to @mia' })).toEqual([{ kind: 'nobody' }]);
    expect(concerns({ visibility: 'direct', text: '@leo hello' })).toEqual([]);
  });

  it('within a thread warns before somebody is added to it', () => {
    const answers = 'direct';
    const among = ['leo@far.example', 'mia'];
    const write = (text: string) => concerns({ visibility: 'direct', answers, among, text });
    expect(write('@eve @Leo@far.example hello')).toEqual([]);
    expect(write('@eve have you asked @zoe and @ann@far.example?')).toEqual([
      { kind: 'adds', names: ['zoe', 'ann@far.example'] },
    ]);
    expect(write('@eve@pond.example hello')).toEqual([]);
  });

  it('that replies to one reaches its author if the server adds them', () => {
    const answer = { visibility: 'direct', answers: 'direct', text: 'Yes' } as const;
    expect(concerns(answer)).toEqual([]);
    expect(concerns({ ...answer, addsParentAuthor: false })).toEqual([{ kind: 'nobody' }]);
    expect(concerns({ ...answer, parentAuthor: 'mia' })).toEqual([{ kind: 'nobody' }]);
  });
});

it('a direct reply to a whole conversation has no warning, as its names do not matter', () => {
  const answer = { visibility: 'direct', answers: 'direct', conversationId: '7' } as const;
  const parentAuthor = 'mia';
  expect(concerns({ ...answer, parentAuthor, text: 'Yes' })).toEqual([]);
  expect(concerns({ ...answer, parentAuthor, text: '@zoe yes' })).toEqual([]);
});

describe('a post for followers', () => {
  it('warns if anybody can follow, not if followers are approved', () => {
    expect(concerns({ visibility: 'private', locked: true })).toEqual([{ kind: 'followersOnly' }]);
    expect(concerns({ visibility: 'private' })).toEqual([{ kind: 'anybodyFollows' }]);
    expect(asks(concerns({ visibility: 'private' }))).toEqual([]);
  });
});

describe('pictures without a description', () => {
  const files = [file('image/png'), file('video/webm', ' '), file('image/gif', 'A pond'), file('')];

  it('have a warning if the writer wants to be reminded', () => {
    expect(concerns({ files, missingDescriptions: 'remind' })).toEqual([
      { kind: 'undescribed', count: 2 },
    ]);
    expect(concerns({ files })).toEqual([]);
    // They block posting in this case; `draftValidation` reports it.
    expect(concerns({ files, missingDescriptions: 'insist' })).toEqual([]);
  });
});

it('the same warnings have the same key', () => {
  expect(warningKey({ kind: 'adds', names: ['zoe'] })).toBe(
    warningKey({ kind: 'adds', names: ['zoe'] }),
  );
  expect(warningKey({ kind: 'adds', names: ['zoe'] })).not.toBe(
    warningKey({ kind: 'adds', names: ['ann'] }),
  );
});

it('1,000 ordinary posts have no warning', () => {
  const name = fc.constantFrom('leo', 'zoe', 'ann@far.example', 'bob@pond.example');
  const words = fc
    .array(
      fc.oneof(
        fc.string({ maxLength: 40 }),
        name.map((each) => `@${each}`),
      ),
      { maxLength: 12 },
    )
    .map((parts) => parts.join(' '));
  const files = fc.array(
    fc
      .tuple(fc.constantFrom('image/png', 'video/mp4', 'text/plain'), fc.constantFrom('A pond'))
      .map(([type, description]) => file(type, description)),
    { maxLength: 4 },
  );
  const open = fc.constantFrom<Visibility>('public', 'unlisted', 'local');
  const post = fc.record({ text: words, files, visibility: open });
  const direct = fc.record({ text: words, files, to: name }).map(({ to, ...rest }) => ({
    ...rest,
    text: `@${to} ${rest.text}`,
    visibility: 'direct' as const,
  }));
  // A reply that is no more visible than the status it replies to, to people who can see that one.
  const answer = fc
    .record({
      text: fc.lorem({ maxCount: 20 }),
      answers: fc.constantFrom<Visibility>('public', 'unlisted', 'private', 'direct'),
    })
    .map(({ text, answers }) => ({
      text: `@eve @leo ${text}`,
      answers,
      visibility: answers,
      among: ['leo', 'mia'],
    }));
  fc.assert(
    fc.property(
      fc.oneof<fc.Arbitrary<Circumstances>[]>(post, direct, answer),
      fc.constantFrom('off', 'remind', 'insist'),
      (given, missingDescriptions) => {
        expect(asks(concerns({ ...given, missingDescriptions }))).toEqual([]);
      },
    ),
    { numRuns: 1_000 },
  );
});
