import { draftTarget, kindOfDraft, NEW_POST, statusOfDraft } from '@/domain/composer/draft';

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
