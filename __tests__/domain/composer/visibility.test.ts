import { selectableVisibilities } from '@/domain/composer/visibility';
import { isWider, offeredVisibilities } from '@/domain/composer/options/offeredVisibilities';

const offer = {
  current: 'public',
  original: 'public',
  own: 'public',
  minimal: false,
  withLocal: false,
  withLists: false,
  parent: null,
  quoting: false,
} as const;

describe('the visibilities that are offered', () => {
  it('POST-22 are public, unlisted, private and direct; in minimal mode only the current, the original, the own and direct; in replies to a direct status only direct', () => {
    expect(offeredVisibilities(offer)).toEqual(['public', 'unlisted', 'private', 'direct']);
    const minimal = { ...offer, minimal: true };
    expect(offeredVisibilities(minimal)).toEqual(['public', 'direct']);
    expect(
      offeredVisibilities({ ...minimal, current: 'unlisted', original: 'private', own: 'public' }),
    ).toEqual(['public', 'unlisted', 'private', 'direct']);
    expect(
      offeredVisibilities({ ...minimal, current: 'private', original: 'private', own: 'unlisted' }),
    ).toEqual(['unlisted', 'private', 'direct']);
    expect(offeredVisibilities({ ...offer, parent: 'direct', current: 'public' })).toEqual([
      'direct',
    ]);
  });

  it('include local-only posts where the server has them', () => {
    expect(offeredVisibilities({ ...offer, withLocal: true })).toEqual([...selectableVisibilities]);
    expect(offeredVisibilities({ ...offer, current: 'local' })).toContain('local');
    expect(offeredVisibilities({ ...offer, withLocal: true, minimal: true })).not.toContain(
      'local',
    );
  });

  it('are only followers for the quote of a post for followers, as servers require', () => {
    expect(offeredVisibilities({ ...offer, parent: 'private', quoting: true })).toEqual([
      'private',
    ]);
    expect(offeredVisibilities({ ...offer, parent: 'private' })).toHaveLength(4);
  });
});

describe('a visibility', () => {
  it.each([
    ['public', 'private'],
    ['unlisted', 'private'],
    ['public', 'direct'],
    ['private', 'direct'],
    ['public', 'local'],
    ['local', 'private'],
    ['private', 'list'],
  ] as const)('%s reaches people whom %s excludes', (wide, narrow) => {
    expect(isWider(wide, narrow)).toBe(true);
    expect(isWider(narrow, wide)).toBe(false);
  });

  it('that only lists a post elsewhere reaches nobody else', () => {
    expect(isWider('public', 'unlisted')).toBe(false);
    expect(isWider('unlisted', 'public')).toBe(false);
  });
});
