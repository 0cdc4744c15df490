import { contrast } from '@/lib/colour';
import { computeColours } from '@/domain/settings/theme/computeColours';
import { gradeOf, contrastPairOf, poorPairs } from '@/domain/settings/theme/contrastPairs';
import { readName, takeOver, withValue } from '@/domain/settings/theme/themeDraft';
import { fallbackTheme } from '@/domain/settings/theme/themePalette';
import { readPickedTheme } from '@/domain/settings/theme/files/readPickedTheme';
import { groupOfSlot, slotGroups, slotsOf } from '@/domain/settings/theme/colourSlotGroups';
import { slots } from '@/domain/settings/theme/colourSlots';
import { readKeptTheme } from '@/domain/settings/theme/files/themeFile';
import { keepTheme, writeSnapshot, writeThemeFile } from '@/domain/settings/theme/files/writeTheme';
import { shippedThemes } from '@support/settings/themes';

const { source } = fallbackTheme;

describe('a value put into a theme', () => {
  it('is parsed like a value in a file', () => {
    expect(withValue(source, 'colors', 'link', '#112233').colors.link).toBe('#112233');
    expect(withValue(source, 'colors', 'btn', '--text,20').colors.btn).toBe('--text,20');
    expect(withValue(source, 'radii', 'panel', 900).radii.panel).toBe(500);
    expect(withValue(source, 'opacity', 'bg', '.5').opacity.bg).toBe(0.5);
    expect(withValue(source, 'fonts', 'post', "'Inter'").fonts.post).toBe('Inter');
  });

  it('is computed by the engine again after it is cleared', () => {
    const changed = withValue(source, 'colors', 'btn', '#000000');
    expect(withValue(changed, 'colors', 'btn', null)).toEqual(source);
  });

  it.each([
    ['colors', 'link', 'url(https://evil.example)'],
    ['colors', 'link', 'red;} body { display: none'],
    ['colors', '__proto__', '#112233'],
    ['colors', 'constructor', '#112233'],
    ['radii', 'panel', 'calc(1px)'],
    ['radii', 'panel', Infinity],
    ['opacity', 'bg', {}],
    ['fonts', 'post', 'x; } *'],
    ['shadows', 'panel', 'none'],
    ['shadows', 'nosuch', []],
  ] as const)('is ignored if it is invalid: %s %s %j', (part, name, value) => {
    expect(withValue(source, part, name, value)).toBe(source);
  });
});

describe('loading another theme', () => {
  it('replaces everything but the parts to keep', () => {
    const mine = { ...source, radii: { btn: 1 }, fonts: { post: 'serif' } };
    const theirs = { ...source, colors: { bg: '#ffffff' }, radii: { btn: 9 }, fonts: {} };
    expect(takeOver(mine, theirs, [])).toEqual(theirs);
    expect(takeOver(mine, theirs, ['radii', 'fonts'])).toEqual({
      ...theirs,
      radii: { btn: 1 },
      fonts: { post: 'serif' },
    });
  });

  it('reduces its name to one line', () => {
    expect(readName(' My\n theme ')).toBe('My theme');
    expect(readName('x'.repeat(500))).toHaveLength(80);
    expect(readName({})).toBe('');
  });
});

describe('a theme that is exported', () => {
  it.each(shippedThemes())('is read back the same: $id', ({ name, source: made }) => {
    const draft = { name, source: made };
    expect(readPickedTheme(writeThemeFile(draft))).toEqual({
      kind: 'theme',
      draft,
      minor: false,
      partial: false,
    });
    const { customThemeSource, customTheme } = keepTheme(draft);
    expect(readKeptTheme(customThemeSource, customTheme)).toEqual(made);
  });

  it('has a snapshot that looks the same to an engine that computes nothing', () => {
    const draft = withValue(source, 'shadows', 'panel', [{ y: 2, color: '--link,10', alpha: 0.5 }]);
    const snapshot = writeSnapshot(draft) as { colors: object; shadows: { panel: object[] } };
    expect(Object.keys(snapshot.colors)).toEqual(Object.keys(slots));
    for (const colour of Object.values(snapshot.colors)) {
      expect(colour).toMatch(/^(#[0-9a-f]{6}|transparent)$/);
    }
    expect(snapshot.shadows.panel).toEqual([
      { x: 0, y: 2, blur: 0, spread: 0, color: '#e3bb98', alpha: 0.5, inset: false },
    ]);
    expect(snapshot).toMatchObject({
      opacity: { input: 0.5 },
      radii: { chatMessage: 10 },
      fonts: { interface: { family: 'sans-serif' } },
    });
  });
});

describe('contrast', () => {
  it.each([
    [7, 'aaa'],
    [6.99, 'aa'],
    [4.5, 'aa'],
    [4.49, 'large'],
    [3, 'large'],
    [2.99, 'poor'],
  ])('of %d is %s', (ratio, grade) => {
    expect(gradeOf(ratio)).toBe(grade);
  });

  it('is measured between a text and what is below it', () => {
    const palette = computeColours(source);
    expect(contrastPairOf('text', palette)?.ratio).toBeCloseTo(
      contrast(palette.text!, palette.bg!),
      5,
    );
    expect(contrastPairOf('bg', palette)).toBeNull();
    expect(contrastPairOf('toString', palette)).toBeNull();
  });

  it('lists slots that are hard to read, the worst first', () => {
    const dim = withValue(source, 'colors', 'text', '#333333');
    const pairs = poorPairs(computeColours(dim));
    expect(pairs.map(({ slot }) => slot)).toContain('text');
    const ratios = pairs.map(({ ratio }) => ratio);
    expect(ratios).toEqual([...ratios].sort((a, b) => a - b));
  });
});

describe('the groups of slots', () => {
  it('contain every slot once', () => {
    const listed = slotGroups.flatMap((group) => slotsOf(group).map(({ slot }) => slot));
    expect([...listed].sort()).toEqual(Object.keys(slots).sort());
  });

  it('say in which group a slot is', () => {
    expect(groupOfSlot('highlightFaintText')).toEqual({
      slot: 'highlightFaintText',
      group: 'highlight',
      role: 'faintText',
    });
    expect(groupOfSlot('nosuch')).toBeUndefined();
  });
});
