/** Text that another program shares is added to the draft, without duplicating any of it. */
import { sharedText, withShared } from '@/domain/composer/sharing';

const shared = (parts: Record<string, string>) => sharedText(new URLSearchParams(parts));

describe('shared content', () => {
  it.each([
    [{ title: 'A heron', text: 'Look at this', url: 'https://pond.example/1' }, 3],
    [{ title: 'A heron', text: 'https://pond.example/1', url: '' }, 2],
    [{ text: '  Look at this  ' }, 1],
    [{}, 0],
  ])('%j has this many lines: %d', (parts, lines) => {
    expect(shared(parts).split('\n').filter(Boolean)).toHaveLength(lines);
  });

  it('contains no part twice', () => {
    const text = 'A heron: https://pond.example/1';
    expect(shared({ title: 'A heron', text, url: 'https://pond.example/1' })).toBe(text);
  });

  it('is added below the existing text, which stays as it is', () => {
    expect(withShared('', 'Look')).toBe('Look');
    expect(withShared('  \n', 'Look')).toBe('Look');
    expect(withShared('Half a thought \n', 'Look')).toBe('Half a thought\n\nLook');
  });

  it('is not added if the text contains it already', () => {
    expect(withShared('I say: Look, a frog', 'Look')).toBe('I say: Look, a frog');
    expect(withShared('Half a thought', '')).toBe('Half a thought');
  });
});
