import {
  draftTarget,
  emptyDraft,
  kindOfDraft,
  NEW_POST,
  replyDraft,
  statusOfDraft,
} from '@/domain/draft';
import type { Visibility } from '@/domain/status';

describe('what a draft will become', () => {
  it.each(['reply', 'quote', 'edit'] as const)('is told by its target: %s', (kind) => {
    const target = draftTarget(kind, 'AqC 1');
    expect(kindOfDraft(target)).toBe(kind);
    expect(statusOfDraft(target)).toBe('AqC 1');
  });

  it('is a new post where nothing else is said', () => {
    expect(kindOfDraft(NEW_POST)).toBe('new');
    expect(statusOfDraft(NEW_POST)).toBeNull();
    expect(kindOfDraft('something else')).toBe('new');
  });
});

describe('a reply', () => {
  const mentioned = (...names: string[]) =>
    names.map((screenName) => ({ userId: screenName, screenName, url: '' }));
  const begin = (visibility: Visibility, more: Partial<Parameters<typeof replyDraft>[1]> = {}) =>
    replyDraft(
      { ...emptyDraft, visibility: 'unlisted' },
      {
        status: { visibility, mentions: mentioned('leo@far.example', 'mia', 'eve') },
        author: 'eve',
        own: 'mia',
        scopeCopy: true,
        ...more,
      },
    );

  it('begins with its author and everybody named, each once, without the reader', () => {
    expect(begin('public').text).toBe('@eve @leo@far.example ');
    expect(begin('public', { author: null, own: null }).text).toBe('@leo@far.example @mia @eve ');
  });

  it('is for whom the post was, or as the reader always writes', () => {
    expect(begin('private').visibility).toBe('private');
    expect(begin('private', { scopeCopy: false }).visibility).toBe('unlisted');
    expect(begin('direct', { scopeCopy: false }).visibility).toBe('direct');
  });
});
