import { draftTarget, NEW_POST, type Draft } from '@/domain/composer/draft';
import type { ServerFamily } from '@/domain/session/instance';
import { submissionOf, postOf, type NewPost, type PostEdit } from '@/domain/composer/posting';
import { submitEdit, submitPost } from '@/api/endpoints/composer/posting';
import { someDraft, someFile } from '@support/composer/drafts';

const server = (family: ServerFamily = 'pleroma', postFormats = ['text/plain']) => ({
  family,
  postFormats,
  pollLimits: { maxOptions: 4, maxOptionChars: 255, minExpiration: 60, maxExpiration: 86_400 },
});
const poll = (...options: string[]) => ({ options, multiple: false, expiresIn: 600 });

it('a post has a format only where the server names some', () => {
  const draft = someDraft({ contentType: 'text/markdown' });
  const formats = ['text/plain', 'text/markdown'];
  expect(postOf(NEW_POST, draft, server('gotosocial', formats)).contentType).toBe('text/markdown');
  expect(postOf(NEW_POST, draft, server('mastodon', [])).contentType).toBeNull();
});

describe('the request for a new post', () => {
  it('POST-03 contains every field that is set, and no empty one', () => {
    const full = someDraft({
      text: 'Which?',
      subject: 'Ponds',
      visibility: 'private',
      sensitive: true,
      contentType: 'text/markdown',
      language: 'de',
      files: [someFile({ id: 'b' }), someFile({ id: 'a' })],
      poll: poll('Yes', 'No'),
    });
    expect(postOf(NEW_POST, full, server())).toEqual({
      does: 'post',
      text: 'Which?',
      subject: 'Ponds',
      visibility: 'private',
      sensitive: true,
      contentType: 'text/markdown',
      language: 'de',
      mediaIds: ['m-b', 'm-a'],
      inReplyToId: null,
      quoteId: null,
      poll: poll('Yes', 'No'),
      scheduledAt: null,
      expiresIn: null,
      quotePolicy: null,
      replyPolicy: null,
      favouritePolicy: null,
      repeatPolicy: null,
      listId: null,
      conversationId: null,
    });
    expect(postOf(NEW_POST, someDraft(), server())).toEqual({
      does: 'post',
      text: 'Hello',
      subject: null,
      visibility: 'public',
      sensitive: false,
      contentType: 'text/plain',
      language: null,
      mediaIds: [],
      inReplyToId: null,
      quoteId: null,
      poll: null,
      scheduledAt: null,
      expiresIn: null,
      quotePolicy: null,
      replyPolicy: null,
      favouritePolicy: null,
      repeatPolicy: null,
      listId: null,
      conversationId: null,
    });
  });

  it.each([
    ['a reply', draftTarget('reply', 's1'), false, { inReplyToId: 's1', quoteId: null }],
    ['a quote', draftTarget('quote', 's1'), false, { inReplyToId: null, quoteId: 's1' }],
    ['a reply that quotes', draftTarget('reply', 's1'), true, { inReplyToId: null, quoteId: 's1' }],
  ])('of %s refers to its target', (_what, target, quoting, expected) => {
    expect(postOf(target, someDraft({ quoting }), server())).toMatchObject(expected);
  });

  it('of a direct reply is for the whole conversation, if its writer wants that', () => {
    const draft = someDraft({ visibility: 'direct', conversationId: '7' });
    const told = (target: string, change: Partial<Draft> = {}) =>
      postOf(target, { ...draft, ...change }, server()).conversationId;
    expect(told('reply s1')).toBe('7');
    // The posts of a chain that answer its first one are for the same people.
    expect(told('reply s1', { sentParts: ['s2'] })).toBe('7');
    expect(told('reply s1', { conversationId: null })).toBeNull();
    expect(told('reply s1', { visibility: 'private' })).toBeNull();
    expect(told('reply s1', { quoting: true })).toBeNull();
    expect(told('new')).toBeNull();
  });

  it('POST-18 has a poll only if an option has a text', () => {
    const told = (...options: string[]) =>
      postOf(NEW_POST, someDraft({ poll: poll(...options) }), server()).poll?.options ?? null;
    expect(told('', ' ', '\n')).toBeNull();
    expect(told('Yes', '')).toEqual(['Yes']);
    expect(told('Yes', 'No', 'Yes')).toEqual(['Yes', 'No']);
    expect(postOf(NEW_POST, someDraft({ poll: null }), server()).poll).toBeNull();
  });
});

describe('the request of a draft', () => {
  const edited = someDraft({
    poll: poll('Yes', 'No'),
    edits: { editedAt: null, poll: poll('Yes', 'No') },
  });

  it("is an edit for an edit's draft and a post otherwise", () => {
    expect(submissionOf('edit s1', edited, server())).toMatchObject({
      does: 'edit',
      statusId: 's1',
    });
    for (const target of [NEW_POST, 'reply s1', 'quote s1']) {
      expect(submissionOf(target, someDraft(), server()).does).toBe('post');
    }
  });

  it('cannot mix up posts and edits', () => {
    // Compiled, never called: each line would be a type error without its directive.
    const mixed = (post: NewPost, edit: PostEdit, to: Parameters<typeof submitPost>[0]) => {
      // @ts-expect-error An edit cannot be posted.
      void submitPost(to, edit, 'k');
      // @ts-expect-error A post cannot edit.
      void submitEdit(to, post, 'k');
    };
    expect(mixed).toBeInstanceOf(Function);
  });

  it.each<[string, ServerFamily, ReturnType<typeof poll>, string[] | null]>([
    ['is left out where that keeps it', 'pleroma', poll('Yes', 'No'), null],
    ['is told where leaving it out would take it', 'mastodon', poll('Yes', 'No'), ['Yes', 'No']],
    ['is told when it was changed', 'akkoma', poll('Yes', 'Maybe'), ['Yes', 'Maybe']],
  ])('the poll of an edit %s', (_what, family, changed, expected) => {
    const order = submissionOf('edit s1', { ...edited, poll: changed }, server(family));
    expect(order.poll?.options ?? null).toEqual(expected);
  });
});
