import { draftTarget, kindOfDraft, NEW_POST, statusOfDraft } from '@/domain/composer/draft';

describe('the kind of a draft', () => {
  it.each(['reply', 'quote', 'edit'] as const)('follows from its target: %s', (kind) => {
    const target = draftTarget(kind, 'AqC 1');
    expect(kindOfDraft(target)).toBe(kind);
    expect(statusOfDraft(target)).toBe('AqC 1');
  });

  it('is a new post by default', () => {
    expect(kindOfDraft(NEW_POST)).toBe('new');
    expect(statusOfDraft(NEW_POST)).toBeNull();
    expect(kindOfDraft('something else')).toBe('new');
  });
});
