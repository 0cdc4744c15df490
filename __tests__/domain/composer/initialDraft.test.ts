import { emptyDraft } from '@/domain/composer/draft';
import {
  draftAfterPosting,
  freshDraft,
  quoteDraft,
  replyDraft,
} from '@/domain/composer/initialDraft';
import type { Visibility } from '@/domain/statuses/status';

const habits = {
  privacy: 'unlisted' as Visibility,
  sensitive: false,
  postContentType: 'text/plain',
  sensitiveByDefault: false,
  postLanguage: null,
  postFormats: ['text/plain', 'text/markdown'],
  takesLanguage: false,
};

describe('a new draft', () => {
  it('POST-02 has text, subject, visibility, format, sensitivity, files with descriptions, poll, quoting', () => {
    expect(emptyDraft).toEqual({
      text: '',
      subject: '',
      parts: [],
      numbered: false,
      sentParts: [],
      visibility: 'public',
      listId: null,
      conversationId: null,
      contentType: 'text/plain',
      sensitive: false,
      language: null,
      files: [],
      poll: null,
      quoting: false,
      scheduledAt: null,
      expiresIn: null,
      quotePolicy: null,
      replyPolicy: null,
      favouritePolicy: null,
      repeatPolicy: null,
      replaces: null,
      edits: null,
      idempotencyKey: null,
      changedAt: null,
    });
  });

  it("has the account's default visibility, and public while that is unknown", () => {
    expect(freshDraft(habits).visibility).toBe('unlisted');
    expect(freshDraft({ ...habits, privacy: null }).visibility).toBe('public');
    expect(freshDraft({ ...habits, privacy: 'list' }).visibility).toBe('public');
  });

  it('has the preferred format if the server supports it, else plain text', () => {
    const prefers = (postContentType: string) => freshDraft({ ...habits, postContentType });
    expect(prefers('text/markdown').contentType).toBe('text/markdown');
    expect(prefers('text/bbcode').contentType).toBe('text/plain');
  });

  it('is sensitive by the setting of the writer or the account', () => {
    expect(freshDraft(habits).sensitive).toBe(false);
    expect(freshDraft({ ...habits, sensitiveByDefault: true }).sensitive).toBe(true);
    expect(freshDraft({ ...habits, sensitive: true }).sensitive).toBe(true);
  });

  it('has the language of the last post, on servers that store languages', () => {
    const spoken = { ...habits, postLanguage: 'eo' };
    expect(freshDraft(spoken).language).toBeNull();
    expect(freshDraft({ ...spoken, takesLanguage: true }).language).toBe('eo');
  });

  it("starts over after a post, with that post's visibility, format and language", () => {
    const sent = {
      ...emptyDraft,
      visibility: 'private' as const,
      contentType: 'text/markdown',
      language: 'eo',
      sensitive: true,
      text: 'Hello',
    };
    expect(draftAfterPosting(freshDraft(habits), sent)).toEqual({
      ...emptyDraft,
      visibility: 'private',
      contentType: 'text/markdown',
      language: 'eo',
    });
  });
});

describe('a reply', () => {
  const mentioned = (...names: string[]) =>
    names.map((screenName) => ({ userId: screenName, screenName, url: '' }));
  interface Circumstances {
    visibility?: Visibility;
    summary?: string;
    author?: string | null;
    own?: string | null;
    scopeCopy?: boolean;
    subjectLineBehavior?: 'email' | 'masto' | 'noop';
    language?: string | null;
    knownLanguages?: string[];
    takesLanguage?: boolean;
  }
  const begin = ({
    visibility = 'public',
    summary = '',
    language = null,
    ...more
  }: Circumstances = {}) =>
    replyDraft(freshDraft({ ...habits, takesLanguage: true, postLanguage: 'eo' }), {
      status: {
        visibility,
        summary,
        language,
        mentions: mentioned('leo@far.example', 'mia', 'eve'),
      },
      author: 'eve',
      own: 'mia',
      scopeCopy: true,
      subjectLineBehavior: 'email',
      knownLanguages: ['eo', 'pt-BR'],
      takesLanguage: true,
      ...more,
    });

  it('begins with its author and everybody mentioned, each once, without the writer', () => {
    expect(begin().text).toBe('@eve @leo@far.example ');
    expect(begin({ author: null, own: null }).text).toBe('@leo@far.example @mia @eve ');
  });

  it('is in the language of the post if the writer knows it, and else in their own', () => {
    expect(begin().language).toBe('eo');
    expect(begin({ language: 'pt' }).language).toBe('pt-BR');
    expect(begin({ language: 'cy' }).language).toBe('eo');
    expect(begin({ language: 'pt', takesLanguage: false }).language).toBe('eo');
  });

  it("has the visibility of the post, or the writer's default", () => {
    expect(begin({ visibility: 'private' }).visibility).toBe('private');
    expect(begin({ visibility: 'private', scopeCopy: false }).visibility).toBe('unlisted');
    expect(begin({ visibility: 'local' }).visibility).toBe('local');
  });

  it.each(['direct', 'list'] as const)(
    'to a restricted post (%s) is as restricted',
    (visibility) => {
      expect(begin({ visibility, scopeCopy: false }).visibility).toBe('direct');
    },
  );

  it.each([
    ['email', 'Frogs', 're: Frogs'],
    ['email', 're: Frogs', 're: Frogs'],
    ['email', 'Re: Frogs', 'Re: Frogs'],
    ['email', ' ', ''],
    ['masto', 'Frogs', 'Frogs'],
    ['masto', '', ''],
    ['noop', 'Frogs', ''],
  ] as const)('has in the style %s to %j the subject %j', (subjectLineBehavior, summary, told) => {
    expect(begin({ subjectLineBehavior, summary }).subject).toBe(told);
  });
});

describe('a quote', () => {
  it("of a post for followers is for followers, else it has the writer's default visibility", () => {
    expect(quoteDraft(freshDraft(habits), { visibility: 'private' }).visibility).toBe('private');
    expect(quoteDraft(freshDraft(habits), { visibility: 'public' }).visibility).toBe('unlisted');
  });
});
