import fc from 'fast-check';
import {
  allContent,
  changeOfPost,
  CONTENT_PAGE,
  fitsContent,
  isFilteredHere,
  isFinal,
  isPostOvertaken,
  isToBeDoneToPost,
  pageAfter,
  postScopes,
  questionOf,
  readHandle,
  readServer,
  type PostAction,
  type StaffPost,
} from '@/domain/admin/content/content';
import {
  afterTrendAction,
  isTrendOvertaken,
  isTrendToBeDone,
  type Trend,
} from '@/domain/admin/content/trends';
import type { Visibility } from '@/domain/statuses/status';

const visibilities: Visibility[] = ['public', 'unlisted', 'private', 'direct', 'local', 'list'];
const posts: fc.Arbitrary<StaffPost> = fc.record({
  sensitive: fc.boolean(),
  deleted: fc.boolean(),
  visibility: fc.constantFrom(...visibilities),
});
const actions: fc.Arbitrary<PostAction> = fc.oneof(
  fc.constant<PostAction>({ kind: 'deletion' }),
  fc.boolean().map((wanted): PostAction => ({ kind: 'sensitive', wanted })),
  fc.constantFrom(...postScopes).map((scope): PostAction => ({ kind: 'scope', scope })),
);

describe('what was typed for a person', () => {
  it.each([
    ['mia', 'mia'],
    [' @mia@Far.Example ', 'mia@far.example'],
    ['@mia@home.example', 'mia'],
    ['https://far.example/@mia', 'mia@far.example'],
    ['https://far.example/users/mia/', 'mia@far.example'],
    ['https://home.example/@mia', 'mia'],
    ['https://home.example/@mia@far.example', 'mia@far.example'],
    ['', ''],
  ])('%j is %j', (typed, handle) => {
    expect(readHandle(typed, 'home.example')).toBe(handle);
  });

  it('stays a handle when it is read again', () => {
    fc.assert(
      fc.property(fc.string(), (typed) => {
        const once = readHandle(typed, 'home.example');
        expect(once).not.toMatch(/^@[^@]*$/);
        expect(readHandle(once.trim(), 'home.example').split('@').length).toBeLessThanOrEqual(2);
      }),
    );
  });

  it('for a server is one, or filters nothing', () => {
    expect(readServer('https://Far.example/about')).toBe('far.example');
    expect(readServer('far')).toBe('');
  });
});

describe('the filter', () => {
  const row = { summary: 'Ships', text: 'A long journey', media: [] };
  const far = 'mia@far.example';

  it('asks the server for what it can filter', () => {
    const filter = { ...allContent, media: true, local: true, words: 'x' };
    expect(questionOf(filter, false)).toEqual({
      person: '',
      server: '',
      media: false,
      local: true,
      hidden: false,
    });
    expect(questionOf({ ...filter, person: far, server: 'far.example' }, true)).toMatchObject({
      person: far,
      server: '',
      media: true,
      local: false,
    });
  });

  it('passes loaded posts by all else', () => {
    expect(fitsContent(row, far, { ...allContent, words: 'JOURNEY ship' })).toBe(true);
    expect(fitsContent(row, far, { ...allContent, words: 'boat' })).toBe(false);
    expect(fitsContent(row, far, { ...allContent, media: true })).toBe(false);
    expect(fitsContent(row, far, { ...allContent, server: 'other.example' })).toBe(false);
    expect(fitsContent(row, far, { ...allContent, local: true })).toBe(false);
    expect(fitsContent(row, 'mia', { ...allContent, local: true })).toBe(true);
  });

  it('says if posts are left out here', () => {
    expect(isFilteredHere(allContent, false)).toBe(false);
    expect(isFilteredHere({ ...allContent, words: 'x' }, true)).toBe(true);
    expect(isFilteredHere({ ...allContent, media: true }, true)).toBe(false);
    expect(isFilteredHere({ ...allContent, media: true }, false)).toBe(true);
  });
});

describe('an action on a post', () => {
  it('is done once, and changes what it says', () => {
    fc.assert(
      fc.property(posts, actions, (post, action) => {
        if (!isToBeDoneToPost(post, action)) return;
        const after = { ...post, ...changeOfPost(action) };
        expect(isToBeDoneToPost(after, action)).toBe(false);
      }),
    );
  });

  it('never shows to more people what was written for few', () => {
    fc.assert(
      fc.property(posts, fc.constantFrom(...postScopes), (post, scope) => {
        fc.pre(post.visibility !== 'public' && post.visibility !== 'unlisted');
        expect(isToBeDoneToPost(post, { kind: 'scope', scope })).toBe(false);
      }),
    );
  });

  it('is asked for again where it cannot be taken back', () => {
    expect(isFinal({ kind: 'deletion' })).toBe(true);
    expect(isFinal({ kind: 'scope', scope: 'private' })).toBe(true);
    expect(isFinal({ kind: 'scope', scope: 'unlisted' })).toBe(false);
    expect(isFinal({ kind: 'sensitive', wanted: true })).toBe(false);
  });

  it('is overtaken by another scope alone', () => {
    const shown: StaffPost = { sensitive: false, deleted: false, visibility: 'public' };
    const fresh: StaffPost = { ...shown, visibility: 'private' };
    expect(isPostOvertaken(shown, fresh, { kind: 'scope', scope: 'unlisted' })).toBe(true);
    expect(isPostOvertaken(shown, fresh, { kind: 'scope', scope: 'private' })).toBe(false);
    expect(isPostOvertaken(shown, fresh, { kind: 'deletion' })).toBe(false);
  });
});

it('numbered pages leave no post out once earlier ones are gone', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 9 }), fc.nat(300), (page, removed) => {
      const asked = pageAfter(page + 1, removed);
      // The first unread post has moved up by as many places as posts are gone.
      const firstUnread = Math.max(0, page * CONTENT_PAGE - removed);
      expect((asked - 1) * CONTENT_PAGE).toBeLessThanOrEqual(firstUnread);
    }),
  );
});

describe('a decision on a trend', () => {
  const trend: Trend = {
    key: 'links 1',
    id: '1',
    kind: 'links',
    name: 'Boats',
    card: null,
    statusId: null,
    people: 3,
    waits: true,
    allowed: null,
  };

  it('is taken once', () => {
    for (const wanted of [true, false]) {
      const action = { kind: 'trend', wanted } as const;
      expect(isTrendToBeDone(trend, action)).toBe(true);
      const after = afterTrendAction(trend, action);
      expect(isTrendToBeDone(after, action)).toBe(false);
      expect(isTrendToBeDone(after, { kind: 'trend', wanted: !wanted })).toBe(true);
    }
  });

  it('is overtaken by one of somebody else', () => {
    expect(isTrendOvertaken(trend, trend)).toBe(false);
    expect(isTrendOvertaken(trend, { ...trend, waits: false })).toBe(true);
    const approved = { ...trend, waits: false, allowed: true };
    expect(isTrendOvertaken(approved, { ...approved, allowed: false })).toBe(true);
    // Posts and links do not say what was decided.
    expect(isTrendOvertaken(approved, { ...approved, allowed: null })).toBe(false);
  });
});
